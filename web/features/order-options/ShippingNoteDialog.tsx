import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { NOTE_WORDS, unknownWord, type NoteWords } from '../../../schema/rules/order-words.ts';
import { FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { FormDialog } from '../../forms/FormSurface.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useInsertWord } from '../messaging/components/useInsertWord.ts';
import { WordButtons } from '../messaging/components/WordButtons.tsx';
import { WordsPreview } from '../messaging/components/WordsPreview.tsx';
import { useSaveShippingNote } from './mutations/useSaveShippingNote.ts';
import type { ShippingNote } from './ShippingNotePage.tsx';

interface ShippingNoteDialogProps {
  /** Null for a new one. */
  note: ShippingNote | null;
  /** What the preview fills in. */
  words: NoteWords;
  isReal: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** As much of a note as couriers take. */
const COURIERS_READ = 250;

/** Writes a template of a shipping note, as the courier of the newest order would read it. */
export function ShippingNoteDialog({ note, words, isReal, onSaved, onClose }: ShippingNoteDialogProps) {
  const { t } = useTranslation();
  const { create, update } = useSaveShippingNote();
  const { name = '', text = '' } = note ?? {};
  const form = useCommandForm({
    saved: { name, text },
    save: (draft): ReturnType<typeof create> =>
      note
        ? update({ input: { ...draft, id: note.id, version: note.version, isArchived: note.isArchived } })
        : create({ input: draft }),
    onSaved,
  });
  const typed = useWatch({ control: form.control, name: 'text' });
  const { area, insert } = useInsertWord(typed, (changed) => form.change('text', changed));

  function problemOf(message: string): string | null {
    if (message.trim() === '') return t('Write what the courier is to read');
    const word = message === text ? undefined : unknownWord(message, NOTE_WORDS);
    return word === undefined ? null : t('Nothing is filled in for {{word}}', { word: `{${word}}` });
  }

  return (
    <FormDialog form={form} title={note ? t('Change {{name}}', { name }) : t('New template')} submitLabel={t('Save')} onClose={onClose} width={520}>
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
      <FormTextArea form={form} name="text" label={t('Text')} validate={problemOf} maxLength={300} rows={3} inputRef={area} isRequired />
      <WordButtons words={NOTE_WORDS} onChoose={insert} />
      <WordsPreview
        text={typed} words={words} isReal={isReal}
        length={(shown) => (
          <span>
            {t('{{count}} letters; couriers read the first {{most}}', {
              count: shown.length, most: formatCount(COURIERS_READ), defaultValue_one: '{{count}} letter; couriers read the first {{most}}',
            })}
          </span>
        )}
      />
    </FormDialog>
  );
}
