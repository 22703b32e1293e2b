import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSettleUnknownSms } from '../mutations/useSettleUnknownSms.ts';

interface UnknownSmsProps {
  id: string;
  mobileNumber: string;
  /** Messages that it took from the balance. */
  cost: number;
}

/** Above an SMS whose gateway never told the outcome: somebody who knows it says so. */
export function UnknownSms({ id, mobileNumber, cost }: UnknownSmsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'arrived' | 'not sent' | null>(null);
  const { settleUnknownSms, isInFlight } = useSettleUnknownSms();
  const close = () => setAsked(null);
  const returned = t('{{number}} SMS', { number: formatCount(cost) });

  async function settle(hasArrived: boolean) {
    const outcome = await settleUnknownSms({ id, hasArrived });
    close();
    if (!outcome.ok) toastProblem(outcome.problem);
    else toast.success(hasArrived ? t('The SMS has arrived') : t('Back in the balance: {{returned}}', { returned }));
  }

  return (
    <>
      <Banner
        meaning="warn"
        title={t('The gateway never told what became of it')}
        action={
          <>
            <Button size="small" onClick={() => setAsked('arrived')}>
              {t('It arrived')}
            </Button>
            <Button size="small" onClick={() => setAsked('not sent')}>
              {t('It was not sent')}
            </Button>
          </>
        }
      >
        {t('Ask the customer, or look at the list of the gateway. It is not sent again by itself.')}
      </Banner>
      <ConfirmDialog
        title={t('Has the SMS to {{number}} arrived?', { number: phoneText(mobileNumber) })}
        confirmLabel={t('It arrived')}
        isOpen={asked === 'arrived'}
        isPending={isInFlight}
        onClose={close}
        onConfirm={() => void settle(true)}
      >
        {t('It stays paid. This cannot be changed afterwards.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Was the SMS to {{number}} not sent?', { number: phoneText(mobileNumber) })}
        confirmLabel={t('It was not sent')}
        isOpen={asked === 'not sent'}
        isPending={isInFlight}
        onClose={close}
        onConfirm={() => void settle(false)}
      >
        {t('Back to the balance: {{returned}}. This cannot be changed afterwards.', { returned })}
      </ConfirmDialog>
    </>
  );
}
