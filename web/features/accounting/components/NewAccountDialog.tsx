import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCreateAccount } from '../mutations/useCreateAccount.ts';

type Purpose = 'MONEY' | 'EXPENSE' | 'INCOME';

interface NewAccountDialogProps {
  purpose?: Purpose;
  onClose: () => void;
  /** Called with the new account instead of opening its page. */
  onAdded?: (account: { id: string; name: string }) => void;
}

/** Adds a bank account, a wallet or a category. */
export function NewAccountDialog({ purpose = 'MONEY', onClose, onAdded }: NewAccountDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { createAccount } = useCreateAccount();
  const form = useCommandForm({
    saved: { name: '', purpose },
    save: (account) => createAccount({ ...account, name: account.name.trim() }),
    onSaved: ({ id, name }) => {
      toast.success(t('{{name}} is added', { name }));
      onClose();
      if (onAdded) onAdded({ id, name });
      else void navigate({ to: '/accounts/$id', params: { id } });
    },
  });
  return (
    <FormDialog form={form} title={t('New account')} submitLabel={t('Add account')} onClose={onClose}>
      <FormTextField form={form} label={t('Name')} name="name" isRequired maxLength={60} autoComplete="off" autoFocus />
      <FormSelect
        form={form}
        label={t('What it is for')}
        name="purpose"
        options={[
          { id: 'MONEY', label: t('Holds money: a bank account, a wallet') },
          { id: 'EXPENSE', label: t('A category of expenses') },
          { id: 'INCOME', label: t('A category of other income') },
        ]}
      />
    </FormDialog>
  );
}
