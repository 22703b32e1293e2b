import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { PaymentResult_payment$data, PaymentResult_payment$key } from '../../../__generated__/PaymentResult_payment.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCheckPayment } from '../mutations/useCheckPayment.ts';

type Paid = Pick<PaymentResult_payment$data, 'type' | 'quantity'>;

/** '1,000 SMS', '3 months of the package'. */
export function boughtText({ type, quantity }: Paid, t: TFunction): string {
  if (type === 'SMS') return t('{{number}} SMS', { number: formatCount(quantity) });
  return t('{{count}} months of the package', {
    count: quantity,
    defaultValue_one: '{{count}} month of the package',
  });
}

/** How the payment ended that the browser has just come back from. */
export function PaymentResult({ payment }: { payment: PaymentResult_payment$key }) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment PaymentResult_payment on Payment {
        id
        type
        status
        amount
        quantity
        failureReason
        bkashTransactionId
      }
    `,
    payment,
  );
  const [isDismissed, setDismissed] = useState(false);
  const { checkPayment, isInFlight } = useCheckPayment();
  if (isDismissed) return null;
  const { id, status, amount, failureReason, bkashTransactionId } = data;
  const facts = { amount: formatCount(amount), what: boughtText(data, t) };

  async function check() {
    const outcome = await checkPayment({ paymentId: id });
    if (!outcome.ok) toastProblem(outcome.problem);
  }

  switch (status) {
    case 'PAID':
      return (
        <Banner
          meaning="good"
          title={t('TK {{amount}} received for {{what}}.', facts)}
          onDismiss={() => setDismissed(true)}
        >
          {bkashTransactionId && t('bKash transaction {{id}}', { id: bkashTransactionId })}
        </Banner>
      );
    case 'REFUNDED':
      return <Banner meaning="info" title={t('TK {{amount}} for {{what}} was paid back.', facts)} />;
    case 'CREATED':
    case 'PENDING':
      return (
        <Banner
          meaning="warn"
          title={t('The payment of TK {{amount}} for {{what}} is not confirmed yet.', facts)}
          action={
            <Button size="small" isPending={isInFlight} onClick={() => void check()}>
              {t('Check again')}
            </Button>
          }
        >
          {t('If you have paid, it is credited as soon as bKash confirms. There is no need to pay again.')}
        </Banner>
      );
    default:
      return (
        <Banner
          meaning="bad"
          title={t('The payment of TK {{amount}} for {{what}} was not made.', facts)}
          onDismiss={() => setDismissed(true)}
        >
          {failureReason}
        </Banner>
      );
  }
}
