import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const minBytes = 1024;

/**
 * Writes missing Brotli and gzip variants beside each script, style and drawing of at least 1 KB below a folder. The site serves the variants unchanged
 * (web/front).
 */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(js|css|svg)$/.test(name) || statSync(file).size < minBytes) continue;
    const body = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    if (!existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    if (!existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}
