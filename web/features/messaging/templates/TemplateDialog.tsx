import { useTranslation } from 'react-i18next';
import { ORDER_SMS_WORDS, type OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import type { MessageTemplatePageQuery } from '../../../__generated__/MessageTemplatePageQuery.graphql.ts';
import { SmsPreview } from '../components/SmsPreview.tsx';
import { TemplateFormDialog } from '../components/TemplateFormDialog.tsx';
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

/** Writes a message template, with the message as the newest order would read it. */
export function TemplateDialog({ template, words, isReal, onSaved, onClose }: TemplateDialogProps) {
  const { t } = useTranslation();
  const { create, update } = useSaveMessageTemplate();
  return (
    <TemplateFormDialog
      saved={template}
      save={(draft) =>
        template
          ? update({ input: { ...draft, id: template.id, version: template.version, isArchived: template.isArchived } })
          : create({ input: draft })}
      words={ORDER_SMS_WORDS}
      noText={t('Write what the customer is to read')}
      maxLength={700}
      rows={4}
      preview={(text) => <SmsPreview text={text} words={words} isReal={isReal} />}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
