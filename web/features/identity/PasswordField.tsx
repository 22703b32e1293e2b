import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A new password: has a minimum length and is not filled in by the browser. */
  isNew?: boolean;
}

const MIN_LENGTH = 8;

/** A password field with a button that shows the password. */
export function PasswordField({ label, value, onChange, isNew = false }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={isNew ? MIN_LENGTH : undefined}
      description={isNew ? t('At least {{count}} characters', { count: MIN_LENGTH }) : undefined}
      isRequired
      value={value}
      onChange={onChange}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t('Hide password') : t('Show password')}
          size="small"
          hasTooltip={false}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
