import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import type { PurchaseDraft } from '../purchaseDraft.ts';
import { SupplierPicker } from './SupplierPicker.tsx';

export const Fields = styled.div`
  display: grid;
  /* Two beside each other, or one where there is no room. */
  grid-template-columns: repeat(auto-fit, minmax(max(40%, 200px), 1fr));
  gap: 14px;
  margin-bottom: 14px;

  > [data-wide] {
    grid-column: 1 / -1;
  }
`;

interface PurchaseFactsProps {
  form: CommandForm<PurchaseDraft>;
  locations: readonly { id: string; name: string }[];
}

/** Supplier, bill and location of a purchase. */
export function PurchaseFacts({ form, locations }: PurchaseFactsProps) {
  const { t } = useTranslation();
  const [id, name] = useWatch({ control: form.control, name: ['supplierId', 'supplierName'] });
  return (
    <Card title={t('Supplier and bill')}>
      <Fields>
        <div data-wide>
          <SupplierPicker
            value={{ id, name }}
            onChange={(supplier) => {
              form.clearProblem();
              form.change('supplierId', supplier.id);
              form.change('supplierName', supplier.name);
            }}
          />
        </div>
        <FormTextField form={form} label={t('Bill number')} name="billNumber" maxLength={60} autoComplete="off" />
        <FormTextField form={form} label={t('Day of the bill')} name="billDay" type="date" description={t('Today when left empty.')} />
        {locations.length > 1 && (
          <FormSelect
            form={form}
            label={t('Goods go to')}
            name="locationId"
            options={locations.map((location) => ({ id: location.id, label: location.name }))}
          />
        )}
        <div data-wide>
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
        </div>
      </Fields>
    </Card>
  );
}
