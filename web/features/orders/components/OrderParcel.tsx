import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { OrderParcel_order$key } from '../../../__generated__/OrderParcel_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const AskParcelBack = lazyPart(() => import('./AskParcelBack.tsx'), 'AskParcelBack');

/** Courier and delivery state of the parcel. */
export function OrderParcel({ order }: { order: OrderParcel_order$key }) {
  const { t } = useTranslation();
  const { id, version, status, shipment, shippedAt, deliveredAt } = useFragment(
    graphql`
      fragment OrderParcel_order on Order {
        id
        version
        status
        shipment {
          trackingCode
          courier {
            name
          }
        }
        shippedAt
        deliveredAt
      }
    `,
    order,
  );
  return (
    <Card title={t('Parcel')} icon={Truck}>
      <DescriptionList
        items={[
          { id: 'courier', term: t('Courier'), value: shipment?.courier.name ?? t('Not booked') },
          { id: 'tracking', term: t('Tracking'), value: shipment?.trackingCode ?? '–' },
          { id: 'handed', term: t('Handed over'), value: formatShortDateTime(shippedAt) || '–' },
          { id: 'delivered', term: t('Delivered'), value: formatShortDateTime(deliveredAt) || '–' },
        ]}
      />
      {status === 'SHIPPED' && shipment && <AskParcelBack id={id} version={version} />}
    </Card>
  );
}
