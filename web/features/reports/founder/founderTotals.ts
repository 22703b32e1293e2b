import type { FounderTables_business$data } from '../../../__generated__/FounderTables_business.graphql.ts';
import { totalsOf } from '../../orders/dashboard/dashboardFigures.ts';
import type { Totals } from '../../orders/dashboard/dashboardFigures.ts';

type Figures = NonNullable<FounderTables_business$data[number]['figures']>;
type Queue = Figures['queue'];

export interface Sums {
  now: Totals;
  before: Totals;
  queue: Queue;
  stockValue: number;
  smsBalance: number;
}

const QUEUE = ['webOrdersToCall', 'toConfirm', 'toPack', 'toShip', 'delayed', 'lowStock', 'unsettled', 'cashInHand'] as const;

/** What these businesses come to together; shares are of all parcels, not the average of the shares. */
export function sumsOf(figures: readonly Figures[]): Sums {
  const sum = (of: (one: Figures) => number) => figures.reduce((total, one) => total + of(one), 0);
  return {
    now: totalsOf(figures.map(({ now }) => now)),
    before: totalsOf(figures.map(({ before }) => before)),
    queue: Object.fromEntries(QUEUE.map((name) => [name, sum(({ queue }) => queue[name])])) as Record<(typeof QUEUE)[number], number>,
    stockValue: sum(({ stockValue }) => stockValue),
    smsBalance: sum(({ smsBalance }) => smsBalance),
  };
}
