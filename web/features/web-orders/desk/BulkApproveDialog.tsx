import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { BulkApproveDialogQuery } from '../../../__generated__/BulkApproveDialogQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useApproveWebOrdersInBulk } from '../mutations/useApproveWebOrdersInBulk.ts';

interface BulkApproveDialogProps {
  ids: readonly string[];
  onStarted: () => void;
  onClose: () => void;
}

const Scrolling = styled.div`
  max-height: 50dvh;
  margin-bottom: 16px;
  overflow: auto;
`;

/** Previews the approval of the selected orders, then approves those without a problem in the background. */
export function BulkApproveDialog(props: BulkApproveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('Approve web orders')} isOpen onClose={props.onClose}>
      <Suspense fallback={<Skeleton height={200} />}>
        <Look {...props} />
      </Suspense>
    </Dialog>
  );
}

function Look({ ids, onStarted, onClose }: BulkApproveDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { approvalPreflight: orders } = useLazyLoadQuery<BulkApproveDialogQuery>(
    graphql`
      query BulkApproveDialogQuery($webOrders: [ID!]!) {
        approvalPreflight(webOrders: $webOrders) {
          id
          number
          customerName
          total
          isReady
          problem
          messageKey
          messageValues
          short {
            sku
            units
          }
        }
      }
    `,
    { webOrders: [...ids] },
    { fetchPolicy: 'network-only' },
  );
  const { approveWebOrdersInBulk, isInFlight } = useApproveWebOrdersInBulk();
  const ready = orders.filter(({ isReady }) => isReady);

  async function approve() {
    const outcome = await approveWebOrdersInBulk({ webOrders: ready.map(({ id }) => id) });
    if (!outcome.ok) return toastProblem(outcome.problem);
    onStarted();
    onClose();
    return navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  return (
    <>
      <Scrolling>
        <FactTable
          label={t('Before approving')}
          rows={orders}
          getRowId={({ id }) => id}
          columns={[
            { id: 'order', header: t('Order'), cell: ({ number, customerName }) => <CellText isStrong secondary={customerName}>#{number}</CellText> },
            {
              id: 'ready',
              header: t('Ready'),
              isWide: true,
              cell: ({ isReady, problem, messageKey, messageValues, short }) =>
                isReady ? (
                  <CellText secondary={short.map(({ sku, units }) => t('{{count}} of {{sku}} missing', { count: units, sku })).join(', ') || undefined}>
                    {t('Ready')}
                  </CellText>
                ) : (
                  <CellText tone="bad">
                    {gatewayText({ message: problem ?? '', messageKey: messageKey ?? undefined, messageValues })}
                  </CellText>
                ),
            },
            { id: 'total', header: t('Total'), align: 'end', cell: ({ total }) => formatTaka(total) },
          ]}
        />
      </Scrolling>
      <Button variant="primary" disabled={ready.length === 0} isPending={isInFlight} onClick={() => void approve()}>
        {t('Approve ready ({{number}})', { number: formatCount(ready.length) })}
      </Button>
    </>
  );
}
