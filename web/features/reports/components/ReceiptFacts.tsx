import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatDateTime, formatExpiryDate } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import type { DescriptionItem } from '../../../ui/DescriptionList.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { boughtText } from '../paymentText.ts';
import type { Receipt } from './ReceiptDialog.tsx';

interface ReceiptFactsProps {
  payment: Receipt;
  /** The present value of the business; null where there is none. */
  smsBalance: number | null;
}

const Space = styled.div`
  padding: 16px 0 4px;
  overflow-wrap: anywhere;
`;

/** The receipt: what was bought, the amount, bKash's transaction id, and the new balance or expiry date. */
export function ReceiptFacts({ payment, smsBalance }: ReceiptFactsProps) {
  const { t } = useTranslation();
  const { status, type, amount, bkashTransactionId, payerNumber } = payment;
  const { refundTransactionId, refundQuantity, refundAmount } = payment;
  const fact = (id: string, term: string, value: string | number | null | undefined): DescriptionItem[] =>
    value ? [{ id, term, value }] : [];
  const hasPaid = status === 'PAID' || status === 'REFUNDED';

  return (
    <Space>
      <DescriptionList
        layout="amounts"
        items={[
          { id: 'what', term: t('Payment for'), value: boughtText(payment, t) },
          { id: 'amount', term: t('Amount'), value: exactTaka(amount), isTotal: true },
          ...fact('transaction', t('bKash transaction'), bkashTransactionId),
          ...fact('payer', t('Paid from'), payerNumber && phoneText(payerNumber)),
          hasPaid
            ? { id: 'time', term: t('Date'), value: formatDateTime(payment.paidAt) }
            : { id: 'time', term: t('Started'), value: formatDateTime(payment.createdAt) },
          ...fact('from', t('Package from'), formatExpiryDate(payment.renewedFrom)),
          ...fact('until', t('New expiry date'), formatExpiryDate(payment.renewedUntil)),
          ...(smsBalance !== null && type === 'SMS' && status === 'PAID'
            ? fact('balance', t('New SMS balance'), formatCount(smsBalance))
            : []),
          ...fact(
            'taken',
            t('Taken back'),
            refundQuantity && boughtText({ type, quantity: refundQuantity }, t),
          ),
          ...fact(
            'returned',
            payment.refundedAt ? t('Money returned') : t('Money to return'),
            refundAmount && exactTaka(refundAmount),
          ),
          ...fact('reason', t('Reason'), payment.refundReason),
          ...fact('refund', t('Refund transaction'), refundTransactionId),
          ...fact('refundedAt', t('Refunded'), formatDateTime(payment.refundedAt)),
        ]}
      />
    </Space>
  );
}
