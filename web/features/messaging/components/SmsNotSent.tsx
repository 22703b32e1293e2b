import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSendSingleSms } from '../mutations/useSendSingleSms.ts';

interface SmsNotSentProps {
  mobileNumber: string;
  message: string;
}

/** Above an SMS that the gateway refused: the same one is sent once more, as a new one. */
export function SmsNotSent({ mobileNumber, message }: SmsNotSentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [isSent, setSent] = useState(false);
  const { sendSingleSms, isInFlight } = useSendSingleSms();

  async function send() {
    const outcome = await sendSingleSms({ mobileNumber, message });
    if (outcome.ok) {
      setSent(true);
      toast.success(outcome.data);
    } else toastProblem(outcome.problem);
    // A new line of the log, whatever has become of it.
    await router.invalidate();
  }

  return (
    <Banner
      meaning={isSent ? 'info' : 'warn'}
      title={isSent ? t('Sent again') : t('Not sent, balance returned')}
      action={!isSent && <Button size="small" isPending={isInFlight} onClick={() => void send()}>{t('Send again')}</Button>}
    />
  );
}
