import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { OrderParcel_order$key } from '../../../__generated__/OrderParcel_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';

const AskParcelBack = lazyPart(() => import('./AskParcelBack.tsx'), 'AskParcelBack');

/** The code as a link to the courier's page of the parcel, where there is one. */
function Tracking({ code, link }: { code: string | null | undefined; link: string | null | undefined }) {
  const { t } = useTranslation();
  if (!code || !link) return code ?? '–';
  return (
    <ExternalLink href={link} target="_blank" rel="noreferrer" aria-label={t('Follow the parcel {{code}}', { code })}>
      {code}
    </ExternalLink>
  );
}

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
          trackingLink
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
          { id: 'tracking', term: t('Tracking'), value: shipment ? <Tracking code={shipment.trackingCode} link={shipment.trackingLink} /> : '–' },
          { id: 'handed', term: t('Handed over'), value: formatShortDateTime(shippedAt) || '–' },
          { id: 'delivered', term: t('Delivered'), value: formatShortDateTime(deliveredAt) || '–' },
        ]}
      />
      {status === 'SHIPPED' && shipment && <AskParcelBack id={id} version={version} />}
    </Card>
  );
}
