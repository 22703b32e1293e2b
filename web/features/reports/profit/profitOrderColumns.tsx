import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { profitOrderColumns_order$data } from '../../../__generated__/profitOrderColumns_order.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { exactTaka, needDecimals } from '../../../ui/exactTaka.ts';
import { settlementText } from '../../orders/settlementText.ts';
import { partText } from './partText.ts';

/** The data of one row. */
void graphql`
  fragment profitOrderColumns_order on ProfitOrder {
    id
    reference
    customerName
    status
    settlement
    day
    isEstimated
    isChargeUnknown
    sales
    costOfGoods
    courierCharges
    codFees
    losses
    result
  }
`;

export type ProfitOrderRow = Omit<profitOrderColumns_order$data, ' $fragmentType'>;

/** Where no statement says the charges: that they are estimated, or that none is counted. */
const chargesText = ({ isEstimated, isChargeUnknown }: ProfitOrderRow, t: TFunction) =>
  (isChargeUnknown ? t('charge not known') : isEstimated && t('charges estimated'));

/** Whether the amounts are written with decimals. */
export const profitOrdersHaveDecimals = (rows: readonly ProfitOrderRow[]): boolean => needDecimals(rows.flatMap(
  ({ sales, costOfGoods, courierCharges, codFees, losses, result }) => [sales, costOfGoods, courierCharges, codFees, losses, result],
));

/** The columns of the orders behind profit and sales. What is taken from the sales is below zero, as in the report. */
export const profitOrderColumns = (hasDecimals: boolean) => (column: ColumnMakers<ProfitOrderRow>, t: TFunction): readonly DataGridColumn<ProfitOrderRow>[] => {
  const taken = (id: string, header: string, of: (row: ProfitOrderRow) => number | null | undefined, isZero?: (row: ProfitOrderRow) => boolean) =>
    column.text(id, header, (row) => (of(row) ? exactTaka(-of(row)!, hasDecimals) : isZero?.(row) && exactTaka(0, hasDecimals)), { width: 92, align: 'end', none: '–' });
  return [
    column.title('order', t('Order'), ({ reference }) => reference, { minWidth: 150, secondary: ({ customerName }) => customerName }),
    column.status('status', t('Status'), ({ status }) => status, { quiet: ['DELIVERED'], width: 118 }),
    column.text('settlement', t('Settlement'), ({ settlement }) => settlement !== 'NA' && settlementText(settlement, t), { width: 132, none: '–' }),
    column.text('day', t('Counts on'), ({ day }) => formatDay(day), { width: 144, mobile: 'meta', secondary: (row) => chargesText(row, t) }),
    // The card of a phone leaves second lines out.
    column.text('charges', t('Charges'), (row) => chargesText(row, t), { width: 140, mobile: 'meta', isHiddenAtFirst: true, none: '–' }),
    column.text('sales', partText('SALES', t), ({ sales }) => exactTaka(sales ?? 0, hasDecimals), { width: 96, align: 'end', mobile: 'subtitle', isNamedOnCard: true }),
    taken('goods', partText('GOODS', t), ({ costOfGoods }) => costOfGoods),
    taken('courier', partText('COURIER', t), ({ courierCharges }) => courierCharges, ({ isChargeUnknown }) => isChargeUnknown),
    taken('cod', partText('COD', t), ({ codFees }) => codFees),
    taken('losses', partText('LOSSES', t), ({ losses }) => losses),
    column.text('result', t('Gross profit'), ({ result }) => exactTaka(result ?? 0, hasDecimals), {
      width: 108, align: 'end', mobile: 'value', isStrong: true, tone: ({ result }) => ((result ?? 0) < 0 ? 'bad' : 'plain'),
    }),
  ];
};
