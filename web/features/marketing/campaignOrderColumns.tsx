import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatShortDateTime } from '../../../schema/rules/format.ts';
import type { campaignOrderColumns_order$data } from '../../__generated__/campaignOrderColumns_order.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { exactMoneyOf } from '../../list/exactMoney.ts';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { settlementText } from '../orders/settlementText.ts';
import { percentText } from './adText.ts';

/** The data of one row. */
void graphql`
  fragment campaignOrderColumns_order on CampaignOrder {
    id
    isWebOrder
    number
    customerName
    placedAt
    items
    status
    settlement
    total
    tag
    isByTag
    share
    profit
  }
`;

export type CampaignOrderRow = Omit<campaignOrderColumns_order$data, ' $fragmentType'>;

/** The columns of the orders behind a figure of the report of ads, over these rows. */
export const campaignOrderColumns = (rows: readonly CampaignOrderRow[]) => (column: ColumnMakers<CampaignOrderRow>, t: TFunction): readonly DataGridColumn<CampaignOrderRow>[] => {
  const exactMoney = exactMoneyOf(column, rows);
  return [
    column.title('order', t('Order'), ({ number }) => number, { width: 136, secondary: ({ placedAt }) => formatShortDateTime(placedAt) }),
    column.text('customer', t('Customer'), ({ customerName }) => customerName, { width: 136, mobile: 'subtitle' }),
    column.items(t('Items'), ({ items }) => items, { minWidth: 160 }),
    column.status('status', t('Status'), ({ status }) => status, { width: 118 }),
    column.text('settlement', t('Settlement'), ({ settlement }) => settlement && settlement !== 'NA' && settlementText(settlement, t), { width: 132 }),
    column.text('found', t('Found by'), (row) => foundBy(row, t), { width: 132, none: '–', mobile: 'meta' }),
    column.text('share', t('Share'), ({ share }) => percentText(share * 100, t), { width: 72, align: 'end', isNamedOnCard: true }),
    column.money('total', t('Total'), ({ total }) => total, { mobile: 'value' }),
    exactMoney('profit', t('Profit of the share'), ({ profit }) => profit, {
      width: 140, isNamedOnCard: true, showsCost: true, tone: ({ profit }) => ((profit ?? 0) < 0 ? 'bad' : 'plain'),
    }),
  ];
};

function foundBy({ isByTag, tag }: CampaignOrderRow, t: TFunction): string | null {
  if (isByTag) return t('Link {{tag}}', { tag });
  if (isByTag === false) return t('Product');
  return tag ? t('Link {{tag}}, unmapped', { tag }) : null;
}
