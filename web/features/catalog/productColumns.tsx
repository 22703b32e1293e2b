import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../schema/rules/format.ts';
import type { productColumns_product$data } from '../../__generated__/productColumns_product.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { PriceCell } from './components/PriceCell.tsx';
import { isLow, knownCost, marginRange, productDaysLeft, skuSummary, takaRange, unitsIn } from './productTotals.ts';

/** The fields of one row; spread unmasked into the list, because the grid hands plain rows to the cells. */
void graphql`
  fragment productColumns_product on Product {
    id
    name
    status
    images {
      url(size: SMALL)
    }
    variants {
      id
      sku
      price
      salePrice
      averageCost
      lowStockLevel
      isBundle
      sold
      delivered
      stock {
        onHand
        available
        shortfall
        reserved
        withCourier
      }
    }
  }
`;

export type ProductRow = Omit<productColumns_product$data, ' $fragmentType'>;

function Units({ units }: { units: number }) {
  return <CellText tone={units === 0 ? 'muted' : 'plain'}>{formatCount(units)}</CellText>;
}

/** The available pieces; red with the pieces reserved beyond the stock, or with the number of low variants. */
function Available({ product: { variants }, t }: { product: ProductRow; t: TFunction }) {
  const units = unitsIn('available', variants);
  const short = unitsIn('shortfall', variants);
  if (short > 0) {
    return (
      <CellText tone="bad" secondary={t('{{count}} short', { count: short })}>
        {formatCount(units)}
      </CellText>
    );
  }
  const low = variants.filter(isLow).length;
  if (low === 0) return <Units units={units} />;
  const note = variants.length === 1 ? t('Low') : t('{{count}} low', { count: low });
  return (
    <CellText tone="bad" secondary={note}>
      {formatCount(units)}
    </CellText>
  );
}

/** The columns of the product list. The tab says the status already, and the second line of a name how many variants. */
export const productColumns = (column: ColumnMakers<ProductRow>, t: TFunction): readonly DataGridColumn<ProductRow>[] => [
  column.title('product', t('Product'), ({ name }) => name, {
    minWidth: 220,
    picture: ({ images }) => images[0]?.url ?? null,
    secondary: ({ variants }) => [skuSummary(variants.map(({ sku }) => sku)), variants[0]?.isBundle && t('Bundle')].filter(Boolean).join(' · '),
    sort: { ascending: 'NAME' },
  }),
  column.text('skus', t('SKUs'), ({ variants }) => skuSummary(variants.map(({ sku }) => sku)), {
    width: 180,
    isHiddenAtFirst: true,
    mobile: 'subtitle',
  }),
  column.text('variants', t('Variants'), ({ variants }) => formatCount(variants.length), {
    width: 90,
    align: 'end',
    isHiddenAtFirst: true,
  }),
  {
    id: 'price',
    header: t('Price'),
    width: 140,
    align: 'end',
    mobile: 'value',
    cell: (product) => <PriceCell product={product} />,
  },
  column.text(
    'cost',
    t('Average cost'),
    ({ variants }) => takaRange(variants.flatMap((variant) => knownCost(variant) ?? [])),
    { width: 132, align: 'end', showsCost: true, none: '–' },
  ),
  column.text('margin', t('Margin'), ({ variants }) => marginRange(variants), {
    width: 96, align: 'end', showsCost: true,
  }),
  {
    id: 'available',
    header: t('Available'),
    width: 92,
    align: 'end',
    cell: (product) => <Available product={product} t={t} />,
  },
  column.count('reserved', t('Reserved'), ({ variants }) => unitsIn('reserved', variants), { width: 88 }),
  column.count('withCourier', t('With courier'), ({ variants }) => unitsIn('withCourier', variants), {
    width: 96,
  }),
  column.count('delivered', t('Delivered in 30 days'), ({ variants }) => variants.reduce((sum, { delivered }) => sum + delivered, 0), {
    width: 96,
  }),
  column.count('sold', t('Sold in 30 days'), ({ variants }) => variants.reduce((sum, { sold }) => sum + sold, 0), {
    width: 96,
    isHiddenAtFirst: true,
  }),
  column.text(
    'daysLeft',
    t('Days left'),
    ({ variants }) => {
      const days = productDaysLeft(variants);
      return days === null ? '' : formatCount(days);
    },
    { width: 84, align: 'end' },
  ),
  column.text(
    'stockText',
    t('Stock in words'),
    ({ variants }) =>
      t('{{available}} available · {{reserved}} reserved · {{withCourier}} with courier', {
        available: formatCount(unitsIn('available', variants)),
        reserved: formatCount(unitsIn('reserved', variants)),
        withCourier: formatCount(unitsIn('withCourier', variants)),
      }),
    { isHiddenAtFirst: true, width: 200, mobile: 'meta' },
  ),
  column.status('status', t('Status'), ({ status }) => status, { width: 110, quiet: ['ACTIVE'], isHiddenAtFirst: true }),
];
