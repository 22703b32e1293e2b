import { Boxes } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type {
  OrderStock_order$data,
  OrderStock_order$key,
} from '../../../__generated__/OrderStock_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';

type Movement = OrderStock_order$data['stockMovements']['edges'][number]['node'];
type Bucket = 'onHand' | 'reserved' | 'withCourier' | 'returning' | 'damaged';

function bucketText(bucket: Bucket, t: TFunction): string {
  const texts = {
    onHand: t('On hand'),
    reserved: t('Reserved'),
    withCourier: t('With courier'),
    returning: t('Returning'),
    damaged: t('Damaged'),
  };
  return texts[bucket];
}

/** 1 -> '+1', -2 -> '−2', 0 -> ''. */
function moved(units: number): string {
  if (units === 0) return '';
  return units > 0 ? `+${units}` : `−${-units}`;
}

/** Stock movements of the order. */
export function OrderStock({ order }: { order: OrderStock_order$key }) {
  const { t } = useTranslation();
  const { stockMovements: { edges } } = useFragment(
    graphql`
      fragment OrderStock_order on Order {
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
            }
          }
        }
      }
    `,
    order,
  );
  const movements = edges.map(({ node }) => node);
  if (movements.length === 0) return null;
  const buckets = (['onHand', 'reserved', 'withCourier', 'returning', 'damaged'] as const).filter((bucket) =>
    movements.some((movement) => movement[bucket] !== 0),
  );
  const columns: FactColumn<Movement>[] = [
    { id: 'sku', header: t('SKU'), isWide: true, cell: (movement) => movement.sku },
    ...buckets.map((bucket): FactColumn<Movement> => ({
      id: bucket,
      header: bucketText(bucket, t),
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
        groupOf={(movement) => `${movement.reason} · ${formatShortDateTime(movement.at)}`}
      />
    </Card>
  );
}
