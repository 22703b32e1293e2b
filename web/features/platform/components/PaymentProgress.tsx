import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentProgress_payment$key } from '../../../__generated__/PaymentProgress_payment.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { usePolling } from '../../reports/usePolling.ts';
import { useCheckPlatformPayment } from '../mutations/useCheckPlatformPayment.ts';

interface PaymentProgressProps {
  payment: PaymentProgress_payment$key;
  /** Fetches the payment again. */
  refresh: () => Promise<unknown>;
}

/** A payment or refund without a final status: polled, and checked at once by a button. */
export function PaymentProgress({ payment: key, refresh }: PaymentProgressProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { checkPlatformPayment, isInFlight } = useCheckPlatformPayment();
  const { id, status, isBeingRefunded } = useFragment(
    graphql`
      fragment PaymentProgress_payment on Payment {
        id
        status
        isBeingRefunded
      }
    `,
    key,
  );
  const isOpen = status === 'CREATED' || status === 'PENDING';
  const isWaiting = isOpen || isBeingRefunded;
  usePolling(refresh, isWaiting);
  if (!isWaiting) return null;

  async function check() {
    const outcome = await checkPlatformPayment({ paymentId: id });
    setProblem(outcome.ok ? null : outcome.problem);
  }

  return (
    <>
      {problem && <Banner meaning="bad" title={problem.message} onDismiss={() => setProblem(null)} />}
      <Banner
        meaning="info"
        title={isOpen ? t('Waiting for bKash') : t('bKash has not confirmed the refund yet')}
        action={
          <Button size="small" isPending={isInFlight} onClick={() => void check()}>
            {t('Ask bKash now')}
          </Button>
        }
      >
        {isOpen
          ? t('It is credited as soon as bKash says that the customer has paid.')
          : [
              t('The credit is taken back and bKash is asked again by itself. Do not refund once more.'),
              t('If bKash knows of no refund after 24 hours, the credit is given back.'),
            ].join(' ')}
      </Banner>
    </>
  );
}
