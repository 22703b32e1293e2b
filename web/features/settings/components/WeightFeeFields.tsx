import { useTranslation } from 'react-i18next';
import { FormMoneyField, FormNumberField } from '../../../forms/fields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import type { BusinessForm } from '../../business/useBusinessSettings.ts';

/** What heavy parcels add to the delivery fee of their zone. */
export function WeightFeeFields({ form }: { form: BusinessForm }) {
  const { t } = useTranslation();
  return (
    <FieldRow>
      <FormNumberField
        form={form} label={t('Kilograms included')} name="deliveryIncludedKg" min={0} max={1000} isRequired
        description={t('By the weights of the products; one without a weight counts nothing.')}
      />
      <FormMoneyField form={form} label={t('Every further kilogram')} name="deliveryFeeExtraKg" description={t('Added for each kilogram that is begun.')} isRequired />
    </FieldRow>
  );
}
