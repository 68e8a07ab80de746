import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slimSvg } from './slim-svg.ts';

// node packages/kolam/tools/slim.ts <folder> <drawing.svg>...   writes a slim copy of each drawing into the folder
const [folder, ...drawings] = process.argv.slice(2);
if (!folder || drawings.length === 0) throw new Error('Usage: slim.ts <folder> <drawing.svg>...');
mkdirSync(folder, { recursive: true });
for (const drawing of drawings) {
  const before = readFileSync(drawing, 'utf8');
  const after = `${slimSvg(before)}\n`;
  writeFileSync(join(folder, basename(drawing)), after);
  process.stdout.write(`${basename(drawing)}\t${before.length}\t${after.length}\n`);
}
