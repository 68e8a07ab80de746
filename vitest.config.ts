import { defineConfig } from 'vitest/config';

/** Three tiers: nothing outside the process, jsdom, a real database. docs/guides/test.md says which to use. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{apps,packages}/*/{src,app,test,server}/**/*.test.ts',
            'packages/emails/src/**/*.test.tsx',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          setupFiles: ['./scripts/test-setup/no-console-noise.ts'],
        },
      },
      {
        test: {
          name: 'ui',
          include: ['apps/web/app/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['./scripts/test-setup/no-console-noise.ts', './apps/web/test/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'db',
          sequence: { groupOrder: 1 },
          include: ['apps/api/src/**/*.db.test.ts', 'apps/api/test/**/*.db.test.ts'],
          globalSetup: ['./apps/api/test/global-setup.ts'],
          setupFiles: ['./scripts/test-setup/no-console-noise.ts'],
          isolate: false,
          fileParallelism: true,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
