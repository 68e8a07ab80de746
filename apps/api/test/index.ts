export { createPost, createTopic } from './factories/content.ts';
