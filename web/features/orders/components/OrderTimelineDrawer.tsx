import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { OrderTimelineDrawerQuery } from '../../../__generated__/OrderTimelineDrawerQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const query = graphql`
  query OrderTimelineDrawerQuery($id: ID!) {
    node(id: $id) {
      ...OrderTimeline_order
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

interface OrderTimelineDrawerProps {
  id: string;
  /** 'NG-1024'. */
  reference: string;
  onClose: () => void;
}

/** The timeline of an order beside the list. */
export function OrderTimelineDrawer({ id, reference, onClose }: OrderTimelineDrawerProps) {
  const { t } = useTranslation();
  const { data, hasFailed, reload } = useSecondaryQuery<OrderTimelineDrawerQuery>(query, { id });
  return (
    <Drawer isOpen title={t('Order {{order}}', { order: reference })} width={480} onClose={onClose}>
      <Stack>
        {data?.node ? (
          <OrderTimeline order={data.node} />
        ) : hasFailed ? (
          <PartFailed title={t('The timeline could not be loaded')} onRetry={reload} />
        ) : (
          <Skeleton height={240} />
        )}
      </Stack>
    </Drawer>
  );
}
