import type { Db } from '../../src/db/client.ts';
import { mediaFiles } from '../../src/modules/content/media.table.ts';
import { type NewPost, posts, topics } from '../../src/modules/content/posts.table.ts';

let made = 0;

export async function createMediaFile(
  db: Db,
  path = `test/picture-${++made}.svg`,
): Promise<string> {
  await db
    .insert(mediaFiles)
    .values({ path, contentType: 'image/svg+xml', bytes: 10 })
    .onConflictDoNothing();
  return path;
}

export async function createTopic(db: Db, name = `Topic ${++made}`): Promise<string> {
  await db.insert(topics).values({ name, position: ++made }).onConflictDoNothing();
  return name;
}

export async function createPost(db: Db, overrides: Partial<NewPost> = {}): Promise<NewPost> {
  const topic = await createTopic(db, overrides.topic);
  const imagePath = overrides.imagePath ?? (await createMediaFile(db));
  const title = overrides.title ?? `Post ${++made}`;
  const content = overrides.content ?? '<p>Some words.</p>';
  const post = {
    url: `post-${++made}`,
    title,
    content,
    excerpt: 'Some words.',
    publishedOn: '2026-01-01',
    searchText: `${title}\n${topic}\n${content}`.toLowerCase(),
    ...overrides,
    topic,
    imagePath,
  };
  await db.insert(posts).values(post);
  return post;
}
