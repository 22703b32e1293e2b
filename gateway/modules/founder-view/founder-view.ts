import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { ForbiddenError } from '../../errors.ts';
import type { RangeOfDays } from '../../list-query/range-of-days.ts';
import type { Session } from '../../session/session.ts';
import { foundedBusinesses } from '../business/founded-businesses.ts';
import { dayFigures, type DayFigures } from '../orders/day-figures.ts';
import { workQueue, type WorkQueue } from '../orders/work-queue.ts';

/** What happened in several days. */
export type RangeFigures = Omit<DayFigures, 'day'>;

export interface FounderFigures {
  packageExpiresAt: Date;
  smsBalance: number;
  now: RangeFigures;
  /** In as many days right before, the last one up to the same hour. */
  before: RangeFigures;
  queue: WorkQueue;
  stockValuePoisha: Poisha;
}

export interface FounderRow {
  id: string;
  name: string;
  isSelected: boolean;
  /** Null while the platform keeps the business closed. */
  figures: FounderFigures | null;
}

function sumOf(days: readonly DayFigures[]): RangeFigures {
  const total = { orders: 0, delivered: 0, cameBack: 0, returned: 0, revenuePoisha: 0n, profitPoisha: 0n, adSpendPoisha: 0n };
  for (const one of days) {
    for (const name of ['orders', 'delivered', 'cameBack', 'returned'] as const) total[name] += one[name];
    for (const name of ['revenuePoisha', 'profitPoisha', 'adSpendPoisha'] as const) total[name] += one[name];
  }
  return total;
}

/** By the account of the books that always equals what is on hand at its average cost, as a ledger check says. */
async function stockValue(businessId: string): Promise<Poisha> {
  const [{ value }] = await db.$queryRaw<[{ value: Poisha }]>`
    SELECT coalesce(sum(b."debitPoisha" - b."creditPoisha"), 0)::bigint AS "value" FROM "AccountTotal" b
    JOIN "Account" a ON a."businessId" = b."businessId" AND a."id" = b."accountId"
    WHERE b."businessId" = ${businessId}::uuid AND b."span" = 'MONTH' AND a."code" = 'inventory'`;
  return value;
}

/** What the dashboard of a business says, with the rights that the founder has in it. */
async function figuresOf(session: Session, range: RangeOfDays): Promise<Omit<FounderFigures, 'packageExpiresAt' | 'smsBalance'>> {
  session.assertCan('ADMIN');
  const { businessId, rules } = session;
  const [days, queue, stockValuePoisha] = await Promise.all([dayFigures(businessId, range), workQueue(businessId, rules), stockValue(businessId)]);
  const isBefore = ({ day }: DayFigures) => day < range.from;
  return { now: sumOf(days.filter((one) => !isBefore(one))), before: sumOf(days.filter(isBefore)), queue, stockValuePoisha };
}

/**
 * The businesses that the person has founded beside each other: one statement for all and three for each, one business after
 * the other, so that a founder of many takes no more connections than one of one. Throws ForbiddenError for whoever has founded none.
 */
export async function founderView(session: Session, range: RangeOfDays): Promise<FounderRow[]> {
  const founded = await foundedBusinesses(session);
  if (founded.length === 0) throw new ForbiddenError();
  const rows: FounderRow[] = [];
  for (const { id, name, packageExpiresAt, smsBalance, session: own } of founded) {
    const figures = own && { packageExpiresAt, smsBalance, ...(await figuresOf(own, range)) };
    rows.push({ id, name, isSelected: id === session.business?.id, figures });
  }
  return rows;
}
