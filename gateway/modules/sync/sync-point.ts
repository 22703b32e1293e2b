import { MAX_TRANSACTION_MS } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';

/** Covers the time between reading a list and reading the clock within one request. */
const REQUEST_MS = 30_000;

/**
 * A time by PostgreSQL's clock up to which every committed change is visible: `updatedAt` is set when a row is written,
 * and a transaction that is open for longer than the time limit is rolled back. Some later changes are visible too.
 */
export async function syncPoint(): Promise<Date> {
  const margin = (MAX_TRANSACTION_MS + REQUEST_MS) / 1_000;
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() - make_interval(secs => ${margin}::float8) AS "at"`;
  return row!.at;
}
