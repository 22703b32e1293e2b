import { whenChanged } from './fingerprint.ts';
import { packageBin, runScript } from './processes.ts';
import { fail } from './step-error.ts';

/**
 * Writes the database client and the Pothos types from prisma/schema, when that has changed. The Prisma command would
 * download an engine that it does not need for this; naming any existing file as the engine prevents that.
 */
export function generate(): Promise<boolean> {
  const files = {
    inputs: ['prisma/schema', 'package-lock.json'],
    outputs: ['gateway/db/generated/client/client.ts', 'gateway/db/generated/pothos.ts'],
  };
  return whenChanged('generate', files, async () => {
    await runScript([packageBin('prisma/build/index.js'), 'generate'], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
    });
  });
}

if (import.meta.main) await generate().catch(fail);
