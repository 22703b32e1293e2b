import { describe, expect, it } from 'vitest';
import { changeOf, totalsOf, trendOf } from '../dashboardFigures.ts';
import { rangeDays, readDashboardSearch } from '../dashboardSearch.ts';

const day = (more: object) => ({ day: '2026-01-01', orders: 0, delivered: 0, cameBack: 0, returned: 0, revenue: 0, profit: 0, adSpend: 0, ...more });

describe('the figures of the dashboard', () => {
  it('are of Dhaka days, today included', () => {
    // Midnight has passed in Dhaka, not in London.
    expect(rangeDays({}, Date.parse('2026-11-21T19:00:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-22' });
    expect(rangeDays({ range: 'today' }, Date.parse('2026-11-21T17:00:00Z'))).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('count shares of what has ended, and nothing where nothing has', () => {
    expect(totalsOf([day({ delivered: 6 }), day({ returned: 2, orders: 5 })])).toMatchObject({
      orders: 5, deliveredShare: 75, returnedShare: 25,
    });
    // One of these five came back: each has ended once.
    expect(totalsOf([day({ delivered: 5, cameBack: 1 }), day({ returned: 1 })])).toMatchObject({ kept: 4, returned: 1, deliveredShare: 80, returnedShare: 20 });
    expect(totalsOf([day({})])).toMatchObject({ deliveredShare: null, returnedShare: null });
  });

  it('have no profit for whoever may not see costs', () => {
    expect(totalsOf([day({ profit: null, revenue: 5 })]).profit).toBeNull();
  });

  it('are compared with what was before, where there was something', () => {
    expect(changeOf(110, 100)).toBeCloseTo(10);
    expect(changeOf(-50, -100)).toBeCloseTo(50);
    expect(changeOf(5, 0)).toBeNull();
  });

  it('read no other ranges from the address', () => {
    expect(readDashboardSearch({ range: 'last-7-days' })).toEqual({ range: 'last-7-days' });
    expect(readDashboardSearch({ range: 'toString' })).toEqual({});
    expect(readDashboardSearch({ range: 'last-14-days' })).toEqual({});
  });

  it('may be of days of one\'s own, as long as they are days and not too many', () => {
    const range = '2026-11-01..2026-11-20';
    expect(readDashboardSearch({ range })).toEqual({ range });
    expect(rangeDays({ range })).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    expect(readDashboardSearch({ range: '2025-01-01..2026-01-01' })).toEqual({ range: '2025-01-01..2026-01-01' });
    for (const wrong of ['2025-01-01..2026-01-02', '2026-11-01..', '2026-02-30..2026-03-01', 'yesterday', 'soon']) {
      expect(readDashboardSearch({ range: wrong })).toEqual(wrong === 'yesterday' ? { range: 'yesterday' } : {});
    }
  });

  it('are drawn beside the day as far into the days before, as long as there is room', () => {
    const [first, second] = [day({ day: '2026-01-03' }), day({ day: '2026-01-04' })];
    const { rows, isCompared } = trendOf([first, second], [day({ day: '2026-01-01', revenue: 5 }), day({ day: '2026-01-02', revenue: 7 })]);
    expect(isCompared).toBe(true);
    expect(rows.map(({ day: one, before }) => [one, before?.day, before?.revenue])).toEqual([['2026-01-03', '2026-01-01', 5], ['2026-01-04', '2026-01-02', 7]]);
  });

  it('are drawn by month when the days are too many to be told apart', () => {
    const days = (count: number) => Array.from({ length: count }, (_, n) => day({ day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10), orders: 1, revenue: 10 }));
    expect(trendOf(days(92), days(92))).toMatchObject({ isByMonth: false, isCompared: false, rows: { length: 92 } });
    const { rows, isByMonth } = trendOf(days(100), days(100));
    expect(isByMonth).toBe(true);
    expect(rows.map(({ day: month, orders, revenue }) => [month, orders, revenue])).toEqual([
      ['2026-01', 31, 310], ['2026-02', 28, 280], ['2026-03', 31, 310], ['2026-04', 10, 100],
    ]);
  });
});
