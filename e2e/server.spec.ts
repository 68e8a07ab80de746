import { expect, test } from './watched.ts';

test('a visitor cannot choose the address that limits count', async ({ request }) => {
  const remaining = async (address: string) => {
    const reply = await request.post('/api/feedback', {
      data: {},
      headers: { 'x-forwarded-for': address, 'x-visitor-address': address },
    });
    return Number(reply.headers()['x-ratelimit-remaining']);
  };
  const first = await remaining('203.0.113.7');
  expect(await remaining('203.0.113.8')).toBeLessThan(first);
});

test('many views of Home by one address are all answered', async ({ request }) => {
  for (let n = 0; n < 120; n += 1) expect((await request.get('/')).status()).toBe(200);
});
