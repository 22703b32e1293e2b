import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { FormPhoneField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { optionsOf, thanasOf } from '../areas/areaOptions.ts';
import { useAreas } from '../areas/useAreas.ts';
import { CourierField } from '../components/CourierField.tsx';
import type { EditDraft } from './editDraft.ts';
import { Fields } from './Fields.ts';

interface EditRecipientProps {
  form: Pick<CommandForm<EditDraft>, 'control'>;
  /** The phone number may change until the goods arrive. */
  canChangePhone: boolean;
  /** It has a parcel, or gets one with this edit. */
  hasParcel: boolean;
}

/** Fields of recipient, address, courier and notes. */
export function EditRecipient({ form, canChangePhone, hasParcel }: EditRecipientProps) {
  const { t } = useTranslation();
  const [district, thana] = useWatch({ control: form.control, name: ['district', 'thana'] });
  const districts = useAreas()?.DISTRICTS ?? [];
  const none = t('Not known');
  return (
    <Card title={t('Recipient')}>
      <Fields>
        <FieldRow>
          <FormTextField form={form} name="customerName" label={t('Name')} maxLength={100} isRequired />
          {canChangePhone && (
            <FormPhoneField
              form={form} name="phone" label={t('Phone')} description={t('Another number makes it an order of that customer.')} isRequired
              validate={(text) => (normalisePhone(text) ? null : t('Enter a mobile number with 11 digits, such as 01711204466'))}
            />
          )}
          <FormPhoneField form={form} name="altPhone" label={t('Other phone')} />
        </FieldRow>
        <FormTextArea form={form} name="address" label={t('Address')} maxLength={250} rows={2} isRequired />
        <FieldRow>
          <FormSelect form={form} name="district" label={t('District')} options={optionsOf(districts.map((one) => one.name), district, none)} />
          <FormSelect form={form} name="thana" label={t('Thana')} options={optionsOf(thanasOf(districts, district), thana, none)} isDisabled={district === ''} />
        </FieldRow>
        <FieldRow>
          <FormTextField form={form} name="source" label={t('Source')} maxLength={50} isRequired />
          <CourierField form={form} name="plannedCourier" />
          {hasParcel && <FormTextField form={form} name="trackingCode" label={t('Tracking code')} maxLength={100} autoComplete="off" />}
          <FormTextField form={form} name="scheduledFor" label={t('Send on')} type="date" />
        </FieldRow>
        <FormTextField form={form} name="shippingNote" label={t('Shipping note')} maxLength={300} />
        <FormTextField form={form} name="note" label={t('Internal note')} maxLength={1000} />
        <FormTextField form={form} name="tags" label={t('Tags')} description={t('Commas between them.')} maxLength={300} />
      </Fields>
    </Card>
  );
}
