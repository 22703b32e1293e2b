import { useTranslation } from 'react-i18next';
import { FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useEditCustomer } from '../mutations/useEditCustomer.ts';

interface EditCustomerDialogProps {
  customer: { id: string; version: number; name: string; note: string; tags: readonly string[]; smsOptOut: boolean };
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

const words = (text: string) => text.split(',').map((word) => word.trim()).filter(Boolean);

/** Changes what staff know of a customer. */
export function EditCustomerDialog({ customer, onReload, onClose }: EditCustomerDialogProps) {
  const { t } = useTranslation();
  const { editCustomer } = useEditCustomer();
  const { id, version, name, note, tags, smsOptOut } = customer;
  const form = useCommandForm({
    saved: { name, note, tags: tags.join(', '), smsOptOut },
    save: (typed) => editCustomer({
      customerId: id, version, name: typed.name.trim(), note: typed.note.trim(), tags: words(typed.tags), smsOptOut: typed.smsOptOut,
    }),
    onSaved: () => {
      toast.success(t('Customer saved'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Edit the customer')} submitLabel={t('Save')} onClose={onClose} onReload={onReload}>
      <FormTextField
        form={form} label={t('Name')} name="name" maxLength={100} isRequired autoComplete="off"
        description={t('Orders keep the name that they were taken with.')}
      />
      <FormTextField form={form} label={t('Tags')} name="tags" maxLength={600} autoComplete="off" description={t('Divide them by commas.')} />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} rows={3} />
      <FormSwitch form={form} name="smsOptOut" label={t('Wants no SMS but those about own orders')} />
    </FormDialog>
  );
}
