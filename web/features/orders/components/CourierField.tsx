import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useCourierNames } from '../useCourierNames.ts';
import { SuggestedField } from './SuggestedField.tsx';

interface CourierFieldProps<Values extends FieldValues> {
  form: Pick<CommandForm<Values>, 'control'>;
  name: FieldPathByValue<Values, string>;
  isRequired?: boolean;
  autoFocus?: boolean;
}

/** Name of a courier: one of the delivery methods is suggested, another may be typed. */
export function CourierField<Values extends FieldValues>({ form, name, isRequired, autoFocus }: CourierFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <SuggestedField
      form={form}
      label={t('Courier')}
      name={name}
      suggestions={useCourierNames()}
      validate={isRequired ? (text) => (text.trim() === '' ? t('Name the courier') : null) : undefined}
      maxLength={100}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
