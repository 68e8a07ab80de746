/** The words of an HTML text, entities decoded, white space folded: for search and for cards. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' } as const;

/** The first words, cut at a word's end. */
export function excerptOf(text: string, length = 180): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}

/** `%` and `_` mean themselves in what a visitor types. */
export const containsPattern = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
