import { msg } from '../../schema/rules/message.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { LedgerCheck } from './ledger-check.ts';

/** A table whose rows the triggers of the database count by status, or by another column. */
export interface CountedTable {
  /** What its rows are called in `StatusCount`. */
  kind: string;
  table: Prisma.ModelName;
  column?: string;
}

const countRows = ({ kind, table, column = 'status' }: CountedTable) => Prisma.sql`
  SELECT "businessId", ${kind} AS "kind", ${Prisma.raw(`"${column}"`)}::text AS "status", count(*) AS "rows"
  FROM ${Prisma.raw(`"${table}"`)} GROUP BY 1, 3`;

/** Compares the kept counts with the rows themselves; all counts stand in one table. */
export const statusCountCheck = (tables: readonly CountedTable[]): LedgerCheck => ({
  name: msg('status counts equal the rows'),
  drift: Prisma.sql`
    WITH counted AS (${Prisma.join(tables.map(countRows), ' UNION ALL ')})
    SELECT "businessId", "kind" || ' ' || "status" AS "subject",
      format('the count is %s, there are %s', coalesce(s."count", 0), coalesce(r."rows", 0)) AS "detail"
    FROM counted r FULL JOIN "StatusCount" s USING ("businessId", "kind", "status")
    WHERE coalesce(r."rows", 0) <> coalesce(s."count", 0)`,
});
