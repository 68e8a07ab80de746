import type { AppContext } from '../../context.ts';
import { containsPattern } from './html.rules.ts';
import {
  countPosts,
  findPost,
  listPostCards,
  listPostsByIds,
  listWholePosts,
  type PostCard,
  searchPostIds,
  type WholePost,
} from './posts.queries.ts';

export type PostQuery = {
  readonly page: number;
  readonly perPage: number;
  /** A topic is looked for as a text, like any other word (spec §2, Marriage Toolkit list). */
  readonly text?: string | undefined;
  readonly url?: string | undefined;
  readonly isSummary: boolean;
};

export type PostPage = {
  readonly posts: readonly (PostCard | WholePost)[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

export async function listPosts(ctx: AppContext, query: PostQuery): Promise<PostPage> {
  const { db } = ctx;
  if (query.url) {
    const post = await findPost(db, query.url);
    return { posts: post ? [post] : [], page: 1, pages: post ? 1 : 0, total: post ? 1 : 0 };
  }

  const { page, perPage } = query;
  const range = { limit: perPage, offset: (page - 1) * perPage };
  if (query.text) {
    const ids = await searchPostIds(db, containsPattern(query.text));
    const posts = await listPostsByIds(db, ids.slice(range.offset, range.offset + perPage));
    return { posts, page, pages: Math.ceil(ids.length / perPage), total: ids.length };
  }

  const [posts, total] = await Promise.all([
    query.isSummary ? listPostCards(db, range) : listWholePosts(db, range),
    countPosts(db),
  ]);
  return { posts, page, pages: Math.ceil(total / perPage), total };
}
