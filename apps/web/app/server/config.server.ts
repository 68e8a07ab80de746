import { z } from 'zod';

const Env = z.object({ API_URL: z.url().default('http://127.0.0.1:4000') });

export const config = { apiUrl: Env.parse(process.env).API_URL } as const;
