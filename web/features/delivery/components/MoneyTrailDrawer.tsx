import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { MoneyTrailDrawerQuery } from '../../../__generated__/MoneyTrailDrawerQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { OrderMoneyTrail } from '../../orders/components/OrderMoneyTrail.tsx';
import { JournalRows } from '../../stock/components/JournalRows.tsx';
import { OrderPicker } from './OrderPicker.tsx';

const query = graphql`
  query MoneyTrailDrawerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Order {
        id
        reference
        shippingAddress {
          name
        }
        shipment {
          trackingCode
        }
        moneyTrail {
          __typename
        }
        ...OrderMoneyTrail_order
        journal(first: 50) {
          ...JournalRows_page
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

const Which = styled.p`
  margin: 0;
  color: ${token.ink2};
`;

interface MoneyTrailDrawerProps {
  /** The order whose trail is shown; none before one is found. */
  orderId: string | undefined;
  onChoose: (orderId: string) => void;
  onClose: () => void;
}

/** Follows the cash of any one parcel from the promise to the bank, beside the list of those that are open. */
export function MoneyTrailDrawer({ orderId, onChoose, onClose }: MoneyTrailDrawerProps) {
  const { t } = useTranslation();
  const canFind = useCan('orderList');
  return (
    <Drawer isOpen title={t('Parcel money trail')} width={760} onClose={onClose}>
      <Stack>
        {canFind && <OrderPicker label={t('Order or consignment')} onChoose={onChoose} />}
        {orderId
          ? <Trail key={orderId} orderId={orderId} />
          : <EmptyState title={t('Which parcel?')}>{t('Its money is shown from the promise to your account, with what the courier kept.')}</EmptyState>}
      </Stack>
    </Drawer>
  );
}

function Trail({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { data, hasFailed, reload } = useSecondaryQuery<MoneyTrailDrawerQuery>(query, { id: orderId });
  if (!data) return hasFailed ? <PartFailed title={t('The money trail could not be read')} onRetry={reload} /> : <Skeleton height={240} />;
  if (data.node?.__typename !== 'Order') return <EmptyState title={t('Order not found')} />;
  const { id, reference, shippingAddress, shipment, moneyTrail, journal } = data.node;
  return (
    <>
      <Which>
        <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink>{' '}
        {[shipment?.trackingCode, shippingAddress.name].filter(Boolean).join(' · ')}
      </Which>
      {!moneyTrail && <EmptyState title={t('No courier has had this order yet')}>{t('Its money is followed from the day that it is handed over.')}</EmptyState>}
      <OrderMoneyTrail order={data.node} />
      {journal && <JournalRows of={id} page={journal} />}
    </>
  );
}
