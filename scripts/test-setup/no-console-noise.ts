import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A test that expects an error message empties it with `mockClear`; any other message fails the test. */
afterEach(() => {
  const calls = errors.mock.calls;
  errors.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
