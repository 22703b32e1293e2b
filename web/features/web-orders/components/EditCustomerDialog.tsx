import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditCustomerDialog_order$key } from '../../../__generated__/EditCustomerDialog_order.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { PhoneField } from '../../../ui/PhoneField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useEditWebOrder } from '../mutations/useEditWebOrder.ts';

interface EditCustomerDialogProps {
  order: EditCustomerDialog_order$key;
  onClose: () => void;
}

/** Mends what the customer typed. From then on the shop's own changes no longer replace it. */
export function EditCustomerDialog({ order, onClose }: EditCustomerDialogProps) {
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
  const { id: webOrderId, version } = data;
  const [customerName, setCustomerName] = useState(data.customerName);
  const [phone, setPhone] = useState(data.phone);
  const [address, setAddress] = useState(data.address);
  const [district, setDistrict] = useState(data.district);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { editWebOrder, isInFlight } = useEditWebOrder();
  const formId = useId();

  async function save() {
    const outcome = await editWebOrder({ webOrderId, version, customerName, phone, address, district });
    if (outcome.ok) {
      toast.success(t('Customer saved'));
      return onClose();
    }
    const { fields, message } = outcome.problem;
    setErrors(Object.keys(fields).length > 0 ? fields : { '': message });
  }

  return (
    <Dialog
      title={t('Edit the customer')}
      isOpen
      onClose={onClose}
      isDismissable={false}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" form={formId} variant="primary" kbd="Ctrl S" isPending={isInFlight}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={errors} onSubmit={() => void save()}>
        <TextField
          label={t('Name')}
          name="customerName"
          value={customerName}
          onChange={setCustomerName}
          maxLength={200}
          isRequired
          autoFocus
        />
        <PhoneField label={t('Phone')} name="phone" value={phone} onChange={setPhone} isRequired />
        <TextArea
          label={t('Address')}
          name="address"
          value={address}
          onChange={setAddress}
          maxLength={1000}
          isRequired
        />
        <TextField
          label={t('District')}
          name="district"
          value={district}
          onChange={setDistrict}
          maxLength={100}
        />
      </Form>
    </Dialog>
  );
}
