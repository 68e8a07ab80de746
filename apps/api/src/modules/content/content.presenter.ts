import type { MediaSlot } from './media.table.ts';
import type { PostCard, WholePost } from './posts.queries.ts';
import { sanitizeArticle } from './sanitize-html.ts';

/** Where the web server and a CDN find a stored file. */
export const mediaUrl = (path: string): string => `/media/${path}`;

export const presentSlot = (slot: MediaSlot) => ({
  image_path: mediaUrl(slot.imagePath),
  alternative_path: slot.alternativePath === null ? null : mediaUrl(slot.alternativePath),
  poster_path: slot.posterPath === null ? null : mediaUrl(slot.posterPath),
});

export const presentPost = (post: PostCard | WholePost, isSummary: boolean) => ({
  title: post.title,
  content: isSummary || !('content' in post) ? post.excerpt : sanitizeArticle(post.content),
  image_path: mediaUrl(post.imagePath),
  date: post.publishedOn,
  topic: post.topic,
  subHeading: post.subHeading,
  description: post.description,
  url: post.url,
});
