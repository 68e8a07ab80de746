import { join } from 'node:path';
import { loadConfig } from '../../config/load-config.ts';
import { connectDatabase } from '../../db/client.ts';
import { createMediaStore } from '../../integrations/storage/media-store.ts';
import { apiRoot } from '../../kernel/paths.ts';
import { countPosts } from '../../modules/content/posts.queries.ts';
import { seedHome } from './seed-home.ts';
import { seedMedia } from './seed-media.ts';
import { seedPosts } from './seed-posts.ts';

const contentFolder = join(apiRoot, '../../content');

/** Brings the texts and pictures of content/ into the database. Safe to repeat: what is there is replaced. */
export async function createSeed(
  env: Record<string, string | undefined>,
  { onlyIfEmpty }: { onlyIfEmpty: boolean },
): Promise<void> {
  const config = loadConfig(env);
  const { db, pool } = connectDatabase({
    ...config.database,
    applicationName: 'seed',
    statementTimeoutMs: 30_000,
  });
  const media = createMediaStore(config.storage);
  try {
    if (onlyIfEmpty && (await countPosts(db)) > 0) return;
    await db.transaction(async (tx) => {
      const ctx = { db: tx, media, now: () => new Date() };
      const pictures = await seedMedia(ctx, contentFolder);
      await seedHome(ctx, contentFolder, pictures, { withSamples: config.appEnv !== 'production' });
      const posts = await seedPosts(ctx, contentFolder);
      console.log(`seeded ${pictures.size} files and ${posts} articles`);
    });
  } finally {
    await pool.end();
  }
}
