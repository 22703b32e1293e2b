import { z } from 'zod';
import { dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineQuery } from '../../commands/command.ts';
import { day } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { rangeOfDays } from '../../list-query/range-of-days.ts';
import { customerListQuery } from './customer-list-query.ts';

/** Customers of the days are read one by one. */
const MAX_DAYS = 92;

/** Those who have ordered, by the day of their first order. A filter of the list of customers selects the same ones. */
export const newCustomerListQuery = defineListQuery({
  ...customerListQuery,
  name: 'customers.new',
  sorts: {
    FIRST_ORDER: { column: 'firstOrderAt', direction: 'desc', kind: 'date' },
    EARLIEST: { column: 'firstOrderAt', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'FIRST_ORDER',
  where: (session, filter) => ({ AND: [customerListQuery.where(session, filter), { firstOrderAt: { not: null } }] }),
});

/** Customers whose first order came from the same place. */
export interface NewCustomers {
  /** Empty where it is not known. */
  source: string;
  customers: number;
  /** Of them those who have ordered again, whenever. */
  repeating: number;
  spentPoisha: Poisha;
  profitPoisha: Poisha;
}

export interface NewCustomerReport {
  total: NewCustomers;
  totalBefore: NewCustomers;
  comparedUntil: Date | null;
  sources: NewCustomers[];
}

/** What became of the customers who ordered for the first time on some days. Four statements, however many there are. */
export const newCustomerReport = defineQuery({
  name: 'customers.newReport',
  permission: 'ADMIN',
  input: z.object({
    from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
    to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
  }),
  run: async ({ session }, input): Promise<NewCustomerReport> => {
    const { from, to, before, beforeEnd, comparedUntil } = rangeOfDays(input, MAX_DAYS);
    const of = (firstOrderFrom: Date, firstOrderBefore: Date) =>
      bySource(newCustomerListQuery.where(session, { firstOrderFrom, firstOrderBefore }));
    const [sources, past] = await Promise.all([of(dhakaDayStart(from), dhakaDayEnd(to)), of(dhakaDayStart(before), beforeEnd)]);
    return { sources, total: together(sources), totalBefore: together(past), comparedUntil };
  },
});

/** By the condition of the list, so that its rows are those that are counted. The largest group first. */
async function bySource(where: object): Promise<NewCustomers[]> {
  const [all, repeating] = await Promise.all([
    db.customer.groupBy({ by: ['firstSource'], where, _count: true, _sum: { spentPoisha: true, profitPoisha: true } }),
    db.customer.groupBy({ by: ['firstSource'], where: { AND: [where, { orderCount: { gt: 1 } }] }, _count: true }),
  ]);
  return all
    .map(({ firstSource: source, _count: customers, _sum }): NewCustomers => ({
      source, customers,
      repeating: repeating.find(({ firstSource }) => firstSource === source)?._count ?? 0,
      spentPoisha: _sum.spentPoisha ?? 0n, profitPoisha: _sum.profitPoisha ?? 0n,
    }))
    .sort((one, other) => other.customers - one.customers || one.source.localeCompare(other.source));
}

const together = (groups: readonly NewCustomers[]): NewCustomers => groups.reduce(
  (sum, one) => ({
    source: '', customers: sum.customers + one.customers, repeating: sum.repeating + one.repeating,
    spentPoisha: sum.spentPoisha + one.spentPoisha, profitPoisha: sum.profitPoisha + one.profitPoisha,
  }),
  { source: '', customers: 0, repeating: 0, spentPoisha: 0n, profitPoisha: 0n },
);
