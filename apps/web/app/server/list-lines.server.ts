const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The lines of an HTML list as plain text (spec §3, why-trust-us card). */
export function listLines(html: string): string[] {
  return html
    .split(/<\/li>/i)
    .slice(0, -1)
    .map((part) => part.slice(part.toLowerCase().lastIndexOf('<li')))
    .filter((item) => /^<li[\s>]/i.test(item))
    .map((item) =>
      item
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name]!)
        .trim(),
    );
}
