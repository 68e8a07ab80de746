import { expect, test } from 'vitest';
import { createLog, secretKeys } from './log.ts';

function logTo(lines: string[]) {
  return createLog('info', { write: (line) => void lines.push(line) });
}

test.each(secretKeys)('%s never reaches the log, at the top or deep inside', (key) => {
  const lines: string[] = [];
  const log = logTo(lines);
  log.info({ [key]: 'canary-top' }, 'top');
  log.info({ body: { user: [{ [key]: 'canary-deep' }] } }, 'deep');
  log.child({}).warn({ headers: { [key.toUpperCase()]: 'canary-upper' } }, 'upper');

  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('canary');
});

test('a failed query is logged without its parameters and without the offending row', () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(canary@x.in) already exists.',
  });
  const error = new Error('Failed query: insert into users\nparams: canary@x.in,98765', { cause });
  logTo(lines).error({ err: error }, 'Unexpected error');

  expect(lines.join()).not.toMatch(/canary|98765/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { cause: { code: '23505' } } });
});

test('a value that the database would not take is not logged', () => {
  const lines: string[] = [];
  const error = Object.assign(new Error('invalid input syntax for type uuid: "canary@x.in"'), {
    severity: 'ERROR',
  });
  logTo(lines).error({ err: error }, 'Unexpected error');
  expect(lines.join()).not.toContain('canary');
});

test('something thrown that is no error is logged, not thrown again', () => {
  const lines: string[] = [];
  logTo(lines).fatal({ err: 'canary' }, 'Unhandled rejection');
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('canary');
});

test('every field of a person or a secret in the contract is on the list', () => {
  const fields = [
    'name',
    'email',
    'password',
    'password_confirmation',
    'old_password',
    'otp',
    'token',
    'mobile_number',
    'dob',
    'gender',
    'subject',
    'message',
    'report_data',
    'fullname',
    'user_name',
  ];
  expect(fields.filter((field) => !(secretKeys as readonly string[]).includes(field))).toEqual([]);
});

test('a request is logged by its path, not by its query', () => {
  const lines: string[] = [];
  logTo(lines).info({ req: { id: 'r1', method: 'GET', url: '/api/get_faq?search=canary' } }, 'in');
  expect(JSON.parse(lines[0]!).req).toEqual({ id: 'r1', method: 'GET', path: '/api/get_faq' });
});
