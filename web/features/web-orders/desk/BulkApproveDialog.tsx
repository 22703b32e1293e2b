import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { BulkApproveDialogQuery } from '../../../__generated__/BulkApproveDialogQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useApproveWebOrdersInBulk } from '../mutations/useApproveWebOrdersInBulk.ts';
import { riskLevel, riskText } from './riskText.ts';
import type { RiskScores } from './riskText.ts';

interface BulkApproveDialogProps {
  ids: readonly string[];
  setting: RiskScores;
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
    <Dialog title={t('Approve web orders')} width={680} isOpen onClose={props.onClose}>
      <Suspense fallback={<Skeleton height={200} />}>
        <Look {...props} />
      </Suspense>
    </Dialog>
  );
}

function Look({ ids, setting, onStarted, onClose }: BulkApproveDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { approvalPreflight: orders } = useLazyLoadQuery<BulkApproveDialogQuery>(
    graphql`
      query BulkApproveDialogQuery($webOrders: [ID!]!) {
        approvalPreflight(webOrders: $webOrders) {
          id
          number
          customerName
          phone
          riskScore
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
  const ofPhone = (number: string) => orders.filter(({ phone }) => phone === number).length;

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
          isStackedOnPhone
          rows={orders}
          getRowId={({ id }) => id}
          columns={[
            { id: 'order', header: t('Order'), cell: ({ number, customerName }) => <CellText isStrong secondary={customerName}>#{number}</CellText> },
            {
              id: 'phone',
              header: t('Phone'),
              cell: ({ phone }) => (
                <CellText secondary={ofPhone(phone) > 1 ? t('{{number}} of these orders', { number: formatCount(ofPhone(phone)) }) : undefined}>{phoneText(phone)}</CellText>
              ),
            },
            {
              id: 'risk',
              header: t('Risk'),
              cell: ({ riskScore }) => {
                const level = riskLevel(riskScore, setting);
                return <CellText tone={level === 'high' ? 'bad' : level === 'low' ? 'muted' : 'plain'}>{riskText(level, t)}</CellText>;
              },
            },
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
