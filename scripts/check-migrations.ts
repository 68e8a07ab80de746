import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './processes.ts';

/**
 * The migrations say what the tables say (generating again changes nothing), and none of them would block traffic
 * (squawk). Both gates get a canary: a changed table must produce a migration, a careless one must be refused.
 */
const api = join(root, 'apps/api');
const bin = (name: string) => join(api, `node_modules/.bin/${name}`);
const problems: string[] = [];

if (generatesSomething()) problems.push('the tables have changed: run pnpm db:generate');
if (!generatesSomething(addColumn)) problems.push('drift canary: a changed table went unnoticed');

const files = readdirSync(join(api, 'migrations')).filter((file) => file.endsWith('.sql'));
const lint = squawk(files.map((file) => join('migrations', file)));
if (lint.status !== 0) problems.push(`squawk:\n${lint.output}`);
const careless = join(mkdtempSync(join(tmpdir(), 'squawk-')), 'careless.sql');
writeFileSync(
  careless,
  'ALTER TABLE "posts" ADD COLUMN "x" integer NOT NULL; CREATE INDEX "i" ON "posts" ("title");',
);
if (squawk([careless]).status === 0)
  problems.push('squawk canary: a blocking migration went unnoticed');

console.log(`${files.length} migrations, in step with the tables, none of them blocking`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Lets drizzle-kit generate into a copy and tells whether it wrote a migration. */
function generatesSomething(change?: (folder: string) => void): boolean {
  const copy = mkdtempSync(join(api, '.drift-'));
  try {
    cpSync(join(api, 'migrations'), join(copy, 'migrations'), { recursive: true });
    mkdirSync(join(copy, 'src'));
    cpSync(join(api, 'src/db'), join(copy, 'src/db'), { recursive: true });
    cpSync(join(api, 'src/modules'), join(copy, 'src/modules'), { recursive: true });
    change?.(copy);
    const before = readdirSync(join(copy, 'migrations')).length;
    const relative = copy.slice(api.length + 1);
    const { status, stdout, stderr } = spawnSync(
      bin('drizzle-kit'),
      [
        'generate',
        '--dialect',
        'postgresql',
        '--schema',
        `${relative}/src/db/schema.ts`,
        '--out',
        `${relative}/migrations`,
      ],
      { cwd: api, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`drizzle-kit failed:\n${stdout}${stderr}`);
    return readdirSync(join(copy, 'migrations')).length !== before;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function addColumn(folder: string): void {
  const path = join(folder, 'src/modules/feedback/feedback.table.ts');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(
      'name: text().notNull(),',
      'name: text().notNull(), canary: text(),',
    ),
  );
}

function squawk(paths: string[]): { status: number | null; output: string } {
  const result = spawnSync(
    join(root, 'node_modules/.bin/squawk'),
    ['--config', '.squawk.toml', ...paths],
    { cwd: api, encoding: 'utf8' },
  );
  return { status: result.status, output: result.stdout + result.stderr };
}
