import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Where the fingerprints of inputs are stored; deleted together with the packages. */
export const STAMPS = join(ROOT, 'node_modules', '.cache', 'karbar');

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One value for the names and bytes of files and folders, given from the project's root. */
function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesUnder(resolve(ROOT, name)))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless `outputs` exist and were made from the same `inputs` before. Returns whether it ran.
 */
export async function whenChanged(
  name: string,
  { inputs, outputs }: { inputs: string[]; outputs: string[] },
  make: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(STAMPS, name);
  const wanted = fingerprint(inputs);
  const complete = outputs.every((path) => existsSync(resolve(ROOT, path)));
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
