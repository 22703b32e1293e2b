import type { z } from 'zod';
import { db } from '../../../db/client.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import type { Session } from '../../../session/session.ts';
import { lineListQuery } from './line-list-query.ts';
import type { ResultSum } from './statement-results.ts';

/** Number and amounts of the lines that a filter lets through, by result, whatever results it names. One statement of SQL. */
export async function lineSums(session: Session, { result: _result, ...filter }: z.output<typeof lineListQuery.filter>): Promise<ResultSum[]> {
  const groups = await db.statementLine.groupBy({
    by: ['result'], where: await whereOf(lineListQuery, session, filter), orderBy: { result: 'asc' },
    _count: true, _sum: {
      expectedPoisha: true, collectedPoisha: true, netPoisha: true, adjustPoisha: true,
      excessDeliveryPoisha: true, excessReturnPoisha: true, excessFeePoisha: true,
    },
  });
  return groups.map(({ result, _count: parcels, _sum: sum }) => ({
    result, parcels, expected: sum.expectedPoisha ?? 0n, collected: sum.collectedPoisha ?? 0n, net: sum.netPoisha ?? 0n, adjusted: sum.adjustPoisha ?? 0n,
    excess: (sum.excessDeliveryPoisha ?? 0n) + (sum.excessReturnPoisha ?? 0n) + (sum.excessFeePoisha ?? 0n),
  }));
}
