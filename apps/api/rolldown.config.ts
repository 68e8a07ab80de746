import { defineConfig } from 'rolldown';

/** Loaded as they are: native code, optional parts, and what the bundler would only make slower to debug. */
const external = ['pg-native', 'pino', 'sanitize-html', /^@aws-sdk\//, /^flydrive/, 'nodemailer'];

export default defineConfig({
  input: {
    server: 'src/server.ts',
    worker: 'src/worker.ts',
    migrate: 'src/cli/migrate.ts',
    seed: 'src/cli/seed.ts',
    drop: 'src/cli/drop.ts',
  },
  platform: 'node',
  external,
  output: { dir: 'build', format: 'esm', sourcemap: true, cleanDir: true },
});
