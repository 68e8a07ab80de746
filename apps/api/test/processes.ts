import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiRoot } from '../src/kernel/paths.ts';

/** Starts one of our entry points as a process of its own and collects what it writes. */
export function startProcess(entry: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(apiRoot, entry)], {
    cwd: apiRoot,
    env: {
      PATH: process.env.PATH,
      REDIS_URL: 'redis://127.0.0.1:6379/9',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Test <test@taalmel.example>',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    child,
    output: () => output,
    kill: (signal: NodeJS.Signals) => stop(child, signal),
  };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** Asks until the answer is there; fails with the last answer when time is up. */
export async function waitFor<Value>(
  ask: () => Promise<Value | undefined | false>,
  { seconds = 10, what = 'condition' }: { seconds?: number; what?: string } = {},
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await ask().catch(() => undefined);
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
