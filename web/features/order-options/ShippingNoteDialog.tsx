import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { NOTE_WORDS, type NoteWords } from '../../../schema/rules/order-words.ts';
import { TemplateFormDialog } from '../messaging/components/TemplateFormDialog.tsx';
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
  return (
    <TemplateFormDialog
      saved={note}
      save={(draft) =>
        note
          ? update({ input: { ...draft, id: note.id, version: note.version, isArchived: note.isArchived } })
          : create({ input: draft })}
      words={NOTE_WORDS}
      keepsOldWords
      noText={t('Write what the courier is to read')}
      maxLength={300}
      rows={3}
      preview={(text) => (
        <WordsPreview
          text={text} words={words} isReal={isReal}
          length={(shown) => (
            <span>
              {t('{{count}} letters; couriers read the first {{most}}', {
                count: shown.length, most: formatCount(COURIERS_READ), defaultValue_one: '{{count}} letter; couriers read the first {{most}}',
              })}
            </span>
          )}
        />
      )}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
