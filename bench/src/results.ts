import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a measurement beside the code that made it. */
export function writeResult(name: string, result: Record<string, unknown>): void {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const stamped = {
    measuredAt: new Date().toISOString().slice(0, 10),
    node: process.version,
    ...result,
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(stamped, null, 2)}\n`);
}
