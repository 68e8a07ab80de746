import { expect, test, wake } from './watched.ts';

test('each page has a nonce of its own and allows no other script', async ({ request }) => {
  const read = async () => (await request.get('/')).headers()['content-security-policy']!;
  const [one, two] = [await read(), await read()];
  const nonce = /'nonce-([\w+/=]{24})'/;
  expect(nonce.exec(one)![1]).not.toBe(nonce.exec(two)![1]);
  for (const rule of [
    "'strict-dynamic'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(one).toContain(rule);
  }
  expect(one).not.toContain("script-src 'self'");
  expect(one).not.toContain('unsafe-eval');
});

test.describe('what somebody might plant in a page', () => {
  test.use({ allowed: [[/Content Security Policy/, /Trusted(HTML|Script)/], { scope: 'test' }] });

  test('an inline script, an inline handler and markup from a string do not run', async ({
    page,
  }) => {
    await page.goto('/faq');
    await wake(page);
    const outcome = await page.evaluate(async () => {
      const tried: Record<string, string> = {};
      const script = document.createElement('script');
      try {
        script.textContent = 'window.planted = true';
        document.body.append(script);
      } catch (error) {
        tried.script = (error as Error).name;
      }
      try {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src=x onerror="window.planted = true">',
        );
      } catch (error) {
        tried.markup = (error as Error).name;
      }
      const button = document.createElement('button');
      try {
        button.setAttribute('onclick', 'window.planted = true');
        document.body.append(button);
        button.click();
      } catch (error) {
        tried.handler = (error as Error).name;
      }
      // In a turn of its own: what the test driver runs directly is exempt from the policy.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line no-eval -- this is the attack
            eval('window.planted = true');
          } catch (error) {
            tried.eval = (error as Error).name;
          }
          resolve();
        });
      });
      return { tried, planted: 'planted' in window };
    });
    expect(outcome.planted).toBe(false);
    expect(outcome.tried.markup).toBe('TypeError');
    expect(outcome.tried.eval).toBe('EvalError');
  });
});

test('every kind of answer carries its security headers', async ({ request }) => {
  for (const path of ['/', '/faq', '/logo.svg', '/api/get_topic', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});

test('health and metrics are not for visitors', async ({ request }) => {
  for (const path of ['/metrics', '/readyz'])
    expect((await request.get(path)).status(), path).toBe(404);
});
