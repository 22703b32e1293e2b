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

type Movement = OrderStock_order$data['stockMovements'][number];
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

/** 1 -> '+1', -2 -> '−2', and nothing where nothing moved. */
function moved(units: number): string {
  if (units === 0) return '';
  return units > 0 ? `+${units}` : `−${-units}`;
}

/** What the order did to the stock: one row of the ledger after the other. */
export function OrderStock({ order }: { order: OrderStock_order$key }) {
  const { t } = useTranslation();
  const { stockMovements } = useFragment(
    graphql`
      fragment OrderStock_order on Order {
        stockMovements {
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
    `,
    order,
  );
  if (stockMovements.length === 0) return null;
  const buckets = (['onHand', 'reserved', 'withCourier', 'returning', 'damaged'] as const).filter((bucket) =>
    stockMovements.some((movement) => movement[bucket] !== 0),
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
        rows={stockMovements}
        getRowId={(_movement, index) => String(index)}
        groupOf={(movement) => `${movement.reason} · ${formatShortDateTime(movement.at)}`}
      />
    </Card>
  );
}
