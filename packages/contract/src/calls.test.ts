import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { Failure } from './envelope.ts';
import type { RouteContract } from './route.ts';

type Json = z.core.JSONSchema.BaseSchema;
type Row = { call: string; method: string; path: string; payload: string; response: string };

const routes: Record<string, RouteContract> = calls;
const rows = readTable(new URL('../../../docs/product/calls.md', import.meta.url));

/** Payloads that the table describes in words; `[]` says that the body is a list of such. */
const payloadInWords: Record<string, string[]> = {
  'POST api/verify_registration_otp': ['name', 'mobile_number', 'password', 'dob', 'otp'],
  'POST api/update_user/': ['name', 'gender', 'dob'],
  'POST api/free_assessment': fieldsOf('[]', 'question_category question answers option_id'),
  'POST api/assesment': fieldsOf('[]', 'question_category question answers option_id'),
};

const question = 'id question question_category questions_options[].id questions_options[].option';
const media = 'name image_path';

/** What the table leaves to words ("list", "user object"): the fields of the entity from spec §3. */
const responseInWords: Record<string, string[]> = {
  'GET api/user': [
    ...fieldsOf(
      'data',
      'name email mobile_number gender dob age is_verified is_public reports[] plans[] ' +
        'paid_assessment_remaining couple_test_remaining',
    ),
    ...fieldsOf(
      'data.reports[]',
      'question_category report_data.score file_path mobile_file_path is_completed',
    ),
    ...fieldsOf(
      'data.plans[]',
      'plan_id parent_id plan_data.id plan_data.parent_id plan_data.name transaction_data[].invoice_data[].file',
    ),
  ],
  'GET api/get_questions/4': fieldsOf('data[]', question),
  'GET api/get_questions/5': fieldsOf('data[]', question),
  'GET api/partners': [
    ...fieldsOf('data[]', 'id user_id couple_id'),
    ...fieldsOf('data[].users_partners[]', 'id name mobile_number'),
    ...fieldsOf('data[].users_invited_partners[]', 'id name mobile_number'),
    ...fieldsOf('data[].couple_report', 'file_path mobile_file_path jung_match'),
  ],
  'GET api/get_invitations': fieldsOf(
    'data.pending_invitations[]',
    'id users_invited_partners[].name',
  ),
  'GET api/get_subscription_plans': [
    ...fieldsOf('data[]', 'id name price'),
    ...fieldsOf('data[]', 'subscription_plan_discount[].id subscription_plan_children[].price'),
    'data[].subscription_plan_discount[].discount_amount',
  ],
  'GET api/get_Topbanner_content': fieldsOf('data[]', 'title content'),
  'GET api/get_questions_and_answers': fieldsOf('data[]', 'image_path question answer'),
  'GET api/get_marriage_toolkit': fieldsOf(
    'data[]',
    'title content image_path date topic subHeading url',
  ),
  'GET api/get_topic': ['data[].name'],
  'GET api/HomeVideo/': fieldsOf('data[]', media),
  'GET api/get_banner_content': fieldsOf('data[]', 'title content'),
  'GET api/get_why_trust_us': fieldsOf('data[]', 'title content image_path'),
  'GET api/get_users_reviews': fieldsOf('data[]', 'gender review rating user_name'),
  'GET api/get_faq': fieldsOf('data[]', 'type question answer updated_at'),
  'GET api/AuthBanner/': fieldsOf('data[]', media),
};

test('the table is read whole, and the words below belong to its rows', () => {
  const known = rows.map(({ call }) => call);
  expect(known).toHaveLength(42);
  expect(known).toEqual(expect.arrayContaining(Object.keys(payloadInWords)));
  expect(known).toEqual(expect.arrayContaining(Object.keys(responseInWords)));
});

describe.each(rows)('$call', (row) => {
  test('is declared once', () => {
    expect(namesOf(row)).toHaveLength(1);
  });

  test('takes the payload of the table', () => {
    const route = declared(row);
    const fields = payloadFields(row);
    const schema = row.payload.startsWith('query:') ? route.query : route.body;

    expect(route.body !== undefined).toBe(fields.length > 0 && schema === route.body);
    expect(fields.filter((field) => !resolves(schema, 'input', field))).toEqual([]);
    const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    expect(params.filter((name) => !resolves(route.params, 'input', name))).toEqual([]);
  });

  test('answers with what the table reads', () => {
    const { replies } = declared(row);
    const missing = responsePaths(row).filter((path) => !resolves(replies[200], 'output', path));
    expect(missing).toEqual([]);
  });
});

test('no call is declared that the table does not have', () => {
  const inTable = new Set(rows.flatMap(namesOf));
  expect(Object.keys(routes).filter((name) => !inTable.has(name))).toEqual([]);
});

