import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import type { shopProductColumns_product$data } from '../../__generated__/shopProductColumns_product.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';

/** The fields of one row. */
void graphql`
  fragment shopProductColumns_product on ShopProduct {
    id
    name
    details
    sku
    barcode
    price
    salePrice
    stock
    match
    matchedBy
    conflict
    pushesStock
    pushError
    variant {
      title
      sku
      stock {
        available
      }
    }
  }
`;

export type ShopProductRow = Omit<shopProductColumns_product$data, ' $fragmentType'>;

/** A message of the gateway in the language of the page. */
export const said = (message: string) => gatewayText({ message, messageKey: message }) ?? message;

export function matchBadge({ match, matchedBy }: Pick<ShopProductRow, 'match' | 'matchedBy'>, t: TFunction) {
  if (match === 'CONFLICT') return <Badge meaning="bad">{t('Conflict')}</Badge>;
  if (match === 'UNMATCHED') return <Badge meaning="warn">{t('Unmatched')}</Badge>;
  const how = { SKU: t('by SKU'), BARCODE: t('by barcode'), HAND: t('by hand'), IMPORT: t('taken over') }[matchedBy as string] ?? '';
  return <CellText tone="muted">{t('Matched {{how}}', { how })}</CellText>;
}

/** The columns of the shops' products: on the left the shop's values, on the right the linked variant. */
export const shopProductColumns = (
  column: ColumnMakers<ShopProductRow>, t: TFunction,
): readonly DataGridColumn<ShopProductRow>[] => [
  column.title('name', t('In the shop'), ({ name }) => name, { minWidth: 190, secondary: ({ details }) => details }),
  column.text('sku', t('SKU there'), ({ sku }) => sku, { width: 130, none: t('none'), secondary: ({ barcode }) => barcode, mobile: 'meta' }),
  column.money('price', t('Price there'), ({ price }) => price, {
    width: 110, mobile: 'value', secondary: ({ salePrice }) => (salePrice ? formatTaka(salePrice) : null),
  }),
  column.text('stock', t('Stock there'), ({ stock }) => (stock === null || stock === undefined ? null : formatCount(stock)), {
    width: 110, align: 'end', none: t('not counted'),
    secondary: ({ pushesStock, pushError }) => (pushError ? said(pushError) : pushesStock ? t('told by itself') : null),
  }),
  column.text('match', t('Match'), (row) => matchBadge(row, t), { width: 150, mobile: 'badge' }),
  column.text('here', t('Here'), ({ variant, conflict }) => variant?.title ?? said(conflict), {
    minWidth: 220, none: '–', mobile: 'meta', tone: ({ match }) => (match === 'CONFLICT' ? 'bad' : 'plain'),
    secondary: ({ variant }) => variant && `${variant.sku} · ${t('{{count}} available', { count: variant.stock.available })}`,
  }),
];
