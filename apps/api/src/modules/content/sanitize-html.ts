import sanitize from 'sanitize-html';

/**
 * What an article may contain. Everything else is dropped when the text is saved, and again when it is shown, so
 * that a row written behind our back is harmless too.
 */
export function sanitizeArticle(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'a',
      'br',
      'hr',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^\/media(\/[\w-][\w.-]*)+$/.test(attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => {
        const isOwn = /^\/(?!\/)/.test(attribs.href ?? '');
        return {
          tagName,
          attribs: isOwn
            ? { href: attribs.href! }
            : {
                ...(attribs.href && { href: attribs.href }),
                rel: 'noopener nofollow',
                target: '_blank',
              },
        };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  });
}

/** A list of plain lines, as the why-trust-us cards use. */
export const sanitizeList = (html: string): string =>
  sanitize(html, { allowedTags: ['ul', 'li', 'strong', 'em'], allowedAttributes: {} });
