import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { whenChanged } from './fingerprint.ts';
import { packageBin, ROOT, runScript } from './processes.ts';
import { fail } from './step-error.ts';

/** Builds the browser app into dist/web, when what it is made from has changed. */
export function buildWeb(): Promise<boolean> {
  const files = {
    inputs: [
      'web', 'schema/rules', 'vite.config.ts', 'scripts/build-web.ts', 'scripts/compress-files.ts',
      'scripts/first-view.ts',
      'relay.config.js', 'package-lock.json',
    ],
    outputs: ['dist/web/index.html'],
  };
  return whenChanged('build-web', files, async () => {
    await runScript([packageBin('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production' });
    await compressFiles(join(ROOT, 'dist/web/assets'));
  });
}

if (import.meta.main) await buildWeb().catch(fail);
