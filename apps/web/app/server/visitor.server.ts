/** Set by our own server on every request it renders, whatever the visitor sent under this name. */
export const visitorHeader = 'x-visitor-address';
