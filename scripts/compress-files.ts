import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|html|json)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 1_024;

/**
 * Lays a `.br` and a `.gz` beside every text file of a folder, so that the server never compresses them
 * again.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  await Promise.all(files.map(async (name) => {
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < SMALLEST) return;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, best));
    writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }));
}
