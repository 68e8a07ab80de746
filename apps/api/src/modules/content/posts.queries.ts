import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { type NewPost, posts, topics } from './posts.table.ts';

/** A search is counted and paged up to here, ten pages: nobody turns to the eleventh. */
const searchDepth = 90;
const commonWordWindow = 400;

const card = {
  url: posts.url,
  title: posts.title,
  subHeading: posts.subHeading,
  excerpt: posts.excerpt,
  description: posts.description,
  topic: posts.topic,
  imagePath: posts.imagePath,
  publishedOn: posts.publishedOn,
};
const whole = { ...card, content: posts.content };

export type PostCard = Omit<
  typeof posts.$inferSelect,
  'id' | 'content' | 'searchText' | 'updatedAt'
>;
export type WholePost = PostCard & { content: string };
export type Page = { readonly limit: number; readonly offset: number };

const newestFirst = [desc(posts.publishedOn), desc(posts.id)] as const;
const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');

const cardsPage = prepared((db) =>
  db
    .select(card)
    .from(posts)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .prepare('post_cards'),
);
const wholePage = prepared((db) =>
  db
    .select(whole)
    .from(posts)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .prepare('posts_whole'),
);
const postByUrl = prepared((db) =>
  db
    .select(whole)
    .from(posts)
    .where(eq(posts.url, sql.placeholder('url')))
    .prepare('post_by_url'),
);
const allTopics = prepared((db) =>
  db.select().from(topics).orderBy(asc(topics.position)).prepare('topics'),
);

export const listPostCards = (db: Db, page: Page): Promise<PostCard[]> =>
  cardsPage(db).execute(page);
export const listWholePosts = (db: Db, page: Page): Promise<WholePost[]> =>
  wholePage(db).execute(page);
export const listTopics = (db: Db) => allTopics(db).execute();

export async function findPost(db: Db, url: string): Promise<WholePost | undefined> {
  const [post] = await postByUrl(db).execute({ url });
  return post;
}

export async function countPosts(db: Db): Promise<number> {
  const rows = await listTopics(db);
  return rows.reduce((sum, topic) => sum + topic.postCount, 0);
}

/** Ids of the newest posts that contain the text, at most `searchDepth` of them. */
export async function searchPostIds(db: Db, pattern: string): Promise<string[]> {
  const matches = sql`${posts.searchText} like ${pattern}`;
  // A common word is found often enough among the newest; looking through all of them for it would be slow.
  const newest = db
    .select({ id: posts.id, isMatch: sql<boolean>`${matches}`.as('is_match') })
    .from(posts)
    .orderBy(...newestFirst)
    .limit(commonWordWindow);
  const recent = (await newest).filter(({ isMatch }) => isMatch).slice(0, searchDepth);
  const hasNoTrigram = pattern.length < 5; // one or two letters between the two signs
  if (recent.length === searchDepth || hasNoTrigram) return recent.map(({ id }) => id);

  // A rare one is found through its letters, in the trigram index.
  const all = await db
    .select({ id: posts.id })
    .from(posts)
    .where(matches)
    .orderBy(...newestFirst)
    .limit(searchDepth);
  return all.map(({ id }) => id);
}

export async function listPostsByIds(db: Db, ids: readonly string[]): Promise<WholePost[]> {
  if (ids.length === 0) return [];
  return db
    .select(whole)
    .from(posts)
    .where(sql`${posts.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(...newestFirst);
}

export async function upsertPost(db: Db, post: NewPost): Promise<void> {
  await db.insert(posts).values(post).onConflictDoUpdate({ target: posts.url, set: post });
}

export async function saveTopics(
  db: Db,
  list: readonly { name: string; description: string }[],
): Promise<void> {
  for (const [position, topic] of list.entries()) {
    const row = { ...topic, position };
    await db.insert(topics).values(row).onConflictDoUpdate({ target: topics.name, set: row });
  }
}
