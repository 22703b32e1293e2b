import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { productReportColumns_line$data } from '../../../__generated__/productReportColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shareText } from '../../web-orders/report/reportText.ts';
import { lineName, ofLine } from './lineName.ts';
import { soldLinesSearch } from './productReportSearch.ts';
import type { Figure, SoldLinesSearch } from './productReportSearch.ts';

/** The data of one row. */
void graphql`
  fragment productReportColumns_line on ProductReportLine {
    id
    productId
    variantId
    name
    variantName
    sku
    pictureUrl
    figures {
      shipped
      delivered
      back
      lost
      underWay
      revenue
      cost
      damage
      profit
    }
  }
`;

export type ReportLine = Omit<productReportColumns_line$data, ' $fragmentType'>;

/** The columns of the product report over these rows. The list of lines for all of it takes `behind`. */
export const productReportColumns = (behind: SoldLinesSearch, rows: readonly ReportLine[]) => (column: ColumnMakers<ReportLine>, t: TFunction): readonly DataGridColumn<ReportLine>[] => {
  const pieces = (id: 'delivered' | 'back' | 'lost' | 'underWay', header: string, figure: Figure, options: object = {}) =>
    column.text(id, header, (row) => {
      const count = row.figures[id];
      if (count === 0) return '–';
      return (
        <TextLink
          to="/reports/product-report/lines" search={searchOf(soldLinesSearch, { ...behind, ...ofLine(row), figure })}
          tabIndex={-1} aria-label={`${header}, ${lineName(row)}: ${formatCount(count)}`}
        >
          {formatCount(count)}
        </TextLink>
      );
    }, { width: 92, align: 'end', ...options, tone: ({ figures }) => (figures[id] === 0 ? 'muted' : 'plain') });
  const money = exactMoneyOf(column, rows);
  const isByShipping = behind.of === 'SHIPPED';
  return [
    column.title('product', t('Product'), lineName, { minWidth: 200, picture: ({ pictureUrl }) => pictureUrl ?? null, secondary: ({ sku }) => sku }),
    column.count('shipped', t('Sold'), ({ figures }) => figures.shipped, { width: 80, mobile: 'meta', sort: { descending: 'SHIPPED' } }),
    pieces('delivered', t('Delivered'), 'DELIVERED', { sort: { descending: 'DELIVERED' } }),
    pieces('back', t('Came back'), 'BACK', { width: 104, sort: { descending: 'BACK' } }),
    column.text('backShare', t('Share back'), ({ figures: { back, delivered } }) => shareText(back, back + delivered, t), {
      width: 104, align: 'end', mobile: 'aside', isNamedOnCard: true, sort: { descending: 'BACK_SHARE' },
    }),
    ...(isByShipping ? [pieces('underWay', t('On the way'), 'UNDER_WAY', { width: 100 })] : []),
    pieces('lost', t('Lost'), 'LOST', { width: 72, isHiddenAtFirst: true }),
    money('revenue', t('Revenue'), ({ figures }) => figures.revenue, { mobile: 'value', sort: { descending: 'REVENUE' } }),
    money('cost', t('Cost'), ({ figures }) => figures.cost ?? 0),
    money('damage', t('Damaged'), ({ figures }) => figures.damage ?? 0, { isHiddenAtFirst: true }),
    money('profit', t('Profit'), ({ figures }) => figures.profit ?? 0, {
      isStrong: true, mobile: 'meta', isNamedOnCard: true, sort: { descending: 'PROFIT', ascending: 'LOSS' },
      tone: ({ figures }: ReportLine) => ((figures.profit ?? 0) < 0 ? 'bad' : 'plain'),
    }),
    column.text('margin', t('Margin'), ({ figures: { profit, revenue } }) => (revenue > 0 ? shareText(profit ?? 0, revenue, t) : '–'), {
      width: 88, align: 'end',
    }),
  ];
};
