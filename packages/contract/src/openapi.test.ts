import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openapiDocument } from './openapi.ts';

const document = openapiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(validator.version).toBe('3.1');
});

test('every call is in it, once, with its own method and path', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(calls).toSorted(),
  );
  for (const { path, method, operation } of operations) {
    const call = calls[operation.operationId as keyof typeof calls];
    expect(method.toUpperCase()).toBe(call.method);
    expect(path.replaceAll(/\{(\w+)\}/g, ':$1')).toBe(call.path);
  }
});

test('a call for users says that it needs the token', () => {
  for (const { operation } of operations) {
    const call = calls[operation.operationId as keyof typeof calls];
    expect(operation.security).toEqual(call.access === 'user' ? [{ bearer: [] }] : []);
  }
});
