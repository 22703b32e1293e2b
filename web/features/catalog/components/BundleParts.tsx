import { Package } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormNumberField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { LineList, LineRow } from '../../stock/components/LineRows.tsx';
import type { PartDraft, ProductDraft } from '../productDraft.ts';
import { soldFor } from '../productLookup.ts';
import { ProductPicker } from './ProductPicker.tsx';

const Sum = styled.p`
  margin-top: 12px;
  color: ${token.ink2};
  text-align: end;
`;

const priceOfAll = (parts: readonly PartDraft[]) => parts.reduce((sum, { price, quantity }) => sum + price * (quantity ?? 0), 0);

/** The parts of a bundle. Picking a product adds a part, or one more piece of an existing part. */
export function BundleParts({ form }: { form: CommandForm<ProductDraft> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' });
  const together = useWatch({ control: form.control, name: 'parts', compute: priceOfAll });
  return (
    <Card title={t('Parts of one bundle')} icon={Package}>
      <ProductPicker
        name="parts"
        label={t('Add a part')}
        isCounted
        takesScans
        onPick={({ id: variantId, title, sku, pictureUrl, ...prices }) => {
          form.clearProblem();
          const { parts } = form.values();
          const index = parts.findIndex((part) => part.variantId === variantId);
          if (index < 0) append({ variantId, title, sku, price: soldFor(prices), pictureUrl: pictureUrl ?? null, quantity: 1 }, { shouldFocus: false });
          else form.change(`parts.${index}.quantity`, (parts[index]!.quantity ?? 0) + 1);
        }}
      />
      <LineList aria-label={t('Parts of one bundle')}>
        {fields.map(({ id, title, sku, price, pictureUrl }, index) => (
          <LineRow
            key={id}
            title={title}
            pictureUrl={pictureUrl}
            note={`${sku} · ${formatTaka(price)}`}
            onRemove={() => {
              form.clearProblem();
              remove(index);
            }}
          >
            <FormNumberField form={form} label={t('Pieces')} name={`parts.${index}.quantity`} min={1} max={1000} isRequired />
          </LineRow>
        ))}
      </LineList>
      {fields.length > 0 && <Sum>{t('Sold one by one: {{amount}}', { amount: formatTaka(together) })}</Sum>}
    </Card>
  );
}
