import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type {
  ProductVariants_product$data,
  ProductVariants_product$key,
} from '../../../__generated__/ProductVariants_product.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import type { Bucket } from '../../stock/buckets.ts';
import { useBucketWords } from '../../stock/buckets.ts';
import { WhyNumber } from '../../stock/components/WhyNumber.tsx';
import { isLow, knownCost } from '../productTotals.ts';

type Variant = ProductVariants_product$data['variants'][number];

interface ProductVariantsProps {
  product: ProductVariants_product$key;
}

function Pieces({ variant }: { variant: Variant }) {
  const { t } = useTranslation();
  const { available, shortfall } = variant.stock;
  if (shortfall > 0) return <Badge meaning="bad">{t('{{count}} short', { count: shortfall })}</Badge>;
  if (isLow(variant)) return <Badge meaning="bad">{t('{{count}}, low', { count: available })}</Badge>;
  return formatCount(available);
}

/** The available pieces, marked when they are low or more is reserved than is on hand, over the level from which they are low. */
function Available({ variant }: { variant: Variant }) {
  const { t } = useTranslation();
  const { lowStockLevel } = variant;
  return (
    <CellText isStrong secondary={lowStockLevel == null ? undefined : t('Low at {{level, number}}', { level: lowStockLevel })}>
      <Pieces variant={variant} />
    </CellText>
  );
}

/** The variants of the product with price, stock by bucket and status. */
export function ProductVariants({ product }: ProductVariantsProps) {
  const { t } = useTranslation();
  const { variants } = useFragment(
    graphql`
      fragment ProductVariants_product on Product {
        variants {
          id
          name
          sku
          barcode
          price
          salePrice
          weightGrams
          averageCost
          lowStockLevel
          isBundle
          stock {
            onHand
            available
            shortfall
            reserved
            withCourier
            returning
            damaged
            inTransfer
          }
        }
      }
    `,
    product,
  );
  const words = useBucketWords();
  const units = (id: Bucket): FactColumn<Variant> => ({
    id,
    header: words[id],
    align: 'end',
    // A bundle has no ledger rows of its own.
    cell: ({ id: variantId, sku, stock, isBundle }) =>
      isBundle ? (
        formatCount(stock[id])
      ) : (
        <WhyNumber units={stock[id]} variantId={variantId} bucket={id} what={t('{{sku}}: {{place}}', { sku, place: words[id] })} />
      ),
  });
  const hasAny = (id: Bucket) => variants.some(({ stock }) => stock[id] !== 0);
  const columns: FactColumn<Variant>[] = [
    {
      id: 'variant',
      header: t('Variant'),
      isWide: true,
      cell: ({ name, sku, barcode }) => (
        <CellText isStrong secondary={[name && sku, barcode].filter(Boolean).join(' · ') || undefined}>
          {name || sku}
        </CellText>
      ),
    },
    {
      id: 'price',
      header: t('Price'),
      align: 'end',
      cell: ({ price, salePrice }) =>
        salePrice == null ? (
          formatTaka(price)
        ) : (
          <CellText secondary={<s>{formatTaka(price)}</s>}>{formatTaka(salePrice)}</CellText>
        ),
    },
    // Null for whoever may not see costs.
    ...(variants.some(({ averageCost }) => typeof averageCost === 'number')
      ? [
          {
            id: 'cost',
            header: t('Average cost'),
            align: 'end' as const,
            cell: (variant: Variant) => {
              const cost = knownCost(variant);
              return cost === null ? <CellText tone="muted">–</CellText> : formatTaka(cost);
            },
          },
        ]
      : []),
    {
      id: 'available',
      header: t('Available'),
      align: 'end',
      cell: (variant) => <Available variant={variant} />,
    },
    units('onHand'),
    units('reserved'),
    units('withCourier'),
    ...(['returning', 'damaged', 'inTransfer'] as const).filter(hasAny).map(units),
  ];
  return (
    <Card title={t('Variants and stock')} isFlush>
      <FactTable
        label={t('Variants and stock')}
        isStackedOnPhone
        columns={columns}
        rows={variants}
        getRowId={({ id }) => id}
      />
    </Card>
  );
}
