import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDateTime, formatExpiryDate } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { PaymentFacts_payment$key } from '../../../__generated__/PaymentFacts_payment.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { boughtText, failureText } from '../../reports/paymentText.ts';
import { factsOf } from '../facts.ts';

/** What was bought, paid and refunded, and the present balance of the business. */
export function PaymentFacts({ payment: key }: { payment: PaymentFacts_payment$key }) {
  const { t } = useTranslation();
  const payment = useFragment(
    graphql`
      fragment PaymentFacts_payment on Payment {
        type
        quantity
        tier
        amount
        payerNumber
        failureReason
        failureMessageKey
        failureMessageValues
        createdAt
        paidAt
        renewedFrom
        renewedUntil
        refundStartedAt
        refundedAt
        refundQuantity
        refundAmount
        refundReason
        business {
          name
          smsBalance
          packageExpiresAt
        }
      }
    `,
    key,
  );
  const { type, amount, payerNumber, refundQuantity, refundAmount, refundedAt, business } = payment;
  return (
    <Card title={t('Payment')}>
      <DescriptionList
        layout="amounts"
        items={factsOf([
          ['business', t('Business'), business.name],
          ['what', t('Payment for'), boughtText(payment, t)],
          ['payer', t('Paid from'), payerNumber && phoneText(payerNumber)],
          ['started', t('Started'), formatDateTime(payment.createdAt)],
          ['paid', t('Paid'), formatDateTime(payment.paidAt)],
          ['failure', t('Why not paid'), failureText(payment)],
          ['from', t('Package from'), formatExpiryDate(payment.renewedFrom)],
          ['until', t('Package until'), formatExpiryDate(payment.renewedUntil)],
          ['amount', t('Amount'), exactTaka(amount)],
          ['taken', t('Taken back'), refundQuantity && boughtText({ type, quantity: refundQuantity }, t)],
          ['reason', t('Reason'), payment.refundReason],
          ['begun', t('Refund begun'), formatDateTime(payment.refundStartedAt)],
          ['refunded', t('Refunded'), formatDateTime(refundedAt)],
          [
            'back',
            refundedAt ? t('Money returned') : t('Money to return'),
            refundAmount && exactTaka(refundAmount),
          ],
          type === 'SMS'
            ? ['balance', t('SMS balance now'), formatCount(business.smsBalance)]
            : ['expiry', t('Package expires'), formatExpiryDate(business.packageExpiresAt)],
        ])}
      />
    </Card>
  );
}
