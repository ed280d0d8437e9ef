/** `precompress.ts FOLDER`: writes `.br` and `.gz` beside each text file of a built folder, for servers to send as they are. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('precompress.ts needs the folder as its argument');

/** Below this the headers cost more than the compression saves. */
const minBytes = 1024;

for (const name of globSync('**/*.{js,css,svg,json,txt,xml,html}', { cwd: folder })) {
  const path = join(folder, name);
  if (statSync(path).size < minBytes) continue;
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
