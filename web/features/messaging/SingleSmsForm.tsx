import { Send } from 'lucide-react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { SingleSmsFields } from './components/SingleSmsFields.tsx';
import { useSingleSms } from './useSingleSms.ts';
import type { SmsDraft } from './useSingleSms.ts';

interface SingleSmsFormProps {
  /** Keeps what is typed while it is not shown; without it, it stands on a page, after another form, and leaving that asks first. */
  draft?: RefObject<SmsDraft | null>;
}

/** One SMS to one number, for those with the order permission. */
export function SingleSmsForm({ draft }: SingleSmsFormProps) {
  const { t } = useTranslation();
  const sms = useSingleSms('');
  const { form } = sms;
  const { change, values } = form;
  useEffect(() => {
    if (!draft) return undefined;
    if (draft.current?.mobileNumber) change('mobileNumber', draft.current.mobileNumber);
    if (draft.current?.message) change('message', draft.current.message);
    return () => {
      draft.current = values();
    };
    // Read when it opens, kept when it closes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!sms.authorised) return null;
  return (
    <CommandForm form={form} hasSaveKey={false} hasUnsavedGuard={!draft} isKept aria-label={t('Single SMS')}>
      <SingleSmsFields sms={sms} beginsFocused={draft !== undefined} />
      <Button type="submit" variant="primary" icon={Send} isPending={form.isSaving}>
        {form.isSaving ? t('Sending message...') : t('Send')}
      </Button>
    </CommandForm>
  );
}
