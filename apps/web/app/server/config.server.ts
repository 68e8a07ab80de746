import { z } from 'zod';

const Env = z.object({
  API_URL: z.url().default('http://127.0.0.1:4000'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
});

const parsed = Env.parse(process.env);

export const config = {
  apiUrl: parsed.API_URL,
  publicUrl: parsed.PUBLIC_URL,
  isProduction: parsed.APP_ENV === 'production',
} as const;
