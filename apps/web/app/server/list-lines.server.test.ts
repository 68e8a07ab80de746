import { expect, test } from 'vitest';
import { listLines } from './list-lines.server.ts';

test.each([
  ['<ul><li>One</li><li class="x">Two <b>bold</b></li></ul>', ['One', 'Two bold']],
  ['<li>Salt &amp; pepper &lt;b&gt;</li>', ['Salt & pepper <b>']],
  ['no list at all', []],
])('%j', (html, lines) => {
  expect(listLines(html)).toEqual(lines);
});
