import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useAddOrderNote } from '../mutations/useAddOrderNote.ts';

/** Form for a note on an order. */
export function NewNote({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { addOrderNote } = useAddOrderNote();
  const [isAdded, setAdded] = useState(false);
  const form = useCommandForm({
    saved: { text: '' },
    save: ({ text }) => addOrderNote({ orderId, text: text.trim() }),
    onSaved: () => {
      form.reset({ text: '' });
      setAdded(true);
    },
  });
  return (
    <Card title={t('Note')}>
      {/* The key on the page is about the note only once there is one. */}
      <CommandForm form={form} onSaveKey={() => void (form.hasChanges() && form.submit())}>
        <FormTextArea form={form} label={t('To remember')} name="text" maxLength={500} rows={2} isRequired />
        <div>
          <Button type="submit" size="small" isPending={form.isSaving}>
            {t('Add note')}
          </Button>
          {/* It is seen in the timeline. Gone with the next one that is typed, so that this one is said again. */}
          <VisuallyHidden role="status">{isAdded && !form.isDirty && t('The note is added')}</VisuallyHidden>
        </div>
      </CommandForm>
    </Card>
  );
}
