import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type {
  ReceiptDialogQuery,
  ReceiptDialogQuery$data,
} from '../../../__generated__/ReceiptDialogQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';

/** Brings the balance and the expiry date too: a payment changes them everywhere on the screen. */
const receiptQuery = graphql`
  query ReceiptDialogQuery($id: ID!) {
    payment(id: $id) {
      id
      type
      status
      amount
      quantity
      bkashTransactionId
      bkashURL
      refundTransactionId
      payerNumber
      invoice
      failureReason
      isBeingRefunded
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
        packageExpiresAt
        smsBalance
      }
    }
  }
`;

export type Receipt = NonNullable<ReceiptDialogQuery$data['payment']>;

interface ReceiptDialogProps {
  /** Global id of the payment. */
  id: string;
  onClose: () => void;
}

/** How one payment stands: still open, paid with its receipt, or why not. */
export function ReceiptDialog({ id, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
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
      <Suspense fallback={<Skeleton height={180} />}>
        <Content id={id} />
      </Suspense>
    </Dialog>
  );
}

function Content({ id }: { id: string }) {
  const { t } = useTranslation();
  const data = useLazyLoadQuery<ReceiptDialogQuery>(receiptQuery, { id }, { fetchPolicy: 'network-only' });
  const { payment } = data;
  if (!payment) {
    return (
      <EmptyState title={t('No such payment')}>
        {t('It may belong to another business: switch to it and open the link again.')}
      </EmptyState>
    );
  }
  const isOpen = payment.status === 'PENDING' || payment.status === 'CREATED';
  return (
    <>
      <ReceiptHead payment={payment} />
      <ReceiptFacts payment={payment} business={data.viewer?.business ?? null} />
      {isOpen && <OpenPayment payment={payment} query={receiptQuery} />}
    </>
  );
}
