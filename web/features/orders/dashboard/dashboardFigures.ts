import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';

/** Ranges of the dashboard: days by their name in the address. */
export const RANGES = { today: 1, 'last-7-days': 7, 'last-14-days': 14, 'last-30-days': 30 } as const;
export type Range = keyof typeof RANGES;
export const USUAL_RANGE: Range = 'last-14-days';

export interface DashboardSearch {
  range?: Range;
}

/** Reads the range from the address; anything unknown becomes the default. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { range } = search;
  return typeof range === 'string' && Object.hasOwn(RANGES, range) && range !== USUAL_RANGE ? { range: range as Range } : {};
}

export function rangeDays({ range = USUAL_RANGE }: DashboardSearch, now: number = Date.now()): { from: string; to: string } {
  const to = dhakaDay(now);
  return { from: addDays(to, 1 - RANGES[range]), to };
}

interface Day {
  readonly orders: number;
  readonly delivered: number;
  readonly returned: number;
  readonly revenue: number;
  readonly profit: number | null | undefined;
  readonly adSpend: number;
}

export interface Totals {
  orders: number;
  delivered: number;
  returned: number;
  revenue: number;
  /** Null without the permission to see costs. */
  profit: number | null;
  adSpend: number;
  /** Percentage of delivered orders among those that ended; null if none did. */
  deliveredShare: number | null;
  returnedShare: number | null;
}

export function totalsOf(days: readonly Day[]): Totals {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const [delivered, returned] = [sum((day) => day.delivered), sum((day) => day.returned)];
  const ended = delivered + returned;
  const share = (part: number) => (ended === 0 ? null : (part / ended) * 100);
  const isMasked = days.some(({ profit }) => profit === null || profit === undefined);
  return {
    orders: sum((day) => day.orders), delivered, returned, revenue: sum((day) => day.revenue),
    adSpend: sum((day) => day.adSpend),
    profit: isMasked ? null : sum((day) => day.profit!),
    deliveredShare: share(delivered), returnedShare: share(returned),
  };
}

/** Change against the previous range in percent; null if that was zero. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
