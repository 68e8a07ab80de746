import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './migrations',
  // pg-boss keeps its own schema and migrates it itself.
  schemaFilter: ['public'],
});
