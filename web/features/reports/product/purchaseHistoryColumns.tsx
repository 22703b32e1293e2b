import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { dhakaDay, formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { purchaseHistoryColumns_line$data } from '../../../__generated__/purchaseHistoryColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { oneDecimal } from '../../../ui/oneDecimal.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { lineName, ofLine } from './lineName.ts';
import { purchasedLinesSearch } from './purchaseHistorySearch.ts';
import type { PurchasedLinesSearch } from './purchaseHistorySearch.ts';

/** The data of one row. */
void graphql`
  fragment purchaseHistoryColumns_line on PurchaseHistoryLine {
    id
    productId
    variantId
    name
    variantName
    sku
    pictureUrl
    figures {
      total {
        received
        value
        receipts
        suppliers
        back
        refund
      }
      averageCost
      firstCost
      lastCost
      lowestCost
      highestCost
      lastAt
      supplierNames
    }
  }
`;

export type PurchaseLine = Omit<purchaseHistoryColumns_line$data, ' $fragmentType'>;

/** 'Islampur Cloth House +1'. */
const suppliersText = ({ figures: { supplierNames, total } }: PurchaseLine): string => {
  const [first = ''] = supplierNames;
  return total.suppliers > 1 ? `${first} +${formatCount(total.suppliers - 1)}` : first;
};

/** How much dearer the last delivery is than the first one, in percent. */
const riseOf = ({ figures: { firstCost, lastCost } }: PurchaseLine): number =>
  (firstCost && typeof lastCost === 'number' ? ((lastCost - firstCost) * 100) / firstCost : 0);

/** The columns of the purchase history over these rows. The list of lines for all of it takes `behind`. */
export const purchaseHistoryColumns = (behind: PurchasedLinesSearch, rows: readonly PurchaseLine[]) =>
  (column: ColumnMakers<PurchaseLine>, t: TFunction): readonly DataGridColumn<PurchaseLine>[] => {
    const money = exactMoneyOf(column, rows);
    const cost = (id: 'averageCost' | 'firstCost' | 'lastCost' | 'lowestCost' | 'highestCost', header: string, options: object = {}) =>
      money(id, header, ({ figures }) => figures[id], { width: 96, isNamedOnCard: true, ...options });
    return [
      column.title('product', t('Product'), lineName, {
        minWidth: 192, picture: ({ pictureUrl }) => pictureUrl ?? null, secondary: ({ sku }) => sku, sort: { ascending: 'NAME' },
      }),
      column.text('supplier', t('Supplier'), suppliersText, { width: 144, none: '–', mobile: 'subtitle', sort: { ascending: 'SUPPLIER' } }),
      column.count('received', t('Pieces'), ({ figures }) => figures.total.received, { width: 84, mobile: 'aside', sort: { descending: 'UNITS' } }),
      column.count('receipts', t('Deliveries'), ({ figures }) => figures.total.receipts, { width: 88, sort: { descending: 'RECEIPTS' } }),
      column.text('back', t('Went back'), (row) => {
        const { back } = row.figures.total;
        if (back === 0) return '–';
        return (
          <TextLink
            to="/reports/product-purchase-history/lines" search={searchOf(purchasedLinesSearch, { ...behind, ...ofLine(row), way: 'WENT_BACK' })}
            tabIndex={-1} aria-label={`${t('Went back')}, ${lineName(row)}: ${formatCount(back)}`}
          >
            {formatCount(back)}
          </TextLink>
        );
      }, { width: 110, align: 'end', sort: { descending: 'BACK' }, tone: ({ figures }) => (figures.total.back === 0 ? 'muted' : 'plain') }),
      column.text('lastAt', t('Last delivery'), ({ figures }) => (figures.lastAt ? formatDay(dhakaDay(new Date(figures.lastAt))) : ''), {
        width: 126, none: '–', mobile: 'meta', sort: { descending: 'LATEST' },
      }),
      money('value', t('Cost'), ({ figures }) => figures.total.value, { width: 104, isStrong: true, mobile: 'value', sort: { descending: 'VALUE' } }),
      cost('averageCost', t('Average'), { mobile: 'meta' }),
      cost('firstCost', t('First'), { isHiddenAtFirst: true }),
      cost('lastCost', t('Last')),
      column.text('rise', t('Change'), (row) => {
        const rise = riseOf(row);
        return rise === 0 ? '–' : t('{{share}}%', { share: oneDecimal(rise, 'exceptZero') });
      }, { width: 84, align: 'end', sort: { descending: 'RISE' }, tone: (row) => (riseOf(row) > 0 ? 'bad' : riseOf(row) < 0 ? 'plain' : 'muted') }),
      cost('lowestCost', t('Lowest'), { isHiddenAtFirst: true }),
      cost('highestCost', t('Highest'), { isHiddenAtFirst: true }),
      money('refund', t('Refunded'), ({ figures }) => figures.total.refund, { isHiddenAtFirst: true }),
    ];
  };
