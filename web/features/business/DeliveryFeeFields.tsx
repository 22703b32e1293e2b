import { useTranslation } from 'react-i18next';
import { FormMoneyField } from '../../forms/fields.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import type { BusinessForm } from './useBusinessSettings.ts';

/** The delivery fees that customers pay, by zone. */
export function DeliveryFeeFields({ form }: { form: BusinessForm }) {
  const { t } = useTranslation();
  const fees = [
    ['deliveryFeeInside', t('Inside Dhaka')],
    ['deliveryFeeSuburb', t('Around Dhaka')],
    ['deliveryFeeOutside', t('Outside Dhaka')],
  ] as const;
  return (
    <FieldRow>
      {fees.map(([name, label]) => (
        <FormMoneyField
          form={form}
          key={name}
          label={label}
          name={name}
          isRequired
        />
      ))}
    </FieldRow>
  );
}
