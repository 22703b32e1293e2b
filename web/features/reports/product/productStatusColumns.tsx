import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { productStatusColumns_line$data } from '../../../__generated__/productStatusColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { searchOf } from '../../../list/linkSearch.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { statusText } from '../../../ui/statusMeaning.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { OrderStatus } from '../../orders/orderSearch.ts';
import { shareText } from '../../web-orders/report/reportText.ts';
import { lineName, ofLine } from './lineName.ts';
import { orderedLinesSearch } from './productStatusSearch.ts';
import type { OrderedLinesSearch } from './productStatusSearch.ts';

/** The data of one row. */
void graphql`
  fragment productStatusColumns_line on ProductStatusLine {
    id
    productId
    variantId
    name
    variantName
    sku
    pictureUrl
    figures {
      units
      statuses {
        status
        units
      }
    }
  }
`;

export type StatusLine = Omit<productStatusColumns_line$data, ' $fragmentType'>;

const unitsIn = ({ figures }: StatusLine, status: OrderStatus): number => figures.statuses.find((one) => one.status === status)?.units ?? 0;

interface Shown {
  /** The filter of the list of lines for all of the report. */
  behind: OrderedLinesSearch;
  /** Statuses that something stands in. */
  statuses: readonly OrderStatus[];
}

/** The columns of the status report: one for each status. */
export const productStatusColumns = ({ behind, statuses }: Shown) =>
  (column: ColumnMakers<StatusLine>, t: TFunction): readonly DataGridColumn<StatusLine>[] => [
    column.title('product', t('Product'), lineName, { minWidth: 220, picture: ({ pictureUrl }) => pictureUrl ?? null, secondary: ({ sku }) => sku }),
    column.count('units', t('Ordered'), ({ figures }) => figures.units, { width: 124, mobile: 'value', sort: { descending: 'UNITS' } }),
    ...statuses.map((status) => {
      const header = statusText(status, t);
      return column.text(status, header, (row) => {
        const units = unitsIn(row, status);
        if (units === 0) return '–';
        return (
          <TextLink
            to="/reports/product-status-report/lines" search={searchOf(orderedLinesSearch, { ...behind, ...ofLine(row), status })}
            tabIndex={-1} aria-label={`${header}, ${lineName(row)}: ${formatCount(units)}`}
          >
            {formatCount(units)}
          </TextLink>
        );
      }, {
        width: 102, align: 'end', isNamedOnCard: true, sort: { descending: status }, tone: (row) => (unitsIn(row, status) === 0 ? 'muted' : 'plain'),
        ...(status === 'DELIVERED' || status === 'CANCELLED' ? { mobile: 'meta' as const } : {}),
      });
    }),
    column.text('share', t('Delivered share'), (row) => shareText(unitsIn(row, 'DELIVERED'), row.figures.units, t), {
      width: 116, align: 'end', mobile: 'aside', isNamedOnCard: true,
    }),
  ];
