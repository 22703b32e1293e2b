import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { adRange, adReportFilter } from './ad-range.ts';
import { adReport, profitAfterAds, returnShare, spendPerDelivered, type AdFigures } from './ad-report.ts';
import { ordersOf } from './shares.ts';

const HEADERS = [
  'Platform', 'Campaign', 'Mapped', 'Spend (USD)', 'Spend (taka)', 'By Meta (USD)', 'Not entered (USD)', 'Not entered, estimated (taka)', 'Orders', 'Approved', 'Delivered', 'Settled', 'Returned', 'Return %',
  'Spend per delivered order', 'Profit before ads', 'Profit after ads',
];

const amount = (poisha: bigint | null) => (poisha === null ? null : amountOf(poisha));

const cellsOf = (one: AdFigures): Cell[] => [
  amountOf(one.usdCents), amountOf(one.spendPoisha),
  amountOf(one.metaCents), amountOf(one.unenteredCents), amountOf(one.unenteredPoisha),
  ...[one.orders, one.approved, one.delivered, one.settled, one.returned].map((count) => Number(ordersOf(count).toFixed(2))),
  returnShare(one), amount(spendPerDelivered(one)), amount(one.profitPoisha), amount(profitAfterAds(one)),
];

/** The report of ads as one sheet, the sum last; without profits for who may not see costs. */
export const adReportExport = defineReportExport({
  name: 'ad-report',
  permission: 'adFigures',
  filter: adReportFilter,
  lines: ({ businessId, canSeeCost }, filter) => {
    const range = adRange(filter);
    return async (read) => {
      const { rows, total, others } = await read(() => adReport(businessId, range, canSeeCost));
      return [
        HEADERS,
        ...rows.map(({ campaign, ...figures }): Cell[] => [
          campaign?.platform ?? '', campaign?.name ?? 'No campaign named', campaign?.isMapped ? 'yes' : 'no', ...cellsOf(figures),
        ]),
        ['', `Total, ${range.from} to ${range.to}`, '', ...cellsOf(total)],
        ['', 'Orders without a campaign, not in the total', '', ...cellsOf(others).slice(0, 11)],
      ];
    };
  },
});
