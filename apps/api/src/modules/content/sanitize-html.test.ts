import { expect, test } from 'vitest';
import { sanitizeArticle, sanitizeList } from './sanitize-html.ts';

test.each([
  ['<script>alert(1)</script><p>ok</p>', '<p>ok</p>'],
  ['<p onclick="x()">ok</p>', '<p>ok</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
  ['<a href="/free-test">x</a>', '<a href="/free-test">x</a>'],
  ['<img src="https://evil.example/x.png" alt="">', ''],
  ['<img src="/media/../secret" onerror="x()">', ''],
  ['<img src="/media/a.svg" alt="a">', '<img src="/media/a.svg" alt="a" loading="lazy" />'],
  ['<svg><style>@import url(x)</style></svg>', ''],
  ['<iframe src="https://x"></iframe><h2>t</h2>', '<h2>t</h2>'],
  ['<p style="background:url(x)">ok</p>', '<p>ok</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
])('%j becomes %j', (dirty, clean) => {
  expect(sanitizeArticle(dirty)).toBe(clean);
});

test('a list keeps its lines and nothing else', () => {
  expect(sanitizeList('<ul><li>One<a href="x">two</a></li></ul>')).toBe('<ul><li>Onetwo</li></ul>');
});
