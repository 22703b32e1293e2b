import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

export interface Account {
  name: string;
  email: string;
  password: string;
}

export const NO_ACCOUNT: Account = { name: '', email: '', password: '' };

interface AccountFieldsProps {
  account: Account;
  onChange: (account: Account) => void;
}

/** Name, e-mail and password of a new account. */
export function AccountFields({ account, onChange }: AccountFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('Your name')}
        name="name"
        autoComplete="name"
        autoFocus
        isRequired
        value={account.name}
        onChange={(name) => onChange({ ...account, name })}
      />
      <TextField
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={account.email}
        onChange={(email) => onChange({ ...account, email })}
      />
      <PasswordField
        label={t('Password')}
        isNew
        value={account.password}
        onChange={(password) => onChange({ ...account, password })}
      />
    </>
  );
}
