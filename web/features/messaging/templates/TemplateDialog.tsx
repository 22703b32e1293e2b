import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ORDER_SMS_WORDS, unknownWord, type OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import type { MessageTemplatePageQuery } from '../../../__generated__/MessageTemplatePageQuery.graphql.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { SmsPreview } from '../components/SmsPreview.tsx';
import { useInsertWord } from '../components/useInsertWord.ts';
import { WordButtons } from '../components/WordButtons.tsx';
import { useSaveMessageTemplate } from '../mutations/useSaveMessageTemplate.ts';

export type Template = MessageTemplatePageQuery['response']['messageTemplates'][number];

interface TemplateDialogProps {
  /** Null for a new one. */
  template: Template | null;
  /** What the preview fills in. */
  words: OrderSmsWords;
  isReal: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const MAX_TEXT = 700;

/** Writes a message template, with the message as the newest order would read it. */
export function TemplateDialog({ template, words, isReal, onSaved, onClose }: TemplateDialogProps) {
  const { t } = useTranslation();
  const { create, update } = useSaveMessageTemplate();
  const { name = '', text = '' } = template ?? {};
  const form = useCommandForm({
    saved: { name, text },
    save: (draft): ReturnType<typeof create> =>
      template
        ? update({ input: { ...draft, id: template.id, version: template.version, isArchived: template.isArchived } })
        : create({ input: draft }),
    onSaved,
  });
  const typed = useWatch({ control: form.control, name: 'text' });
  const { area, insert } = useInsertWord(typed, (changed) => form.change('text', changed));

  function problemOf(message: string): string | null {
    if (message.trim() === '') return t('Write what the customer is to read');
    const word = unknownWord(message, ORDER_SMS_WORDS);
    return word === undefined ? null : t('Nothing is filled in for {{word}}', { word: `{${word}}` });
  }

  return (
    <FormDialog form={form} title={template ? t('Change {{name}}', { name }) : t('New template')} submitLabel={t('Save')} onClose={onClose} width={520}>
      <FormTextField
        form={form}
        name="name"
        label={t('Name')}
        validate={(word) => (word.trim() === '' ? t('Give it a name') : null)}
        maxLength={50}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormTextArea form={form} name="text" label={t('Text')} validate={problemOf} maxLength={MAX_TEXT} rows={4} inputRef={area} isRequired />
      <WordButtons words={ORDER_SMS_WORDS} onChoose={insert} />
      <SmsPreview text={typed} words={words} isReal={isReal} />
    </FormDialog>
  );
}
