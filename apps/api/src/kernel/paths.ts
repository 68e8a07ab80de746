import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this app, whether the code runs from src/ or from build/. */
export const apiRoot = nearestPackage(import.meta.dirname);

function nearestPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}
