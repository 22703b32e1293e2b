import { useTranslation } from 'react-i18next';
import { normalisePhone } from '../../schema/rules/phone.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'defaultValue'
> {
  /** As typed until the field is left, then `01XXXXXXXXX`. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A Bangladeshi mobile number: +880, spaces and Bangla digits are accepted and normalised when the field is
 * left.
 */
export function PhoneField({ value, onChange, validate, onBlur, ...field }: PhoneFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...field}
      type="tel"
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const normal = normalisePhone(value);
        if (normal && normal !== value) onChange(normal);
        onBlur?.(event);
      }}
      validate={(text) => {
        if (text !== '' && !normalisePhone(text))
          return t('Enter a mobile number with 11 digits, such as 01711204466');
        return validate?.(text) ?? null;
      }}
    />
  );
}
