import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUpdateAccount } from '../mutations/useUpdateAccount.ts';

interface RenameAccountDialogProps {
  account: { accountId: string; version: number; name: string; isArchived: boolean };
  onClose: () => void;
}

/** Renames an account; its entries stay unchanged. */
export function RenameAccountDialog({ account, onClose }: RenameAccountDialogProps) {
  const { t } = useTranslation();
  const { updateAccount } = useUpdateAccount();
  const form = useCommandForm({
    saved: { name: account.name },
    save: ({ name }) => updateAccount({ ...account, name: name.trim() }),
    onSaved: ({ name }) => {
      toast.success(t('It is called {{name}} now', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Rename the account')} submitLabel={t('Rename')} onClose={onClose}>
      <FormTextField form={form} label={t('Name')} name="name" isRequired maxLength={60} autoComplete="off" autoFocus />
    </FormDialog>
  );
}
