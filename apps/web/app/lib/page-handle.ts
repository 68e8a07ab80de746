/** What a route may say of itself in its `handle`. */
export type PageHandle = {
  /** A page of texts and links needs no framework until somebody does something (server/wake-on-intent). */
  readonly wakes?: 'on intent';
};
