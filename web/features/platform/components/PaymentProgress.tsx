import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentProgress_payment$key } from '../../../__generated__/PaymentProgress_payment.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { usePolling } from '../../../relay/usePolling.ts';
import { useCheckPlatformPayment } from '../mutations/useCheckPlatformPayment.ts';

const SettleRefundDialog = lazyPart(() => import('./SettleRefundDialog.tsx'), 'SettleRefundDialog', {
  onFailed: ({ onClose }) => onClose(),
});

interface PaymentProgressProps {
  payment: PaymentProgress_payment$key;
  /** Fetches the payment again. */
  reload: () => Promise<unknown>;
}

/** A payment or refund without a final status: polled, and checked at once by a button. */
export function PaymentProgress({ payment: key, reload }: PaymentProgressProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { checkPlatformPayment, isInFlight } = useCheckPlatformPayment();
  const [settling, setSettling] = useState<{ isReturned: boolean } | null>(null);
  const { id, status, isBeingRefunded, isRefundUnclear } = useFragment(
    graphql`
      fragment PaymentProgress_payment on Payment {
        id
        status
        isBeingRefunded
        isRefundUnclear
      }
    `,
    key,
  );
  const isOpen = status === 'CREATED' || status === 'PENDING';
  const isWaiting = isOpen || isBeingRefunded;
  usePolling(reload, isWaiting && !isRefundUnclear);
  if (!isWaiting) return null;

  async function check() {
    const outcome = await checkPlatformPayment({ paymentId: id });
    setProblem(outcome.ok ? null : outcome.problem);
  }

  const ask = (
    <Button size="small" isPending={isInFlight} onClick={() => void check()}>
      {t('Ask bKash now')}
    </Button>
  );
  const refused = problem && <Banner meaning="bad" title={problem.message} onDismiss={() => setProblem(null)} />;
  if (isRefundUnclear) {
    return (
      <>
        {refused}
        <Banner
          meaning="warn"
          title={t('bKash has not told for a week what became of the refund')}
          action={
            <>
              {ask}
              <Button size="small" onClick={() => setSettling({ isReturned: true })}>
                {t('The money went back')}
              </Button>
              <Button size="small" onClick={() => setSettling({ isReturned: false })}>
                {t('It did not go back')}
              </Button>
            </>
          }
        >
          {t("It is asked no more by itself. Look the transaction up in bKash's own list, then say what it shows.")}
        </Banner>
        {settling && <SettleRefundDialog paymentId={id} isReturned={settling.isReturned} onClose={() => setSettling(null)} />}
      </>
    );
  }

  return (
    <>
      {refused}
      <Banner
        meaning="info"
        title={isOpen ? t('Waiting for bKash') : t('bKash has not confirmed the refund yet')}
        action={ask}
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
