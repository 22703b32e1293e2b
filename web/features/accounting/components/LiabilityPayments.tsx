import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { MAX_SHOWN_PAYMENTS } from '../../../../schema/rules/liability-limits.ts';
import type { LiabilityPayments_liability$data, LiabilityPayments_liability$key } from '../../../__generated__/LiabilityPayments_liability.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useVoidLiabilityPayment } from '../mutations/useVoidLiabilityPayment.ts';
import { VoidDialog } from './VoidDialog.tsx';
import { accountName } from '../accountName.ts';

interface LiabilityPaymentsProps {
  liability: LiabilityPayments_liability$key;
}

const Note = styled.p`
  padding: 10px 16px;
  color: ${token.ink2};
`;

type Payment = LiabilityPayments_liability$data['payments'][number];

/** The payments of a liability; each can be voided. */
export function LiabilityPayments({ liability }: LiabilityPaymentsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<string | null>(null);
  const { voidLiabilityPayment } = useVoidLiabilityPayment();
  const { payments } = useFragment(
    graphql`
      fragment LiabilityPayments_liability on Liability {
        payments {
          paymentId
          day
          amount
          interest
          note
          voidReason
          createdByName
          account {
            name
          }
        }
      }
    `,
    liability,
  );

  if (payments.length === 0) return null;
  return (
    <Card title={t('Payments')} isFlush>
      <FactTable<Payment>
        label={t('Payments')}
        rows={payments}
        isStackedOnPhone
        getRowId={({ paymentId }) => paymentId}
        columns={[
          { id: 'day', header: t('Day'), cell: ({ day }) => formatDay(day) },
          { id: 'from', header: t('Paid from'), isWide: true, cell: ({ account, note, createdByName }) => [accountName(account.name), note, createdByName].filter(Boolean).join(' · ') },
          { id: 'amount', header: t('Amount'), align: 'end', cell: ({ amount }) => formatTaka(amount) },
          { id: 'interest', header: t('Interest'), align: 'end', cell: ({ interest }) => (interest === 0 ? '–' : formatTaka(interest)) },
          {
            id: 'undo', header: '',
            cell: ({ paymentId, voidReason }) => (voidReason ? <StatusBadge status="VOID" /> : <Button onClick={() => setAsking(paymentId)}>{t('Void it')}</Button>),
          },
        ]}
      />
      {payments.length >= MAX_SHOWN_PAYMENTS && <Note>{t('These are the last {{number}} payments.', { number: formatCount(payments.length) })}</Note>}
      {asking && <VoidDialog onVoid={(reason) => voidLiabilityPayment({ paymentId: asking, reason })} onClose={() => setAsking(null)} />}
    </Card>
  );
}
