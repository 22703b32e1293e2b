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
    _count: true, _sum: { expectedPoisha: true, collectedPoisha: true, netPoisha: true },
  });
  return groups.map(({ result, _count: parcels, _sum: { expectedPoisha, collectedPoisha, netPoisha } }) => ({
    result, parcels, expected: expectedPoisha ?? 0n, collected: collectedPoisha ?? 0n, net: netPoisha ?? 0n,
  }));
}
