import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { ORDER_SMS_WORDS, orderText } from '../../../../schema/rules/order-words.ts';
import { smsSegments } from '../../../../schema/rules/sms.ts';
import { FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { TemplateSelect } from '../../messaging/components/TemplateSelect.tsx';
import { USUAL_WORDS } from '../../messaging/orderWords.ts';
import { useTextOrdersInBulk } from '../mutations/useTextOrdersInBulk.ts';
import type { BulkSelection } from './bulkActions.ts';

interface TextOrdersDialogProps {
  selection: BulkSelection;
  /** Initial text; default: empty. */
  text?: string;
  onStarted: () => void;
  onClose: () => void;
}

/** Sends an SMS to the customers of many orders, with each order's values filled in. */
export function TextOrdersDialog({ selection: { count, later: _later, ...chosen }, text = '', onStarted, onClose }: TextOrdersDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { textOrdersInBulk } = useTextOrdersInBulk();
  const form = useCommandForm({
    saved: { text },
    save: (draft) => textOrdersInBulk({ ...chosen, text: draft.text.trim() }),
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const number = formatCount(count);
  // To estimate the number of SMS parts: the real words are filled in when each message is sent.
  const shown = orderText(useWatch({ control: form.control, name: 'text' }).trim(), USUAL_WORDS);
  const { segments } = smsSegments(shown);
  return (
    <FormDialog
      form={form} title={t('SMS for {{number}} orders', { count, number, defaultValue_one: 'SMS for {{number}} order' })}
      submitLabel={t('Send')} width={480} onClose={onClose}
    >
      <TemplateSelect onChoose={(template) => form.change('text', template)} />
      <FormTextArea
        form={form} label={t('Message')} name="text" maxLength={700} rows={5} isRequired autoFocus
        description={t('{{words}} stand for what each order says.', { words: ORDER_SMS_WORDS.map((word) => `{${word}}`).join(' ') })}
      />
      {segments > 0 && (
        <>
          <p>{shown}</p>
          <p>
            {t('About {{each}} SMS for each order, {{total}} in all, from your SMS balance. What cannot be sent is returned.', {
              each: formatCount(segments), total: formatCount(segments * count),
            })}
          </p>
        </>
      )}
    </FormDialog>
  );
}
