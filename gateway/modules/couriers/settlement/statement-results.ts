import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';

/** The parcels of a statement with the same result. */
export interface ResultSum {
  result: LineResult;
  parcels: number;
  expected: Poisha;
  collected: Poisha;
  net: Poisha;
}

/** Number and amounts of the parcels of a statement, by result. */
export const statementResults = (businessId: string, statementId: string): Promise<ResultSum[]> => db.$queryRaw<ResultSum[]>`
  SELECT "result", count(*)::int AS "parcels", coalesce(sum("expectedPoisha"), 0)::bigint AS "expected",
    sum("collectedPoisha")::bigint AS "collected", sum("netPoisha")::bigint AS "net"
  FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid
  GROUP BY 1 ORDER BY 1`;
