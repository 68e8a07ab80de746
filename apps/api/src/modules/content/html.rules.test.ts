import { expect, test } from 'vitest';
import { containsPattern, excerptOf, plainText } from './html.rules.ts';

test.each([
  ['<p>One <b>and</b> two</p><p>three</p>', 'One and two three'],
  ['Salt &amp; pepper &lt;3', 'Salt & pepper <3'],
  ['a&nbsp;b\n\n c', 'a b c'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('an excerpt ends at a word and says that more follows', () => {
  expect(excerptOf('money, family and time', 12)).toBe('money…');
  expect(excerptOf('money', 12)).toBe('money');
});

test('what a visitor types is looked for as it stands', () => {
  expect(containsPattern('100%_Sure\\')).toBe('%100\\%\\_sure\\\\%');
});
