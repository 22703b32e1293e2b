import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ORDER_SMS_WORDS } from '../../../../schema/rules/order-words.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { SegmentCount } from '../components/SegmentCount.tsx';
import { TemplateSelect } from '../components/TemplateSelect.tsx';
import { WordButtons } from '../components/WordButtons.tsx';
import type { BulkSmsDraft } from './bulkSmsDraft.ts';

/** What an SMS to many says, and when it begins. */
export function MessageFields({ form }: { form: CommandForm<BulkSmsDraft> }) {
  const { t } = useTranslation();
  const text = useWatch({ control: form.control, name: 'text' });
  return (
    <>
      <TemplateSelect onChoose={(template) => form.change('text', template)} />
      <FormTextArea form={form} label={t('Message')} name="text" rows={4} maxLength={700} isRequired description={<SegmentCount text={text} />} />
      <WordButtons words={ORDER_SMS_WORDS} onChoose={(word) => form.change('text', `${form.values().text}${word}`)} />
      <FormTextField
        form={form} label={t('Begin at')} name="sendAt" type="datetime-local"
        description={t('Empty for at once, thirty days ahead at most. In the quiet hours it rests.')}
      />
    </>
  );
}
