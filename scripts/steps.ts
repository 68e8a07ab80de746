import { spawnSync } from 'node:child_process';
import { root } from './processes.ts';

export type Step = {
  readonly name: string;
  readonly command: string;
  readonly env?: Record<string, string>;
};
export type StepResult = {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
  readonly output: string;
};

/** Runs one command and tells how it went; what it wrote is shown only when it failed. */
export function runStep({ name, command, env = {} }: Step): StepResult {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  const seconds = (performance.now() - started) / 1000;
  const isGood = status === 0;
  const output = `${stdout}${stderr}`;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isGood) console.log(output);
  return { name, isGood, seconds, output };
}

/** What needs no database and no browser, the quickest first. */
export const checkSteps: readonly Step[] = [
  { name: 'format', command: 'biome check --error-on-warnings .' },
  { name: 'lock file', command: 'node scripts/check-lockfile.ts' },
  { name: 'types', command: 'pnpm types' },
  { name: 'lint', command: 'pnpm lint' },
  { name: 'import rules, with canaries', command: 'node scripts/check-boundaries.ts' },
  { name: 'unused code', command: 'knip --no-config-hints' },
  { name: 'migrations, with canaries', command: 'node scripts/check-migrations.ts' },
];
