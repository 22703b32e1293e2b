import { pool } from '../db/client.ts';
import type { Drift, LedgerCheck } from './ledger-check.ts';

/** Enough to see what is wrong with a business; a broken rule may strike a million rows. */
const MAX_PER_BUSINESS = 100;
/** Of one check: many businesses may be struck by it. */
const MAX_PER_CHECK = 10_000;

/**
 * Recomputes the ledgers from their rows and returns what does not agree, at most 100 records of a
 * business for each check. All
 * checks see one and the same moment, so work that goes on meanwhile is never taken for drift.
 */
export async function findDrift(checks: readonly LedgerCheck[]): Promise<Drift[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL work_mem = '64MB'");
    const found: Drift[] = [];
    for (const { name, drift } of checks) {
      const text = `SELECT "businessId", "subject", "detail" FROM (
          SELECT *, row_number() OVER (PARTITION BY "businessId" ORDER BY "subject") AS "place" FROM (${drift.text}) drift
        ) placed WHERE "place" <= ${MAX_PER_BUSINESS} ORDER BY "businessId", "subject" LIMIT ${MAX_PER_CHECK}`;
      const { rows } = await client.query<Omit<Drift, 'check'>>(text, drift.values);
      found.push(...rows.map((row) => ({ check: name, ...row })));
    }
    return found;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** One line for a person. */
export const driftLine = ({ check, businessId, subject, detail }: Drift) =>
  `${check}: ${subject} of business ${businessId}: ${detail}`;
