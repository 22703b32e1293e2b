import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unknownWord } from '../../../../schema/rules/order-words.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { useInsertWord } from './useInsertWord.ts';
import { WordButtons } from './WordButtons.tsx';

interface Draft {
  name: string;
  text: string;
}

interface TemplateFormDialogProps {
  /** Null for a new one. */
  saved: Draft | null;
  save: (draft: Draft) => Promise<CommandOutcome<unknown>>;
  /** What an order fills in. */
  words: readonly string[];
  /** Whether a text with other words may stay as it was. */
  keepsOldWords?: boolean;
  /** Said at the text where there is none. */
  noText: string;
  maxLength: number;
  rows: number;
  preview: (text: string) => ReactNode;
  onSaved: () => void;
  onClose: () => void;
}

/** Writes a template: its name, and its text with words that an order fills in. */
export function TemplateFormDialog(props: TemplateFormDialogProps) {
  const { saved, save, words, keepsOldWords = false, noText, maxLength, rows, preview, onSaved, onClose } = props;
  const { t } = useTranslation();
  const { name = '', text = '' } = saved ?? {};
  const form = useCommandForm({ saved: { name, text }, save, onSaved });
  const typed = useWatch({ control: form.control, name: 'text' });
  const { area, insert } = useInsertWord(typed, (changed) => form.change('text', changed));

  function problemOf(message: string): string | null {
    if (message.trim() === '') return noText;
    const word = keepsOldWords && message === text ? undefined : unknownWord(message, words);
    return word === undefined ? null : t('Nothing is filled in for {{word}}', { word: `{${word}}` });
  }

  return (
    <FormDialog form={form} title={saved ? t('Change {{name}}', { name }) : t('New template')} submitLabel={t('Save')} onClose={onClose} width={520}>
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
      <FormTextArea form={form} name="text" label={t('Text')} validate={problemOf} maxLength={maxLength} rows={rows} inputRef={area} isRequired />
      <WordButtons words={words} onChoose={insert} />
      {preview(typed)}
    </FormDialog>
  );
}
