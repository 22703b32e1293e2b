import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { campaignOrders, campaignOrdersFilter } from './campaign-orders.ts';
import { adRange } from './ad-range.ts';

const HEADERS = ['Ordered', 'Number', 'Kind', 'Customer', 'Items', 'Status', 'Settlement', 'Total', 'utm_campaign', 'Found by', 'Share', 'Profit of the share'];

const amount = (poisha: bigint | null) => (poisha === null ? null : amountOf(poisha));

/** All orders behind a figure of the report of ads. */
export const campaignOrdersExport = defineReportExport({
  name: 'campaign-orders',
  permission: 'adFigures',
  filter: campaignOrdersFilter,
  lines: (session, filter) => {
    adRange(filter);
    return async (read) => {
      const rows = await read(() => campaignOrders(session, filter));
      return [HEADERS, ...rows.map((row): Cell[] => [
        formatDateTime(row.placedAt), row.number, row.orderId ? 'Order' : 'Web order', row.customerName, row.items, row.status, row.settlementStatus,
        amount(row.totalPoisha), row.tag, row.isTagged ? 'tag' : filter.withoutCampaign ? '' : 'product', Number(row.share.toFixed(4)), amount(row.profitPoisha),
      ])];
    };
  },
});
