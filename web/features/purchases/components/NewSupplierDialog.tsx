import { useTranslation } from 'react-i18next';
import { FormPhoneField, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCreateSupplier } from '../mutations/useCreateSupplier.ts';

interface NewSupplierDialogProps {
  /** The text typed into the supplier field. */
  name: string;
  onAdded: (supplier: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Adds a supplier. */
export function NewSupplierDialog({ name, onAdded, onClose }: NewSupplierDialogProps) {
  const { t } = useTranslation();
  const { createSupplier } = useCreateSupplier();
  const form = useCommandForm({
    saved: { name: name.trim(), phone: '', address: '' },
    save: (typed) =>
      createSupplier({
        name: typed.name.trim(), phone: typed.phone.trim() || undefined, address: typed.address.trim(),
      }),
    onSaved: (supplier) => {
      onAdded(supplier);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('New supplier')} submitLabel={t('Add supplier')} onClose={onClose}>
      <FormTextField form={form} label={t('Name')} name="name" maxLength={120} isRequired autoFocus autoComplete="off" />
      <FormPhoneField form={form} label={t('Phone')} name="phone" />
      <FormTextField form={form} label={t('Address')} name="address" maxLength={250} autoComplete="off" />
    </FormDialog>
  );
}