describe.each(Object.entries(routes))('%s', (_, route) => {
  test('refuses in the one shape, without a session if it needs one', () => {
    const { 200: _ok, ...refusals } = route.replies;
    expect(new Set(Object.values(refusals))).toEqual(new Set([Failure]));
    const needed = [...(route.access === 'user' ? ['401'] : []), ...(route.body ? ['422'] : [])];
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(needed));
  });

  test('bounds every text', () => {
    const { params, query, body, replies } = route;
    const asked = [params, query, body].filter((schema) => schema !== undefined);
    const unbounded = [
      ...asked.flatMap((schema) => unboundedTexts(jsonSchema(schema, 'input'))),
      ...unboundedTexts(jsonSchema(replies[200], 'output')),
    ];
    expect(unbounded).toEqual([]);
  });
});

test('questions exist for the free and the paid test only', () => {
  const { params } = calls.getQuestions;
  expect(params.safeParse({ id: '6' }).success).toBe(false);
});

function readTable(file: URL): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| (GET|POST|DELETE|PUT|PATCH) /.test(line))
    .map((line) => {
      const [call = '', payload = '', response = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [method = '', path = ''] = call.split(' ');
      return { call, method, path, payload, response };
    });
}

function namesOf(row: Row): string[] {
  return Object.keys(routes).filter((name) => answersTo(routes[name]!, row));
}

function declared(row: Row): RouteContract {
  const route = routes[namesOf(row)[0] ?? ''];
  if (!route) throw new Error(`${row.call} is not declared`);
  return route;
}

/** `{name}` must be a parameter of that name; a plain segment may also be a value that a parameter accepts. */
function answersTo(route: RouteContract, row: Row): boolean {
  const declaredSegments = route.path.slice(1).split('/');
  const segments = row.path.split('/');
  return (
    route.method === row.method &&
    segments.length === declaredSegments.length &&
    segments.every((segment, index) => {
      const declaredSegment = declaredSegments[index]!;
      if (!declaredSegment.startsWith(':')) return segment === declaredSegment;
      const name = declaredSegment.slice(1);
      if (segment.startsWith('{')) return segment === `{${name}}`;
      return route.params?.safeParse({ [name]: segment }).success === true;
    })
  );
}

function payloadFields({ call, payload }: Row): string[] {
  if (payload === 'none' || payload === 'no body') return [];
  return payloadInWords[call] ?? names(payload.replace(/^(form data|query): /, ''));
}

function responsePaths({ call, response }: Row): string[] {
  if (response.startsWith('not used')) return [];
  const [cell = ''] = response.split(';');
  const words = responseInWords[call];
  if (words && /^(data )?list\b/.test(cell)) return words;
  return [...names(cell), ...(words ?? [])];
}

/** Reads "a, b.c (remark)" and "list of {a, b}"; whatever else a cell says must be put into words above. */
function names(cell: string): string[] {
  const [, of = '', listed] = /^(data )?list of \{(.+)\}$/.exec(cell) ?? [];
  if (listed) return fieldsOf(`${of.trim()}[]`, listed.replaceAll(', ', ' '));
  const found = cell.replaceAll(/\s*\([^)]*\)/g, '').split(', ');
  for (const name of found) expect(name).toMatch(/^(?!list$)\w+(\[\])?(\.\w+(\[\])?)*$/);
  return found;
}

function fieldsOf(parent: string, fields: string): string[] {
  return fields.split(' ').map((field) => `${parent}.${field}`);
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io });
}

function resolves(schema: z.ZodType | undefined, io: 'input' | 'output', path: string): boolean {
  if (!schema) return false;
  const steps = path.replaceAll('[]', '.[]').split('.').filter(Boolean);
  return reaches(jsonSchema(schema, io), steps);
}

function reaches(schema: Json | undefined, [step, ...rest]: string[]): boolean {
  if (!schema) return false;
  if (step === undefined) return true;
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Json[];
  if (options.some((option) => reaches(option, [step, ...rest]))) return true;
  const next = step === '[]' ? schema.items : schema.properties?.[step];
  return reaches(next as Json | undefined, rest);
}

/** A fixed format or a pattern of fixed length bounds a text as well as a maximum does. */
function unboundedTexts(schema: Json, at = ''): string[] {
  const children = [
    ...Object.entries(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((option) => ['|', option] as const),
    ...(schema.items ? [['[]', schema.items] as const] : []),
  ].flatMap(([name, child]) => unboundedTexts(child as Json, `${at}.${name}`));

  const isFixed =
    schema.enum !== undefined ||
    schema.const !== undefined ||
    ['date', 'date-time'].includes(schema.format ?? '') ||
    (schema.pattern !== undefined && !/[*+]|,\}/.test(schema.pattern));
  const isUnbounded = schema.type === 'string' && schema.maxLength === undefined && !isFixed;
  return isUnbounded ? [at, ...children] : children;
}
