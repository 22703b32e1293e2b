import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { isWithoutOrder } from './open-differences.ts';

/** The parcels of a statement with the same result. */
export interface ResultSum {
  result: LineResult;
  parcels: number;
  expected: Poisha;
  collected: Poisha;
  net: Poisha;
  /** What the courier added; negative for what it deducted. */
  adjusted: Poisha;
  /** What of its charges can be disputed. */
  excess: Poisha;
}

/** Results of lines of which nothing is in question. */
const WITHOUT_DIFFERENCE: readonly LineResult[] = ['WAITING', 'COMPENSATED'];

/** What these parcels differ by from what the books expect, charges and adjustments among it: negative where the courier kept too much. */
export function differenceOfSum({ result, expected, collected, net, adjusted, excess }: ResultSum): Poisha {
  if (WITHOUT_DIFFERENCE.includes(result)) return 0n;
  if (isWithoutOrder(result)) return net;
  return collected - expected + adjusted - (result === 'CHARGE_DIFF' ? excess : 0n);
}

/** Number and amounts of the parcels of a statement, by result. */
export const statementResults = (businessId: string, statementId: string): Promise<ResultSum[]> => db.$queryRaw<ResultSum[]>`
  SELECT "result", count(*)::int AS "parcels", coalesce(sum("expectedPoisha"), 0)::bigint AS "expected",
    sum("collectedPoisha")::bigint AS "collected", sum("netPoisha")::bigint AS "net", sum("adjustPoisha")::bigint AS "adjusted",
    sum("excessDeliveryPoisha" + "excessReturnPoisha" + "excessFeePoisha")::bigint AS "excess"
  FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid
  GROUP BY 1 ORDER BY 1`;
