import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoot } from '../kernel/paths.ts';
import { allJobs } from './all-jobs.ts';
import { defineJob, type Job } from './define-job.ts';
import { handlers } from './handlers.ts';
import { createRegistry, handle } from './registry.ts';

const files = readdirSync(join(apiRoot, 'src/modules'), { recursive: true, encoding: 'utf8' });
const definitions = files.filter((file) => file.endsWith('.job.ts'));

test('every *.job.ts is listed and has exactly one handler', async () => {
  const defined: string[] = [];
  for (const file of definitions) {
    const module = (await import(join(apiRoot, 'src/modules', file))) as Record<string, Job>;
    defined.push(...Object.values(module).map((job) => job.name));
  }
  expect(defined.length).toBeGreaterThan(0);
  expect(allJobs.map((job) => job.name).sort()).toEqual(defined.sort());
  expect([...handlers.keys()].sort()).toEqual(defined.sort());
});

test('a job name tells its module', () => {
  for (const { name } of allJobs) expect(name).toMatch(/^[a-z-]+\.[a-z]+(-[a-z]+)+$/);
});

test('two handlers for one job cannot start', () => {
  const job = defineJob({ name: 'test.do-it', payload: z.object({}), attempts: 1 });
  const entry = handle(job, async () => undefined);
  expect(() => createRegistry([entry, entry])).toThrow('same job');
});

test('a stored payload that no longer fits is refused before the handler sees it', async () => {
  const job = defineJob({ name: 'test.do-it', payload: z.object({ id: z.uuid() }), attempts: 1 });
  let seen = 0;
  const { run } = handle(job, async () => {
    seen += 1;
  });
  expect(() => run({} as never, { id: 'not a uuid' })).toThrow();
  expect(seen).toBe(0);
});
