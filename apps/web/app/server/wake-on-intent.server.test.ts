import { expect, test } from 'vitest';
import { wakeOnIntent } from './wake-on-intent.server.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="n">context</script><script nonce="n" type="module" async="">import "/a.js"</script></body>';

test('nothing of the framework is fetched before it is asked for', () => {
  const html = wakeOnIntent(page, 'n');
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html).toContain('<script nonce="n" type="text/later" async="">import "/a.js"</script>');
});

test('plain scripts stay, and the one that wakes the page carries the nonce', () => {
  const html = wakeOnIntent(page, 'n');
  expect(html).toContain('<script nonce="n">context</script>');
  expect(html.match(/<script nonce="n">/g)).toHaveLength(2);
});
