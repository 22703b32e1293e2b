import { pool } from '../db/client.ts';
import type { LedgerCheck } from './ledger-check.ts';

export interface CheckOutcome {
  name: string;
  /** The records for which it does not hold, 100 at most. */
  found: { subject: string; detail: string }[];
}

const MAX_PER_CHECK = 100;

/** A table that is read, and the alias that it has there, if any. */
const READ = /\b(FROM|JOIN)\s+"(\w+)"(\s+(?:AS\s+)?(?!ON\b|WHERE\b|GROUP\b|ORDER\b|JOIN\b|LEFT\b|FULL\b|CROSS\b|UNION\b|USING\b|LIMIT\b)[a-z]\w*)?/g;

/** Whose rows belong to a business. */
const TENANT_TABLES = `SELECT c.relname AS "name" FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attname = 'businessId'`;

/**
 * The statement of a check with every table of a business narrowed to one: a condition on its result alone would let it
 * read the rows of all others first. `place` is the parameter that holds the id, '$3'.
 */
export const narrowed = (statement: string, place: string, tables: ReadonlySet<string>): string =>
  statement.replaceAll(READ, (whole, word: string, table: string, alias: string | undefined) =>
    (tables.has(table)
      ? `${word} (SELECT * FROM "${table}" WHERE "businessId" = ${place}::uuid)${alias ?? ` AS "${table}"`}`
      : whole));

export interface BusinessCheck {
  /** The moment that all outcomes are about. */
  checkedAt: Date;
  outcomes: CheckOutcome[];
}

/** What the audit would find of one business, check by check, all of them at one and the same moment. Takes minutes for a million orders. */
export async function checkBusiness(checks: readonly LedgerCheck[], businessId: string): Promise<BusinessCheck> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL work_mem = '64MB'");
    const { rows: [begin] } = await client.query<{ checkedAt: Date }>('SELECT now() AS "checkedAt"');
    const tables = await client.query<{ name: string }>(TENANT_TABLES);
    const ofTenants = new Set(tables.rows.map(({ name }) => name));
    const outcomes: CheckOutcome[] = [];
    for (const { name, drift } of checks) {
      const place = `$${drift.values.length + 1}`;
      const text = `SELECT "subject", "detail" FROM (${narrowed(drift.text, place, ofTenants)}) drift
        WHERE "businessId" = ${place}::uuid ORDER BY "subject" LIMIT ${MAX_PER_CHECK}`;
      const { rows } = await client.query<CheckOutcome['found'][number]>(text, [...drift.values, businessId]);
      outcomes.push({ name, found: rows });
    }
    return { checkedAt: begin!.checkedAt, outcomes };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
