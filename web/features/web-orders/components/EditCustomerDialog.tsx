import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditCustomerDialog_order$key } from '../../../__generated__/EditCustomerDialog_order.graphql.ts';
import { FormPhoneField, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useEditWebOrder } from '../mutations/useEditWebOrder.ts';

interface EditCustomerDialogProps {
  order: EditCustomerDialog_order$key;
  onClose: () => void;
  /** Fetches the order again. */
  onReload: () => Promise<unknown>;
}

/** Edits the customer's data. Afterwards changes in the shop no longer overwrite it. */
export function EditCustomerDialog({ order, onClose, onReload }: EditCustomerDialogProps) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment EditCustomerDialog_order on WebOrder {
        id
        version
        customerName
        phone
        address
        district
      }
    `,
    order,
  );
  const { id: webOrderId, version, customerName, phone, address, district } = data;
  const { editWebOrder } = useEditWebOrder();
  const form = useCommandForm({
    saved: { customerName, phone, address, district },
    save: (customer) => editWebOrder({ webOrderId, version, ...customer }),
    onSaved: () => {
      toast.success(t('Customer saved'));
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      title={t('Edit the customer')}
      submitLabel={t('Save')}
      onClose={onClose}
      onReload={onReload}
    >
      <FormTextField
        form={form}
        label={t('Name')}
        name="customerName"
        maxLength={200}
        isRequired
        autoFocus
      />
      <FormPhoneField form={form} label={t('Phone')} name="phone" isRequired />
      <FormTextArea form={form} label={t('Address')} name="address" maxLength={1000} isRequired />
      <FormTextField form={form} label={t('District')} name="district" maxLength={100} />
    </FormDialog>
  );
}
