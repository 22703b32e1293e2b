import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import type {
  ReceiptDialogQuery,
  ReceiptDialogQuery$data,
} from '../../../__generated__/ReceiptDialogQuery.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Retry } from './LimitCards.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { ReceiptBusiness } from './ReceiptBusiness.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';

/** Also fetches the balance and the expiry date: a payment changes them everywhere on the screen. */
const receiptQuery = graphql`
  query ReceiptDialogQuery($id: ID!) {
    payment(id: $id) {
      id
      type
      tier
      status
      amount
      quantity
      bkashTransactionId
      bkashURL
      refundTransactionId
      refundQuantity
      refundAmount
      refundReason
      payerNumber
      invoice
      failureReason
      failureMessageKey
      failureMessageValues
      isBeingRefunded
      isRefundUnclear
      createdAt
      paidAt
      refundedAt
      renewedFrom
      renewedUntil
    }
    viewer {
      business {
        id
        name
        address
        logoUrl
        packageExpiresAt
        smsBalance
      }
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-top: 12px;
`;

export type Receipt = NonNullable<ReceiptDialogQuery$data['payment']>;

interface ReceiptDialogProps {
  /** Global id of the payment. */
  id: string;
  onClose: () => void;
  /** Starts the same purchase again. */
  onTryAgain: (purchase: Retry) => void;
}

/** The status of one payment: open, paid with its receipt, or failed with the reason. */
export function ReceiptDialog({ id, onClose, onTryAgain }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      title={t('Payment')}
      width={440}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <PartBoundary
        failed={(_error, retry) => (
          <PartFailed
            onRetry={() => {
              setAttempt(attempt + 1);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<Skeleton height={180} />}>
          <Content id={id} onTryAgain={onTryAgain} attempt={attempt} />
        </Suspense>
      </PartBoundary>
    </Dialog>
  );
}

type ContentProps = Pick<ReceiptDialogProps, 'id' | 'onTryAgain'> & { attempt: number };

function Content({ id, onTryAgain, attempt }: ContentProps) {
  const { t } = useTranslation();
  const isOperator = useCan('SUPERADMIN');
  const data = useLazyLoadQuery<ReceiptDialogQuery>(
    receiptQuery,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const { payment } = data;
  if (!payment) {
    return (
      <EmptyState title={t('No such payment')}>
        {t('It may belong to another business: switch to it and open the link again.')}
      </EmptyState>
    );
  }
  const { type, quantity, tier } = payment;
  const isOpen = payment.status === 'PENDING' || payment.status === 'CREATED';
  return (
    <>
      <ReceiptHead payment={payment} />
      {data.viewer?.business && <ReceiptBusiness business={data.viewer.business} />}
      <ReceiptFacts payment={payment} smsBalance={data.viewer?.business?.smsBalance ?? null} />
      {isOpen && <OpenPayment payment={payment} query={receiptQuery} />}
      {(canTryAgain(payment) || isOperator) && (
        <Actions>
          {canTryAgain(payment) && (
            <Button
              icon={RotateCcw}
              onClick={() => type !== '%future added value' && onTryAgain({ type, quantity, tier })}
            >
              {t('Try again')}
            </Button>
          )}
          {isOperator && (
            <TextLink to="/super-admin/payments/$id" params={{ id }}>
              {t('All facts and refund')}
            </TextLink>
          )}
        </Actions>
      )}
    </>
  );
}

/** Only for payments without a charge: where bKash did take money, support has to check first. */
function canTryAgain({ status, bkashTransactionId }: Receipt): boolean {
  const isOver = status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
  return isOver && !bkashTransactionId;
}
