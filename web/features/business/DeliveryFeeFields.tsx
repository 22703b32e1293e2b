import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../ui/Form.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import type { BusinessDraft } from './useBusinessSettings.ts';

/** What the customer pays for delivery, by where they live. */
export function DeliveryFeeFields({ draft, change }: Pick<BusinessDraft, 'draft' | 'change'>) {
  const { t } = useTranslation();
  const fees = [
    ['deliveryFeeInside', t('Inside Dhaka')],
    ['deliveryFeeSuburb', t('Dhaka suburbs')],
    ['deliveryFeeOutside', t('Outside Dhaka')],
  ] as const;
  return (
    <FieldRow>
      {fees.map(([name, label]) => (
        <MoneyField
          key={name}
          label={label}
          name={name}
          value={draft[name]}
          onChange={(fee) => change(name, fee)}
          isRequired
        />
      ))}
    </FieldRow>
  );
}
