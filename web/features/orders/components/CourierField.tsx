import { useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useCourierNames } from '../useCourierNames.ts';

/** Hides the arrow of the browser's suggestion list. */
const Suggesting = styled.div`
  input::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

interface CourierFieldProps<Values extends FieldValues> {
  form: Pick<CommandForm<Values>, 'control'>;
  name: FieldPathByValue<Values, string>;
  isRequired?: boolean;
  autoFocus?: boolean;
}

/** Name of a courier: one of the delivery methods is suggested, another may be typed. */
export function CourierField<Values extends FieldValues>({ form, name, isRequired, autoFocus }: CourierFieldProps<Values>) {
  const { t } = useTranslation();
  const id = useId();
  const couriers = useCourierNames();
  return (
    <Suggesting>
      <FormTextField
        form={form}
        label={t('Courier')}
        name={name}
        validate={isRequired ? (text) => (text.trim() === '' ? t('Name the courier') : null) : undefined}
        inputProps={{ list: id }}
        maxLength={100}
        isRequired={isRequired}
        autoFocus={autoFocus}
      />
      <datalist id={id}>
        {couriers.map((courier) => (
          <option key={courier} value={courier}>
            {courier}
          </option>
        ))}
      </datalist>
    </Suggesting>
  );
}
