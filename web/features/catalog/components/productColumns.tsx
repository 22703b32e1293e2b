import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { productColumns_product$data } from '../../../__generated__/productColumns_product.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { isLow, skuSummary, takaRange, unitsIn } from '../productTotals.ts';

/**
 * What one row shows; spread unmasked into the list, whose grid hands plain rows to the cells. The query says
 * `$withCost`, as an unmasked fragment can have no arguments.
 */
void graphql`
  fragment productColumns_product on Product {
    id
    name
    status
    variants {
      sku
      price
      averageCost @include(if: $withCost)
      lowStockLevel
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

/** The columns of the product list, the same array as long as language and rights are. */
export function useProductColumns(withCost: boolean): readonly DataGridColumn<ProductRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t, withCost), [t, withCost]);
}

function Units({ units }: { units: number }) {
  return <CellText tone={units === 0 ? 'muted' : 'plain'}>{formatCount(units)}</CellText>;
}

/** What can still be sold; red with what is promised beyond the stock, or the number of variants that run low. */
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

function columnsIn(t: TFunction, withCost: boolean): readonly DataGridColumn<ProductRow>[] {
  const costs = (product: ProductRow) => product.variants.map(({ averageCost }) => averageCost ?? 0);
  return [
    {
      id: 'product',
      header: t('Product'),
      minWidth: 200,
      isHideable: false,
      mobile: 'title',
      cell: ({ name, variants }) => (
        <CellText isStrong secondary={skuSummary(variants.map(({ sku }) => sku))}>
          {name}
        </CellText>
      ),
    },
    {
      id: 'skus',
      header: t('SKUs'),
      width: 180,
      isHiddenAtFirst: true,
      mobile: 'subtitle',
      cell: ({ variants }) => skuSummary(variants.map(({ sku }) => sku)),
    },
    {
      id: 'variants',
      header: t('Variants'),
      width: 90,
      align: 'end',
      cell: ({ variants }) => formatCount(variants.length),
    },
    {
      id: 'price',
      header: t('Price'),
      width: 150,
      align: 'end',
      mobile: 'value',
      cell: ({ variants }) => <CellText isStrong>{takaRange(variants.map(({ price }) => price))}</CellText>,
    },
    ...(withCost
      ? [
          {
            id: 'cost',
            header: t('Cost'),
            width: 140,
            align: 'end' as const,
            cell: (product: ProductRow) => takaRange(costs(product)),
          },
        ]
      : []),
    {
      id: 'available',
      header: t('Available'),
      width: 100,
      align: 'end',
      cell: (product) => <Available product={product} t={t} />,
    },
    {
      id: 'reserved',
      header: t('Reserved'),
      width: 96,
      align: 'end',
      cell: ({ variants }) => <Units units={unitsIn('reserved', variants)} />,
    },
    {
      id: 'withCourier',
      header: t('With courier'),
      width: 116,
      align: 'end',
      cell: ({ variants }) => <Units units={unitsIn('withCourier', variants)} />,
    },
    {
      id: 'stockText',
      header: t('Stock in words'),
      isHiddenAtFirst: true,
      width: 200,
      mobile: 'meta',
      cell: ({ variants }) =>
        t('{{available}} available · {{reserved}} reserved · {{withCourier}} with courier', {
          available: formatCount(unitsIn('available', variants)),
          reserved: formatCount(unitsIn('reserved', variants)),
          withCourier: formatCount(unitsIn('withCourier', variants)),
        }),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 110,
      mobile: 'badge',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}
