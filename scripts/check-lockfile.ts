import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** Every package in the lock file is a fixed version with a checksum, from the registry, and nothing else. */
const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const resolutions = [...lock.matchAll(/^ {2}(\S.*):\n {4}resolution: \{(.*)\}/gm)];
const problems = resolutions
  .filter(([, , resolution]) => !/^integrity: sha512-[\w+/=]+$/.test(resolution!))
  .map(([, name, resolution]) => `${name} has no checksum: ${resolution}`);
if (resolutions.length < 300) problems.push(`only ${resolutions.length} packages were read`);
// react-admin breaks quietly when two copies of its core meet (docs/dependencies.md).
const cores = new Set([...lock.matchAll(/^ {2}ra-core@([^(:]+)/gm)].map(([, version]) => version));
if (cores.size > 1) problems.push(`ra-core is there ${cores.size} times`);

console.log(`${resolutions.length} packages, each with a checksum`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
