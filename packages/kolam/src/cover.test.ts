import { expect, test } from 'vitest';
import { postCover } from './cover.ts';

const slugs = Array.from({ length: 200 }, (_, i) => `article-${i}-on-living-with-parents`);
const covers = slugs.map(postCover);

test('every cover is a well-formed 3:2 drawing with two threads on one ground', () => {
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 600 400"/);
    expect(unclosedTags(cover)).toEqual([]);
    expect(cover.match(/<path /g)).toHaveLength(2);
    expect(cover).not.toMatch(/NaN|undefined|Infinity/);
  }
});

/** Walks the markup as a parser would; throws at anything that is neither a tag nor a quoted attribute. */
function unclosedTags(markup: string): string[] {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!end && !empty) open.push(name);
      return '';
    },
  );
  if (rest) throw new Error(`not markup: ${rest}`);
  return open;
}

test('a cover is at most 40 kB', () => {
  expect(Math.max(...covers.map((cover) => cover.length))).toBeLessThanOrEqual(40_000);
});

test('the same slug keeps its cover; different slugs nearly always differ', () => {
  expect(postCover('one-account-two-accounts-or-three')).toBe(
    postCover('one-account-two-accounts-or-three'),
  );
  expect(new Set(covers).size).toBeGreaterThan(190);
});

test('all nine grounds are used', () => {
  const grounds = covers.map((cover) => /<rect [^>]*fill="([^"]+)"/.exec(cover)?.[1]);
  expect(new Set(grounds).size).toBe(9);
});

test('a slug in any script, and even an empty one, gets a cover', () => {
  for (const slug of ['', 'तालमेल', 'a"b<c>&']) expect(postCover(slug)).toMatch(/^<svg .*<\/svg>$/);
});
