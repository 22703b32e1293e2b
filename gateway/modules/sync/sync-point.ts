import { MAX_TRANSACTION_MS } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';

/** For the time between reading a list and reading the clock, within one request. */
const REQUEST_MS = 30_000;

/**
 * A moment by PostgreSQL's clock up to which every change can be seen by now: `updatedAt` is set when a row is written,
 * and a transaction that has not been committed since then is undone. Some of what changed after it can be seen as well.
 */
export async function syncPoint(): Promise<Date> {
  const margin = (MAX_TRANSACTION_MS + REQUEST_MS) / 1_000;
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() - make_interval(secs => ${margin}::float8) AS "at"`;
  return row!.at;
}
