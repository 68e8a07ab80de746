import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const children: ChildProcess[] = [];
let isStopping = false;

type StartOptions = {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Write to var/log instead of the terminal. */
  readonly quiet?: boolean;
};

/** Starts a part of the stack in a process group of its own. When one part ends by itself, all end. */
export function start(
  name: string,
  command: string,
  args: string[],
  options: StartOptions = {},
): void {
  const child = spawn(command, args, {
    cwd: join(root, options.cwd ?? '.'),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  children.push(child);
  mkdirSync(join(root, 'var/log'), { recursive: true });
  const file = createWriteStream(join(root, `var/log/${name}.log`));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      file.write(chunk);
      if (options.quiet) return;
      for (const line of chunk.toString().trimEnd().split('\n'))
        console.log(`${name.padEnd(7)} ${line}`);
    });
  }
  child.on('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`${name} ended (${signal ?? code}); its output is in var/log/${name}.log`);
    void stopAll(1);
  });
}

export async function stopAll(code = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) signalGroup(child, 'SIGTERM');
  await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, 12_000))]);
  for (const child of running) signalGroup(child, 'SIGKILL');
  process.exit(code);
}

/** The group, not the process: a development server leaves children behind. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, signal);
  } catch {
    // The group has ended already.
  }
}

export function stopOnSignals(): void {
  process.on('SIGTERM', () => void stopAll());
  process.on('SIGINT', () => void stopAll());
}

/** Runs a command to its end; its output shows only when it fails. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

export async function untilAnswers(url: string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within ${seconds} s`);
}
