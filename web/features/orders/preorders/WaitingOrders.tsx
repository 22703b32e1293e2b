import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { WaitingOrdersAgainQuery } from '../../../__generated__/WaitingOrdersAgainQuery.graphql.ts';
import type { WaitingOrdersQuery } from '../../../__generated__/WaitingOrdersQuery.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useConfirmOrder } from '../mutations/useConfirmOrder.ts';
import type { PreorderRow } from './preorderColumns.tsx';

const CancelOrderDialog = lazyPart(() => import('../components/CancelOrderDialog.tsx'), 'CancelOrderDialog', {
  onFailed: ({ onClose }) => onClose(),
});

/** Read at once; whoever has waited longest comes first. */
const READ = 50;

const query = graphql`
  query WaitingOrdersQuery($first: Int!, $filter: OrdersFilter) {
    orders(first: $first, filter: $filter, sort: OLDEST) {
      edges {
        node {
          id
          reference
          version
          status
          createdAt
          requeuedAt
          itemSummary
          advance
          shippingAddress {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

/** One of them as it is now, after somebody else has changed it. */
const againQuery = graphql`
  query WaitingOrdersAgainQuery($id: ID!) {
    node(id: $id) {
      ... on Order {
        version
        status
        advance
        nextStatuses
      }
    }
  }
`;

type WaitingOrder = WaitingOrdersQuery['response']['orders']['edges'][number]['node'];

/** Since when it waits: one that was cancelled and taken up again waits at the end. */
const queuedAt = ({ createdAt, requeuedAt }: WaitingOrder) => requeuedAt ?? createdAt;

/**
 * The head of the queue. Further orders were taken after the last of these: whoever was taken up again since then may wait
 * behind one of them.
 */
function headOfQueue({ edges, pageInfo }: WaitingOrdersQuery['response']['orders']): WaitingOrder[] {
  const orders = edges.map(({ node }) => node).sort((one, other) => Date.parse(queuedAt(one)) - Date.parse(queuedAt(other)));
  const end = pageInfo.hasNextPage ? Date.parse(edges.at(-1)!.node.createdAt) : Infinity;
  return orders.filter((order) => Date.parse(queuedAt(order)) <= end);
}

const Steps = styled.span`
  display: inline-flex;
  gap: 8px;
`;

interface WaitingOrdersProps {
  variant: PreorderRow;
  /** After an order was confirmed or cancelled. */
  onChanged: () => void;
  onClose: () => void;
}

/** The orders that wait for a variant, each to be confirmed or cancelled. */
export function WaitingOrders({ variant: { variantId, name }, onChanged, onClose }: WaitingOrdersProps) {
  const { t } = useTranslation();
  const [canConfirm, canCancel] = [useCan('confirmOrder'), useCan('orderUpdate')];
  const { confirmOrder, isInFlight } = useConfirmOrder();
  const [confirming, setConfirming] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<{ order: WaitingOrder; isPossible: boolean } | null>(null);
  const environment = useRelayEnvironment();
  const { data, hasFailed, reload } = useSecondaryQuery<WaitingOrdersQuery>(
    query, { first: READ, filter: { status: ['PREORDER'], variant: variantId } },
  );
  const orders = data && headOfQueue(data.orders);

  function changed(message: string) {
    toast.success(message);
    reload();
    onChanged();
  }

  async function readAgain(order: WaitingOrder) {
    const answer = await fetchQuery<WaitingOrdersAgainQuery>(environment, againQuery, { id: order.id }).toPromise();
    const { nextStatuses = [], ...now } = answer?.node ?? {};
    setCancelling({ order: { ...order, ...now }, isPossible: nextStatuses.includes('CANCELLED') });
    reload();
  }

  async function confirm({ id: orderId, version, reference }: WaitingOrder) {
    setConfirming(orderId);
    const outcome = await confirmOrder({ orderId, version });
    if (outcome.ok) return changed(t('Order {{order}} confirmed, stock reserved', { order: reference }));
    toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    reload();
  }

  return (
    <Drawer isOpen title={t('Waiting for {{product}}', { product: name })} width={640} onClose={onClose}>
      {!orders && (hasFailed ? <PartFailed title={t('The orders could not be read')} onRetry={reload} /> : <Skeleton height={240} />)}
      {orders?.length === 0 && <EmptyState title={t('Nobody waits for it any more')} />}
      {orders && orders.length > 0 && (
        <FactTable
          label={t('Orders that wait')}
          rows={orders}
          getRowId={({ id }) => id}
          isStackedOnPhone
          columns={[
            {
              id: 'order', header: t('Order'), isWide: true,
              cell: ({ id, reference, shippingAddress, itemSummary }) => (
                <CellText secondary={itemSummary}>
                  <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink> {shippingAddress.name}
                </CellText>
              ),
            },
            { id: 'advance', header: t('Advance'), align: 'end', cell: ({ advance }) => (advance > 0 ? formatTaka(advance) : '–') },
            { id: 'since', header: t('Since'), cell: (order) => formatShortDateTime(queuedAt(order)) },
            {
              id: 'steps', header: t('Steps'), isLine: true,
              cell: (order) => (
                <Steps>
                  {canConfirm && (
                    <Button
                      size="small" aria-label={t('Confirm order {{order}}', { order: order.reference })}
                      isPending={isInFlight && confirming === order.id} onClick={() => void confirm(order)}
                    >
                      {t('Confirm')}
                    </Button>
                  )}
                  {canCancel && (
                    <Button size="small" aria-label={t('Cancel order {{order}}', { order: order.reference })} onClick={() => setCancelling({ order, isPossible: true })}>
                      {t('Cancel')}
                    </Button>
                  )}
                </Steps>
              ),
            },
          ]}
        />
      )}
      {orders && data?.orders.pageInfo.hasNextPage && <p>{t('These are the {{number}} that have waited longest.', { number: formatCount(orders.length) })}</p>}
      {cancelling && (
        <CancelOrderDialog
          {...cancelling} paysBack onReload={() => readAgain(cancelling.order)} onDone={changed} onClose={() => setCancelling(null)}
        />
      )}
    </Drawer>
  );
}
