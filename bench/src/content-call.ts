import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeResult } from './results.ts';

/**
 * What one content call costs through the API, against the same SQL by pgbench: CPU microseconds per operation,
 * taken from /proc for the API process and all PostgreSQL processes, in interleaved rounds. Needs pgbench and wrk
 * (Debian: postgresql-contrib, wrk) and a built API: `pnpm build`.
 */
const databaseUrl =
  process.env.DATABASE_URL ?? 'postgresql://taalmel:taalmel@127.0.0.1:5432/taalmel_dev';
const seconds = 5;
const roundCount = 3;
const api = join(import.meta.dirname, '../../apps/api');

const database = new URL(databaseUrl);
const wrk = ['-t1', '-c32', `-d${seconds}s`];
const pgbench = [
  '-n',
  '-M',
  'prepared',
  '-c',
  '8',
  '-j',
  '1',
  '-T',
  String(seconds),
  '-h',
  database.hostname,
  '-U',
  database.username,
  '-f',
];
const isChildCounted = true;

type Case = { name: string; path: string; sql: string };

const cases: Case[] = [
  {
    name: 'get_banner_content',
    path: '/api/get_banner_content',
    sql: `select "id", "place", "title", "content", "position" from "banners" where "banners"."place" = 'middle' order by "banners"."position" asc;`,
  },
  {
    name: 'get_marriage_toolkit, one article',
    path: '/api/get_marriage_toolkit?url=one-account-two-accounts-or-three',
    sql: `select "url", "title", "sub_heading", "excerpt", "description", "topic", "image_path", "published_on", "content" from "posts" where "posts"."url" = 'one-account-two-accounts-or-three';`,
  },
];

const asking = startApi(4900, '0');
const keeping = startApi(4901, '10');
try {
  const results = [];
  for (const { name, path, sql } of cases) {
    const file = join(tmpdir(), 'content-call.sql');
    writeFileSync(file, sql);
    const rounds = { asking: [] as number[], keeping: [] as number[], pgbench: [] as number[] };
    for (let round = 0; round < roundCount; round += 1) {
      rounds.asking.push(await callCost(await asking, path));
      rounds.keeping.push(await callCost(await keeping, path));
      rounds.pgbench.push(
        await cost(
          [],
          async () =>
            transactions(await run('pgbench', [...pgbench, file, database.pathname.slice(1)])),
          isChildCounted,
        ),
      );
    }
    const [askingMicros, keepingMicros, pgbenchMicros] = [
      rounds.asking,
      rounds.keeping,
      rounds.pgbench,
    ].map(median) as [number, number, number];
    results.push({
      name,
      pgbenchMicros: Math.round(pgbenchMicros),
      askingMicros: Math.round(askingMicros),
      askingRatio: round1(askingMicros / pgbenchMicros),
      keepingMicros: Math.round(keepingMicros),
      keepingRatio: round1(keepingMicros / pgbenchMicros),
      rounds,
    });
  }
  console.table(results, [
    'name',
    'pgbenchMicros',
    'askingMicros',
    'askingRatio',
    'keepingMicros',
    'keepingRatio',
  ]);
  writeResult('content-call', {
    unit: 'CPU microseconds per operation, median of interleaved rounds',
    asking: 'PUBLIC_CACHE_SECONDS=0: the database is asked each time',
    keeping: 'PUBLIC_CACHE_SECONDS=10: the answer is kept for ten seconds',
    seconds,
    results,
  });
} finally {
  for (const api of [asking, keeping]) (await api).process.kill('SIGTERM');
}

type Api = { readonly process: ChildProcess; readonly port: number };

async function startApi(port: number, cacheSeconds: string): Promise<Api> {
  const child = spawn(process.execPath, ['build/server.js'], {
    cwd: api,
    env: {
      ...process.env,
      APP_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/7',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'bench@taalmel.example',
      RATE_LIMIT_PER_MINUTE: '100000000',
      PUBLIC_CACHE_SECONDS: cacheSeconds,
    },
    stdio: 'inherit',
  });
  await untilReady(port);
  return { process: child, port };
}

function callCost({ process: child, port }: Api, path: string): Promise<number> {
  return cost([child.pid!], async () =>
    requests(await run('wrk', [...wrk, `http://127.0.0.1:${port}${path}`])),
  );
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** CPU microseconds per operation: of the given processes and of PostgreSQL, and of the client where it is part. */
async function cost(
  pids: number[],
  work: () => Promise<number>,
  countsChild = false,
): Promise<number> {
  const total = () =>
    spent([...pids, ...postgresPids()], [11, 12, 13, 14]) +
    (countsChild ? spent([process.pid], [13, 14]) : 0);
  const before = total();
  const operations = await work();
  return Math.round(((total() - before) / operations) * 10) / 10;
}

function postgresPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => /postgres/.test(read(`/proc/${pid}/comm`)));
}

/**
 * Fields of /proc/pid/stat in microseconds (a tick is 10 ms): 11 and 12 are a process's own user and system time,
 * 13 and 14 those of its children that have ended.
 */
function spent(pids: number[], fields: number[]): number {
  return pids.reduce((total, pid) => {
    const values = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    return total + fields.reduce((ticks, at) => ticks + Number(values[at] ?? 0), 0) * 10_000;
  }, 0);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(database.password) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return output;
}

function requests(output: string): number {
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/(\d+) requests in/.exec(output)![1]);
}

function transactions(output: string): number {
  return Number(/number of transactions actually processed: (\d+)/.exec(output)![1]);
}

async function untilReady(port: number): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not start');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
