import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig } from './load-config.ts';

const valid = {
  DATABASE_URL: 'postgresql://localhost/taalmel_dev',
  REDIS_URL: 'redis://localhost:6379',
  SMTP_URL: 'smtp://localhost:1025',
  MAIL_FROM: 'Taalmel <hello@taalmel.example>',
};

test('a minimal environment gets safe defaults', () => {
  const config = loadConfig(valid);
  expect(config.http).toMatchObject({ host: '127.0.0.1', port: 4000 });
  expect(config.storage).toMatchObject({
    driver: 'disk',
    dir: expect.stringMatching(/\/var\/media$/),
  });
});

test('every fault is listed at once', () => {
  const load = () =>
    loadConfig({ ...valid, DATABASE_URL: 'mysql://x', PORT: 'eighty', STORAGE_DRIVER: 's3' });
  expect(load).toThrow(/DATABASE_URL/);
  expect(load).toThrow(/PORT/);
  expect(load).toThrow(/S3_BUCKET/);
  expect(load).toThrow(/S3_SECRET_KEY/);
});

test('an empty value means not set', () => {
  expect(loadConfig({ ...valid, PORT: '', S3_ENDPOINT: '' }).http.port).toBe(4000);
});

test('.env.example is a valid environment', () => {
  const example = parseEnv(
    readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'),
  );
  expect(() => loadConfig(example)).not.toThrow();
});
