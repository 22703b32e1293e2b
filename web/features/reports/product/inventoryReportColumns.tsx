import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { inventoryReportColumns_line$data } from '../../../__generated__/inventoryReportColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import type { Bucket } from '../../stock/buckets.ts';
import type { StockFigure } from '../../stock/components/stockFigure.ts';
import { WhyNumber } from '../../stock/components/WhyNumber.tsx';
import { lineName } from './lineName.ts';

/** The data of one row. */
void graphql`
  fragment inventoryReportColumns_line on InventoryLine {
    id
    productId
    variantId
    name
    variantName
    sku
    pictureUrl
    lastSoldOn
    figures {
      onHand
      reserved
      withCourier
      returning
      damaged
      inTransfer
      upTo30Days
      upTo60Days
      upTo90Days
      older
      dead
      sold
      daysOfCover
      unitCost
      value
      deadValue
    }
  }
`;

export type InventoryRow = Omit<inventoryReportColumns_line$data, ' $fragmentType'>;
type Figures = InventoryRow['figures'];

/** Which rows of the ledger the figures are sums of, their product or variant apart. */
export type ShownStock = Pick<StockFigure, 'locationId' | 'createdBefore'>;

/** The columns of the inventory report over these rows; figures of the stock open the rows behind them. */
export const inventoryReportColumns = (shown: ShownStock, rows: readonly InventoryRow[]) => (column: ColumnMakers<InventoryRow>, t: TFunction): readonly DataGridColumn<InventoryRow>[] => {
  const pieces = (id: keyof Figures, header: string, options: object = {}) =>
    column.text(id, header, ({ figures }) => (figures[id] ? formatCount(figures[id]) : '–'), {
      width: 92, align: 'end', isNamedOnCard: true, ...options, tone: ({ figures }) => (figures[id] ? 'plain' : 'muted'),
    });
  const money = exactMoneyOf(column, rows);
  const bucket = (id: Bucket, header: string, options: object = {}) =>
    column.text(id, header, (row) => {
      const { productId, variantId, figures: { [id]: units } } = row;
      if (units === 0) return '–';
      return <WhyNumber {...shown} {...(variantId ? { variantId } : { productId })} bucket={id} units={units} what={`${lineName(row)}: ${header}`} />;
    }, { width: 92, align: 'end', isNamedOnCard: true, ...options, tone: ({ figures }) => (figures[id] === 0 ? 'muted' : 'plain') });
  const cover = ({ daysOfCover, onHand }: Figures): string => {
    if (onHand <= 0) return '–';
    return typeof daysOfCover === 'number' ? formatCount(daysOfCover) : t('Does not sell');
  };
  return [
    column.title('product', t('Product'), lineName, { minWidth: 190, picture: ({ pictureUrl }) => pictureUrl ?? null, secondary: ({ sku }) => sku }),
    bucket('onHand', t('On hand'), { width: 84, mobile: 'aside', sort: { descending: 'UNITS' } }),
    bucket('reserved', t('Reserved'), { isHiddenAtFirst: true }),
    bucket('withCourier', t('With courier'), { width: 100 }),
    bucket('returning', t('Returning'), { isHiddenAtFirst: true }),
    bucket('damaged', t('Damaged'), { isHiddenAtFirst: true }),
    bucket('inTransfer', t('In transfer'), { width: 100, isHiddenAtFirst: true }),
    money('unitCost', t('Unit cost'), ({ figures }) => figures.unitCost, { width: 100, isHiddenAtFirst: true }),
    money('value', t('Value'), ({ figures }) => figures.value, { width: 100, isStrong: true, mobile: 'value', sort: { descending: 'VALUE' } }),
    pieces('upTo30Days', t('0–30 days'), { width: 98 }),
    pieces('upTo60Days', t('31–60 days'), { width: 104 }),
    pieces('upTo90Days', t('61–90 days'), { width: 104 }),
    pieces('older', t('90+ days'), { width: 90, sort: { descending: 'OLDEST' }, mobile: 'meta' }),
    column.text('lastSold', t('Last sold'), ({ lastSoldOn }) => (lastSoldOn ? formatDay(lastSoldOn) : ''), { width: 122, none: t('Never'), mobile: 'meta' }),
    column.text('cover', t('Days of cover'), ({ figures }) => cover(figures), {
      width: 114, align: 'end', isNamedOnCard: true, sort: { descending: 'COVER' }, tone: ({ figures }) => (figures.daysOfCover === null ? 'muted' : 'plain'),
    }),
    pieces('dead', t('Dead stock'), { width: 104, isHiddenAtFirst: true, sort: { descending: 'DEAD' } }),
    money('deadValue', t('Value of dead stock'), ({ figures }) => figures.deadValue, { width: 130, isHiddenAtFirst: true }),
  ];
};
