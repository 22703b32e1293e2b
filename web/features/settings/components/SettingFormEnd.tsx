import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { token } from '../../../ui/theme/token.ts';

/** Visible while there are unsaved changes. */
const End = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
  padding: 12px 0;
  border-top: 1px solid ${token.border};
  background: ${token.bg};
`;

const Note = styled.span`
  margin-right: auto;
  color: ${token.ink2};
`;

interface SettingFormEndProps<Values extends FieldValues> {
  form: Pick<CommandForm<Values>, 'isDirty' | 'isSaving'>;
  onDiscard: () => void;
}

/** The last line of a form of settings: whether something is not saved, and what to do about it. */
export function SettingFormEnd<Values extends FieldValues>({ form, onDiscard }: SettingFormEndProps<Values>) {
  const { t } = useTranslation();
  return (
    <End>
      {form.isDirty && <Note role="status">{t('Not saved yet')}</Note>}
      {form.isDirty && <Button onClick={onDiscard}>{t('Discard')}</Button>}
      <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving} isHeld={!form.isDirty}>
        {t('Save')}
      </Button>
    </End>
  );
}
