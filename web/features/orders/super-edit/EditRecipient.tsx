import { useTranslation } from 'react-i18next';
import { FormPhoneField, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import type { EditDraft } from './editDraft.ts';
import { Fields } from './Fields.ts';

/** Fields of recipient, address, courier and notes. */
export function EditRecipient({ form }: { form: Pick<CommandForm<EditDraft>, 'control'> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Recipient')}>
      <Fields>
        <FieldRow>
          <FormTextField form={form} name="customerName" label={t('Name')} maxLength={100} isRequired />
          <FormPhoneField form={form} name="altPhone" label={t('Other phone')} />
        </FieldRow>
        <FormTextArea form={form} name="address" label={t('Address')} maxLength={250} rows={2} isRequired />
        <FieldRow>
          <FormTextField form={form} name="district" label={t('District')} maxLength={50} />
          <FormTextField form={form} name="thana" label={t('Thana')} maxLength={50} />
        </FieldRow>
        <FieldRow>
          <FormTextField form={form} name="source" label={t('Source')} maxLength={50} isRequired />
          <FormTextField form={form} name="plannedCourier" label={t('Courier')} maxLength={100} />
          <FormTextField form={form} name="scheduledFor" label={t('Send on')} type="date" />
        </FieldRow>
        <FormTextField form={form} name="shippingNote" label={t('Shipping note')} maxLength={300} />
        <FormTextField form={form} name="note" label={t('Internal note')} maxLength={1000} />
        <FormTextField form={form} name="tags" label={t('Tags')} description={t('Commas between them.')} maxLength={300} />
      </Fields>
    </Card>
  );
}
