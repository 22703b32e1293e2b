import { useTranslation } from 'react-i18next';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { SuggestedField } from '../components/SuggestedField.tsx';
import { useOrderFilterValues } from '../useOrderFilterValues.ts';

interface TagFieldProps<Values extends FieldValues> {
  form: Pick<CommandForm<Values>, 'control'>;
  name: FieldPathByValue<Values, string>;
}

/** A tag: those that orders have are suggested, so that one word does not become two tags. */
export function TagField<Values extends FieldValues>({ form, name }: TagFieldProps<Values>) {
  const { t } = useTranslation();
  const { tag } = useOrderFilterValues();
  return <SuggestedField form={form} label={t('Tag')} name={name} suggestions={tag} maxLength={30} isRequired autoFocus />;
}
