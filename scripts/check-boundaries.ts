import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error -- the configuration is plain JavaScript
import config from '../.dependency-cruiser.mjs';
import { root } from './processes.ts';

/**
 * Runs the import rules, makes sure that something was read at all, and plants one offender per rule in a copy of
 * the tree: a rule that cannot fail would be worse than none.
 */
const fewestModules = 150;

/** By rule: the file that breaks it, and the line that does. */
const canaries: Record<string, readonly [file: string, line: string]> = {
  'no-cycles': ['packages/contract/src/canary-cycle.ts', "import './canary-cycle.ts';"],
  'no-unresolved': ['apps/api/src/kernel/canary-lost.ts', "import './nothing-here.ts';"],
  'brand-knows-nobody': ['packages/brand/src/canary.ts', "import 'node:fs';"],
  'kolam-is-pure': ['packages/kolam/src/canary.ts', "import 'node:fs';"],
  'contract-knows-zod-only': ['packages/contract/src/canary.ts', "import 'node:fs';"],
  'emails-know-the-brand-only': [
    'packages/emails/src/canary.ts',
    "import '../../contract/src/route.ts';",
  ],
  'packages-never-import-apps': [
    'packages/emails/src/canary-app.ts',
    "import '../../../apps/api/src/kernel/errors.ts';",
  ],
  'front-ends-see-the-contract': [
    'apps/web/app/lib/canary.ts',
    "import '../../../../packages/emails/src/message.ts';",
  ],
  'apps-stay-apart': [
    'apps/web/app/lib/canary-api.ts',
    "import '../../../api/src/kernel/errors.ts';",
  ],
  'e2e-uses-the-front-door': ['e2e/canary.ts', "import '../apps/api/src/kernel/errors.ts';"],
  'kernel-is-the-floor': ['apps/api/src/kernel/canary.ts', "import '../db/client.ts';"],
  'rules-are-pure': [
    'apps/api/src/modules/content/canary.rules.ts',
    "import '../../db/client.ts';",
  ],
  'http-stays-at-the-edge': [
    'apps/api/src/modules/content/canary.ts',
    "import '../../http/serve.ts';",
  ],
  'sql-stays-in-queries': ['apps/api/src/modules/content/canary-sql.ts', "import 'drizzle-orm';"],
  'modules-meet-at-the-door': [
    'apps/api/src/modules/content/canary-door.ts',
    "import '../feedback/share-feedback.ts';",
  ],
  'server-does-not-carry-the-worker': [
    'apps/api/src/server.ts',
    "import './modules/feedback/forward-feedback.handler.ts';",
  ],
  'features-stay-apart': [
    'apps/web/app/features/home/canary.ts',
    "import '../shell/explore-pages.ts';",
  ],
  'features-below-routes': [
    'apps/web/app/features/home/canary-server.ts',
    "import '../../server/list-lines.server.ts';",
  ],
  'ui-knows-no-feature': [
    'apps/web/app/ui/canary.ts',
    "import '../features/shell/explore-pages.ts';",
  ],
  'no-test-code-in-production': ['apps/api/src/kernel/canary-test.ts', "import 'vitest';"],
};

type Summary = {
  violations: { rule: { name: string }; from: string; to: string }[];
  totalCruised: number;
};

const parts = ['apps', 'packages', 'e2e'];
const found = cruise(root, [...parts, 'scripts', 'bench']);
const problems = found.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
if (found.totalCruised < fewestModules) {
  problems.push(`only ${found.totalCruised} modules were read; is the compiler for tools gone?`);
}

const copy = copyOfTheTree();
for (const [file, line] of Object.values(canaries)) appendFileSync(join(copy, file), `\n${line}\n`);
const caught = cruise(copy, parts).violations;
rmSync(copy, { recursive: true });
for (const { name } of config.forbidden) {
  const file = canaries[name]?.[0];
  if (!file) problems.push(`${name} has no canary`);
  else if (!caught.some(({ rule, from }) => rule.name === name && from === file)) {
    problems.push(`the canary of ${name} was not caught`);
  }
}

console.log(`${found.totalCruised} modules, ${config.forbidden.length} rules, each with a canary`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function cruise(cwd: string, paths: string[]): Summary {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...paths],
    { cwd, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

function copyOfTheTree(): string {
  const target = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const skipped = /\/(node_modules|build|public|paraglide|[.]react-router)$/;
  for (const part of [...parts, '.dependency-cruiser.mjs', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(target, part), {
      recursive: true,
      filter: (path) => !skipped.test(path),
    });
  }
  const folders = [
    '.',
    'e2e',
    ...['apps', 'packages'].flatMap((part) =>
      readdirSync(join(root, part)).map((name) => `${part}/${name}`),
    ),
  ];
  for (const folder of folders) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(target, folder, 'node_modules'));
  }
  return target;
}
