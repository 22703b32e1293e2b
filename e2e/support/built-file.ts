import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';

/** The address of the file that a lazy module of `web/` was built into: files have no names (ADR 17). Throws for one without. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>;
  const built = manifest[module];
  if (!built) throw new Error(`${module} has no file of its own in the build`);
  return built.file;
}
