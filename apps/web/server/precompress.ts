import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .br and .gz beside every built text file: compressed once, as small as it gets, not on every request. */
const folder = join(import.meta.dirname, '../build/client');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))
  .map((file) => join(folder, file));

for (const file of files) {
  if (statSync(file).size < 500) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
console.log(`compressed ${files.length} files`);
