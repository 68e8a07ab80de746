import { expect, test } from 'vitest';
import { listLines } from './list-lines.server.ts';

test('hostile text costs no time', () => {
  const started = performance.now();
  listLines('<li'.repeat(100_000));
  listLines('<li>'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ['<ul><li>One</li><li class="x">Two <b>bold</b></li></ul>', ['One', 'Two bold']],
  ['<li>Salt &amp; pepper &lt;b&gt;</li>', ['Salt & pepper <b>']],
  ['no list at all', []],
  ['<UL><LI>Loud</LI></UL><link rel=x>', ['Loud']],
])('%j', (html, lines) => {
  expect(listLines(html)).toEqual(lines);
});
