import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { BlockHitsQuery, BlockHitsQuery$data } from '../../../__generated__/BlockHitsQuery.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { DetailStack } from '../../../ui/DetailColumns.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { actionText } from './blockText.ts';

type Hits = Extract<NonNullable<BlockHitsQuery$data['node']>, { __typename: 'BuyerBlock' }>['hits'];

/** The orders that a rule has matched, so that false alarms are found. */
export function BlockHits({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('Orders that it met')} isOpen onClose={onClose} width={480}>
      <Suspense fallback={<Skeleton height={240} />}>
        <Rule id={id} />
      </Suspense>
    </Drawer>
  );
}

function Rule({ id }: { id: string }) {
  const { t } = useTranslation();
  const { node } = useLazyLoadQuery<BlockHitsQuery>(
    graphql`
      query BlockHitsQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on BuyerBlock {
            value
            reason
            webOrder {
              id
              number
            }
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
  const { value, reason, webOrder: source, hits } = node;
  return (
    <DetailStack>
      <DescriptionList
        items={[
          { id: 'reason', term: t('Reason'), value: reason },
          ...(source
            ? [{
                id: 'source', term: t('It was made for'),
                value: <TextLink to="/website/order/$id" params={{ id: source.id }}>{t('Web order #{{number}}', { number: source.number })}</TextLink>,
              }]
            : []),
        ]}
      />
      {hits.length === 0 ? <EmptyState title={value}>{t('It has met no order yet.')}</EmptyState> : <HitOrders hits={hits} />}
    </DetailStack>
  );
}

function HitOrders({ hits }: { hits: Hits }) {
  const { t } = useTranslation();
  return (
    <FactTable
      label={t('Orders that it met')}
      rows={hits}
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
