import { createSeed } from './seed/create-seed.ts';

await createSeed(process.env, { onlyIfEmpty: process.argv.includes('--if-empty') });
