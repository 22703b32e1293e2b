import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from './postgres.ts';

/** A file system in memory that Linux has: each test file has a database of some thousand files, which a disk makes far more slowly. */
const MEMORY = '/dev/shm';
/** Far more than the tests fill. */
const ROOM = 8 * 1024 ** 3;

function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // A container may have less memory than the file system says.
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A server with an empty folder of its own, which goes when it stops; `programs` as in PostgresOptions. */
export async function startTemporaryPostgres(programs?: string): Promise<Postgres> {
  const folder = mkdtempSync(join(fastestFolder(), 'karbar-postgres-'));
  chmodSync(folder, 0o755);
  return startPostgres({ folder, throwaway: true, discard: true, programs });
}
