import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormSwitch, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../relay/useCommand.ts';
import { Button } from '../../ui/Button.tsx';

export interface ViewValues {
  name: string;
  isShared: boolean;
  /** What the list shows now takes the place of what the view had. */
  takesOver: boolean;
}

interface ViewFormProps {
  saved: ViewValues;
  isNew: boolean;
  /** Off for the shared view of somebody else, which only they may take back. */
  canShare: boolean;
  save: (values: ViewValues) => Promise<CommandOutcome<unknown>>;
  /** Reads the view again after a version conflict. */
  onReload: () => unknown;
  onDone: () => void;
}

const MAX_NAME = 60;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

/** Name and readers of a view that is saved or changed. */
export function ViewForm({ saved, isNew, canShare, save, onReload, onDone }: ViewFormProps) {
  const { t } = useTranslation();
  const form = useCommandForm({ saved, save, onSaved: onDone });
  return (
    <CommandForm form={form} aria-label={t('Saved view')} hasSaveKey={false} hasUnsavedGuard={false} onReload={onReload}>
      <FormTextField form={form} name="name" label={t('Name of the view')} isRequired maxLength={MAX_NAME} autoFocus />
      {canShare && <FormSwitch form={form} name="isShared" label={t('For everybody of the business')} />}
      {!isNew && <FormSwitch form={form} name="takesOver" label={t('As the list is now')} />}
      <Buttons>
        <Button onClick={onDone}>{t('Go back')}</Button>
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {t('Save the view')}
        </Button>
      </Buttons>
    </CommandForm>
  );
}
