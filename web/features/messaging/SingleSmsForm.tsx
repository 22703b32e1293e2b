import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { SingleSmsFields } from './components/SingleSmsFields.tsx';
import { useSingleSms } from './useSingleSms.ts';

/** One SMS to one number, for those with the order permission. */
export function SingleSmsForm() {
  const { t } = useTranslation();
  const sms = useSingleSms('');
  const { form } = sms;
  if (!sms.authorised) return null;
  return (
    <CommandForm form={form} hasSaveKey={false} hasUnsavedGuard={false} aria-label={t('Single SMS')}>
      <SingleSmsFields sms={sms} />
      <Button type="submit" variant="primary" icon={Send} isPending={form.isSaving}>
        {form.isSaving ? t('Sending message...') : t('Send')}
      </Button>
    </CommandForm>
  );
}
