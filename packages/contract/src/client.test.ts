import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { pauseAssessment, submitAssessment } from './assessment.ts';
import { BrokenContract, type Call, createClient, Unreachable } from './client.ts';
import { getFaq } from './content.ts';
import type { Failure } from './envelope.ts';
import { loginUser } from './identity.ts';
import { createOrder } from './orders.ts';
import { deletePartner, testCouple } from './partners.ts';
import { checkCoupon } from './plans.ts';
import { getMarriageToolkit, type ToolkitPost } from './toolkit.ts';
import { getUser, updateUser } from './user.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

let seen: Seen;
let answer: (response: ServerResponse) => void;
let baseUrl: string;
let call: Call;

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const chunks: Buffer[] = await request.toArray();
  seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
  answer(response);
});

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  call = createClient({ baseUrl });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const session = { token: 't', name: 'Asha', is_verified: true };
const coupon = { success: 1, message: 'ok', data: { percentage: 10 } };

describe('a request', () => {
  test('carries its body as JSON and asks for JSON', async () => {
    answer = json(200, { success: 1, data: session });
    const body = { email: 'asha@example.com', password: 'secret' };

    await expect(call(loginUser, { body })).resolves.toEqual({ success: 1, data: session });
    expect(seen).toMatchObject({ method: 'POST', url: '/api/login', body: JSON.stringify(body) });
    expect(seen.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test('without a body claims no content type', async () => {
    answer = json(200, { success: 1 });
    await call(deletePartner, { params: { id: 'p1' } });
    expect(seen).toMatchObject({ method: 'DELETE', url: '/api/partners/p1', body: '' });
    expect(seen.headers).not.toHaveProperty('content-type');
  });

  test('encodes what stands in the path', async () => {
    answer = json(200, coupon);
    await call(checkCoupon, { params: { code: 'दो/50% off?#' } });
    expect(seen.url).toBe(`/api/is_coupon_valid/${encodeURIComponent('दो/50% off?#')}`);
  });

  test.each(['', '.', '..'])('is not made when "%s" would change the path', async (code) => {
    await expect(call(checkCoupon, { params: { code } })).rejects.toThrow(RangeError);
  });

  test('encodes the query and leaves out what is undefined', async () => {
    answer = json(200, { success: 1, data: [], page: 2, pages: 0, total: 0 });
    await call(getMarriageToolkit, { query: { page: 2, search: 'a&b =c', topic: undefined } });
    expect(seen.url).toBe('/api/get_marriage_toolkit?page=2&search=a%26b+%3Dc');
  });

  test('takes headers at the time of the call', async () => {
    let token = 'first';
    call = createClient({ baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) });
    token = 'second';
    answer = json(200, { success: 1, data: [] });
    await call(getFaq);
    expect(seen.headers.authorization).toBe('Bearer second');
  });
});

describe('an answer', () => {
  test('that refuses is returned', async () => {
    const refusal = { success: 0, code: 'invalid_request', message: 'No', data: { email: ['No'] } };
    answer = json(422, refusal);
    const body = { email: 'a@b.co', password: 'x' };
    await expect(call(loginUser, { body })).resolves.toEqual(refusal);
  });

  test.each([
    ['lacks a field', json(200, { success: 1, data: { token: 't', name: 'Asha' } })],
    ['refuses in another shape', json(400, { error: 'Bad Request' })],
    ['refuses with a good status', json(200, { success: 0, code: 'no', message: 'No' })],
    ['is no JSON', (response: ServerResponse) => response.writeHead(200).end('<html>')],
  ])('that %s breaks the contract', async (_, given) => {
    answer = given;
    const broken = call(loginUser, { body: { email: 'a@b.co', password: 'x' } });
    await expect(broken).rejects.toThrow(BrokenContract);
    await expect(broken).rejects.toThrow('POST /api/login');
  });

  test.each([502, 503, 504])('of a gateway (%i) is none of the API', async (status) => {
    answer = (response) => response.writeHead(status).end('<html>');
    await expect(call(getFaq)).rejects.toThrow(Unreachable);
  });
});

describe('no answer', () => {
  const never = () => {};
  const halfway = (response: ServerResponse) => response.writeHead(200).write('{');

  test.each([
    ['at all', never],
    ['to the end', halfway],
  ])('%s in time is unreachable', async (_, given) => {
    answer = given;
    call = createClient({ baseUrl, timeoutMs: 50 });
    await expect(call(getFaq)).rejects.toThrow(Unreachable);
  });

  test('from a closed connection is unreachable', async () => {
    answer = (response) => response.destroy();
    await expect(call(getFaq)).rejects.toThrow(Unreachable);
  });

  test('wanted any more is the abort of the caller', async () => {
    answer = never;
    const controller = new AbortController();
    const pending = call(getFaq, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('the compiler refuses what the contract does not say', () => {
  const order = {
    amount: 150_000,
    plan_id: 1,
    redirect_url: 'https://x.example',
    discount_amount: 0,
  };
  const typed = (request: Call) => {
    void request(createOrder, { body: order });
    // @ts-expect-error a body is missing
    void request(loginUser);
    // @ts-expect-error a body is missing, though other input is there
    void request(loginUser, {});
    // @ts-expect-error a body is needed even if all its fields are optional
    void request(updateUser, {});
    // @ts-expect-error a field has another name
    void request(loginUser, { body: { email: 'a@b.co', pasword: 'x' } });
    // @ts-expect-error a field is not declared
    void request(updateUser, { body: { is_verified: true } });
    // @ts-expect-error an amount is a number
    void request(createOrder, { body: { ...order, amount: '150000' } });
    // @ts-expect-error a list is wanted
    void request(pauseAssessment, { body: {} });
    // @ts-expect-error params are missing
    void request(deletePartner);
    // @ts-expect-error a query with required fields is missing
    void request(testCouple);
    // @ts-expect-error there is no such search field
    void request(getMarriageToolkit, { query: { serch: 'x' } });
    // @ts-expect-error the call takes no body
    void request(submitAssessment, { body: [] });
    return request(getMarriageToolkit);
  };

  type Reply = Awaited<ReturnType<typeof typed>>;
  expectTypeOf<Extract<Reply, { success: 0 }>>().toEqualTypeOf<Failure>();
  expectTypeOf<Extract<Reply, { success: 1 }>['data']>().toEqualTypeOf<ToolkitPost[]>();
  expectTypeOf(getUser.access).toEqualTypeOf<'user'>();
});
