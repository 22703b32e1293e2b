import { PROFIT_PARTS } from '../../../schema/rules/profit-parts.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { profitFilter, profitRange, profitReport, type ProfitFigures, type ProfitRow } from './profit-report.ts';

const HEADERS = [
  'From', 'Until', 'Sales', 'Cost of goods', 'Courier charges', 'COD fees', 'Returns and losses', 'Other income', 'Ads',
  'Other costs', 'Gross profit', 'Net profit',
];

const figures = (one: ProfitFigures): Cell[] => [...PROFIT_PARTS.map((part) => amountOf(one[part])), amountOf(one.gross), amountOf(one.net)];

/** The report of profit and sales as one sheet, the sum of all days last; without amounts for who may not see costs. */
export const profitExport = defineReportExport({
  name: 'profit-report',
  permission: 'ADMIN',
  filter: profitFilter,
  lines: ({ businessId, canSeeCost }, filter) => {
    const range = profitRange(filter);
    const lineOf = (row: ProfitRow): Cell[] => [row.from, row.to, ...(canSeeCost ? figures(row) : [])];
    return async (read) => {
      const { rows, total } = await read(() => profitReport(businessId, range));
      return [HEADERS, ...rows.map(lineOf), lineOf(total)];
    };
  },
});
