import { useTranslation } from 'react-i18next';
import { normaliseCode } from '../../../schema/rules/one-time-code.ts';
import { TextField } from '../../ui/TextField.tsx';

interface CodeFieldProps {
  description: string;
  /** As typed until the field is left, then six digits. */
  value: string;
  onChange: (value: string) => void;
}

/** The one-time code of an SMS, in Latin or Bangla digits; phones offer to fill it in from the message. */
export function CodeField({ description, value, onChange }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('Code')}
      name="code"
      description={description}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      isRequired
      value={value}
      onChange={onChange}
      onBlur={() => onChange(normaliseCode(value) ?? value)}
      validate={(text) =>
        text === '' || normaliseCode(text) ? null : t('Enter the six digits of the code')
      }
    />
  );
}
