/** The list of tables, for drizzle-kit. Code imports the table files themselves. */
export { faqs } from '../modules/content/faqs.table.ts';
export {
  bannerPlace,
  banners,
  homeQuestions,
  reviews,
  trustCards,
} from '../modules/content/home.table.ts';
export { mediaFiles, mediaSlots } from '../modules/content/media.table.ts';
export { posts, topics } from '../modules/content/posts.table.ts';
export { feedback } from '../modules/feedback/feedback.table.ts';
