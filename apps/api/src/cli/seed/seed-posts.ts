import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCover } from '@app/kolam/cover';
import { marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { saveTopics } from '../../modules/content/posts.queries.ts';
import { saveMedia } from '../../modules/content/save-media.ts';
import { savePost } from '../../modules/content/save-post.ts';

const FrontMatter = z.object({
  title: z.string(),
  subHeading: z.string().nullable().default(null),
  topic: z.string(),
  date: z.iso.date(),
  description: z.string(),
});
const Topics = z.array(z.object({ name: z.string(), description: z.string() }));

export async function seedPosts(
  ctx: Pick<AppContext, 'db' | 'media' | 'now'>,
  contentFolder: string,
): Promise<number> {
  const topics = Topics.parse(parse(readFileSync(join(contentFolder, 'en/topics.yaml'), 'utf8')));
  await saveTopics(ctx.db, topics);

  const folder = join(contentFolder, 'en/posts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (const file of files) {
    const url = file.replace(/\.md$/, '');
    const { front, body } = readArticle(join(folder, file));
    const cover = Buffer.from(postCover(url));
    await savePost(ctx, {
      url,
      title: front.title,
      subHeading: front.subHeading,
      description: front.description,
      topic: front.topic,
      publishedOn: front.date,
      html: await marked(body),
      imagePath: await saveMedia(ctx, 'covers', `${url}.svg`, cover),
    });
  }
  return files.length;
}

function readArticle(path: string) {
  const [, front = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const parsed = FrontMatter.safeParse(parse(front));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return { front: parsed.data, body };
}
