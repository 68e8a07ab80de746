import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './processes.ts';

export type Settings = Record<string, string>;

/** .env, overruled by what the caller has set. */
export function readSettings(): Settings {
  const path = join(root, '.env');
  if (!existsSync(path)) throw new Error('There is no .env yet: run ./setup first');
  const file = parseEnv(readFileSync(path, 'utf8')) as Settings;
  const given = Object.entries(process.env).filter(([name]) => name in file);
  return { ...file, ...(Object.fromEntries(given) as Settings) };
}
