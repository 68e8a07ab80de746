import { defineConfig } from '@playwright/test';

const webPort = 3100;
export const redisUrl = 'redis://127.0.0.1:6379/8';

/** Two sizes of the same product, from production builds, on ports and a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../var/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${webPort}`,
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    },
  },
  projects: [
    {
      name: 'phone',
      // What has no screen is tried once.
      testIgnore: 'server.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `node scripts/stack.ts --fresh ${process.env.CI ? '--no-build' : ''}`,
    cwd: '..',
    url: `http://localhost:${webPort}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      WEB_PORT: String(webPort),
      PORT: '4100',
      WORKER_PORT: '4101',
      API_URL: 'http://127.0.0.1:4100',
      PUBLIC_URL: `http://localhost:${webPort}`,
      DATABASE_URL: 'postgresql://taalmel:taalmel@127.0.0.1:5432/taalmel_e2e_test',
      REDIS_URL: redisUrl,
      SMTP_URL: 'smtp://127.0.0.1:1125',
      MAIL_INBOX_PORT: '1180',
      STORAGE_DIR: 'var/e2e-media',
    },
  },
});
