import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { BlockHitsQuery } from '../../../__generated__/BlockHitsQuery.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { actionText } from './blockText.ts';

/** The orders that a rule has matched, so that false alarms are found. */
export function BlockHits({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('Orders that it met')} isOpen onClose={onClose} width={480}>
      <Suspense fallback={<Skeleton height={240} />}>
        <Hits id={id} />
      </Suspense>
    </Drawer>
  );
}

function Hits({ id }: { id: string }) {
  const { t } = useTranslation();
  const { node } = useLazyLoadQuery<BlockHitsQuery>(
    graphql`
      query BlockHitsQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on BuyerBlock {
            value
            reason
            hits {
              action
              at
              webOrder {
                id
                number
                customerName
                status
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  if (node?.__typename !== 'BuyerBlock') return <EmptyState title={t('There is no such rule')} />;
  if (node.hits.length === 0) return <EmptyState title={node.value}>{t('It has met no order yet.')}</EmptyState>;
  return (
    <FactTable
      label={t('Orders that it met')}
      rows={node.hits}
      getRowId={({ webOrder }) => webOrder.id}
      columns={[
        {
          id: 'order', header: t('Order'), isWide: true,
          cell: ({ webOrder }) => (
            <CellText secondary={webOrder.customerName}>
              <TextLink to="/website/order/$id" params={{ id: webOrder.id }}>#{webOrder.number}</TextLink>
            </CellText>
          ),
        },
        { id: 'then', header: t('Then'), cell: ({ action, at }) => <CellText secondary={formatShortDateTime(at)}>{actionText(action, t)}</CellText> },
        { id: 'now', header: t('Now'), cell: ({ webOrder }) => <StatusBadge status={webOrder.status} /> },
      ]}
    />
  );
}
