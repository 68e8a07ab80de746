/**
 * Runs first on every page. React makes `<script>` elements from a fixed text when it has to draw a page afresh (after a
 * browser extension or a translation has changed it, say); without this the policy would stop it and leave a blank page.
 * Markup from any other string is refused; text that does not start with markup is the text of a script, and is emptied.
 */
export const trustedTypesPolicy = `window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => text === '<script><\\/script>' ? text : /^\\s*</.test(text) ? null : '',
})`;
