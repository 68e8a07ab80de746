import { loadConfig } from '../config/load-config.ts';
import { dropDatabase } from '../db/ensure-database.ts';

await dropDatabase(loadConfig(process.env).database.url);
