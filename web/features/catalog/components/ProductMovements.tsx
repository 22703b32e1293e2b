import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type {
  ProductMovements_product$data,
  ProductMovements_product$key,
} from '../../../__generated__/ProductMovements_product.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';

type Movement = ProductMovements_product$data['stockMovements']['edges'][number]['node'];

/** 1 -> '+1', -2 -> '−2', and nothing where nothing moved. */
function moved(units: number): string {
  if (units === 0) return '';
  return units > 0 ? `+${units}` : `−${-units}`;
}

/** How the stock of the product came to be what it is, newest first. */
export function ProductMovements({ product }: { product: ProductMovements_product$key }) {
  const { t } = useTranslation();
  const { stockMovements: { edges } } = useFragment(
    graphql`
      fragment ProductMovements_product on Product {
        stockMovements(first: 100) {
          edges {
            node {
              sku
              reason
              at
              onHand
              reserved
              withCourier
              returning
              damaged
              oversold
            }
          }
        }
      }
    `,
    product,
  );
  const movements = edges.map(({ node }) => node);
  if (movements.length === 0) {
    return (
      <Card title={t('Stock movements')} icon={Boxes}>
        {t('Nothing has come in or gone out yet.')}
      </Card>
    );
  }
  const words = {
    onHand: t('On hand'),
    reserved: t('Reserved'),
    withCourier: t('With courier'),
    returning: t('Returning'),
    damaged: t('Damaged'),
  };
  const buckets = (Object.keys(words) as (keyof typeof words)[]).filter((bucket) =>
    movements.some((movement) => movement[bucket] !== 0),
  );
  const columns: FactColumn<Movement>[] = [
    {
      id: 'reason',
      header: t('What happened'),
      isWide: true,
      cell: ({ reason, sku, at, oversold }) => (
        <CellText secondary={`${sku} · ${formatShortDateTime(at)}`}>
          {oversold ? t('{{reason}}, beyond the stock', { reason }) : reason}
        </CellText>
      ),
    },
    ...buckets.map((bucket): FactColumn<Movement> => ({
      id: bucket,
      header: words[bucket],
      align: 'end',
      cell: (movement) => moved(movement[bucket]),
    })),
  ];
  return (
    <Card title={t('Stock movements')} icon={Boxes} isFlush>
      <FactTable
        label={t('Stock movements')}
        columns={columns}
        rows={movements}
        getRowId={(_movement, index) => String(index)}
      />
    </Card>
  );
}
