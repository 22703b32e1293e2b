interface Day {
  readonly orders: number;
  readonly delivered: number;
  readonly cameBack: number;
  readonly returned: number;
  readonly revenue: number;
  readonly profit: number | null | undefined;
  readonly adSpend: number;
}

export interface Totals {
  orders: number;
  /** Delivered and kept: what came back has ended as returned. */
  kept: number;
  returned: number;
  revenue: number;
  /** Null without the permission to see costs. */
  profit: number | null;
  adSpend: number;
  /** Percentage of delivered orders among those that ended, each counted once; null if none did. */
  deliveredShare: number | null;
  returnedShare: number | null;
}

export function totalsOf(days: readonly Day[]): Totals {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const [kept, returned] = [sum((day) => day.delivered - day.cameBack), sum((day) => day.returned)];
  const ended = kept + returned;
  const share = (part: number) => (ended === 0 ? null : (part / ended) * 100);
  const isMasked = days.some(({ profit }) => profit === null || profit === undefined);
  return {
    orders: sum((day) => day.orders), kept, returned, revenue: sum((day) => day.revenue),
    adSpend: sum((day) => day.adSpend),
    profit: isMasked ? null : sum((day) => day.profit!),
    deliveredShare: share(kept), returnedShare: share(returned),
  };
}

/** Change against the previous range in percent; null if that was zero. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100;

/** Longer ranges are shown by month: more bars than that cannot be told apart. */
const MOST_BARS = 92;
/** Of more days than that no second bar is drawn beside each. */
const MOST_PAIRS = 31;

export interface TrendFigures {
  readonly day: string;
  readonly orders: number;
  readonly delivered: number;
  readonly returned: number;
  readonly revenue: number;
}

export interface Trend {
  /** In place of a day, a month has 'YYYY-MM'. A day may have the one that it is compared with. */
  rows: readonly (TrendFigures & { readonly before?: TrendFigures })[];
  isByMonth: boolean;
  isCompared: boolean;
}

/** The days of the range, each with the one as far into the range before; by month if they are many. */
export function trendOf(days: readonly TrendFigures[], before: readonly TrendFigures[]): Trend {
  const isCompared = days.length <= MOST_PAIRS && before.length === days.length;
  if (days.length <= MOST_BARS) {
    return { rows: isCompared ? days.map((one, index) => ({ ...one, before: before[index] })) : days, isByMonth: false, isCompared };
  }
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const sum = (its: readonly TrendFigures[], of: (one: TrendFigures) => number) => its.reduce((total, one) => total + of(one), 0);
  const rows = [...months].map(([day, its]) => ({
    day, orders: sum(its, (one) => one.orders), delivered: sum(its, (one) => one.delivered), returned: sum(its, (one) => one.returned),
    revenue: sum(its, (one) => one.revenue),
  }));
  return { rows, isByMonth: true, isCompared };
}
