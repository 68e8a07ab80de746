import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '../../context.ts';
import { saveMediaSlot } from '../../modules/content/media.queries.ts';
import { saveMedia } from '../../modules/content/save-media.ts';

/** Which file of content/media fills which place of the site. */
const slots = {
  imageDesktopHome: ['hero-desktop.mp4', 'hero-desktop.webm', 'hero-desktop-poster.svg'],
  imageMobileHome: ['hero-mobile.mp4', 'hero-mobile.webm', 'hero-mobile-poster.svg'],
  imageDesktopLogin: ['auth-desktop.svg'],
  imageMobileLogin: ['auth-mobile.svg'],
  imageDesktopSignup: ['auth-desktop.svg'],
  imageMobileSignUp: ['auth-mobile.svg'],
} as const;

export async function seedMedia(
  ctx: Pick<AppContext, 'db' | 'media'>,
  contentFolder: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(contentFolder, 'media');
  const paths = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    paths.set(name, await saveMedia(ctx, 'site', name, readFileSync(join(folder, name))));
  }
  const pathOf = (name: string | undefined) => (name ? (paths.get(name) ?? null) : null);
  for (const [name, [file, alternative, poster]] of Object.entries(slots)) {
    const imagePath = paths.get(file);
    if (!imagePath) throw new Error(`content/media/${file} is missing`);
    await saveMediaSlot(ctx.db, {
      name,
      imagePath,
      alternativePath: pathOf(alternative),
      posterPath: pathOf(poster),
    });
  }
  return paths;
}
