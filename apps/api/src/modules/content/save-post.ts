import type { AppContext } from '../../context.ts';
import { excerptOf, plainText } from './html.rules.ts';
import { upsertPost } from './posts.queries.ts';
import { sanitizeArticle } from './sanitize-html.ts';

export type PostDraft = {
  readonly url: string;
  readonly title: string;
  readonly subHeading: string | null;
  readonly description: string;
  readonly html: string;
  readonly topic: string;
  readonly imagePath: string;
  readonly publishedOn: string;
};

/** The only way a post is written: its HTML is cleaned here, and what search and cards read is made from the clean text. */
export async function savePost(
  ctx: Pick<AppContext, 'db' | 'now'>,
  draft: PostDraft,
): Promise<void> {
  const { html, ...post } = draft;
  const content = sanitizeArticle(html);
  const text = plainText(content);
  await upsertPost(ctx.db, {
    ...post,
    content,
    excerpt: excerptOf(text),
    searchText: `${post.title}\n${post.topic}\n${text}`.toLowerCase(),
    updatedAt: ctx.now(),
  });
}
