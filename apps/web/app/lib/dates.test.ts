import { expect, test } from 'vitest';
import { shortDate } from './dates.ts';

test.each([
  ['2026-11-09', '09 NOV 2026'],
  ['2026-07-31', '31 JULY 2026'],
  ['2026-01-01', '01 JAN 2026'],
])('%s reads %s', (date, text) => {
  expect(shortDate(date)).toBe(text);
});
