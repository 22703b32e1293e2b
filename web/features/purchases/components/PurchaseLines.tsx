import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { LineList, LineRow } from '../../stock/components/LineRows.tsx';
import { lineOf, sumsOf } from '../purchaseDraft.ts';
import type { PurchaseDraft } from '../purchaseDraft.ts';

/** The lines of the form: a scan or a pick adds a line, or one more piece to an existing line. */
export function PurchaseLines({ form }: { form: CommandForm<PurchaseDraft> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  // What the goods cost with their part of discount and extra costs; null where there are none.
  const landed = useWatch({
    control: form.control, compute: (draft) => (draft.discount || draft.extraCost ? sumsOf(draft as PurchaseDraft).landed : null),
  });

  return (
    <Card title={t('Products')}>
      <ProductPicker
        isCounted
        name="product"
        label={t('Add a product')}
        withCost
        takesScans
        onPick={(product) => {
          form.clearProblem();
          const index = form.values().lines.findIndex(({ variantId }) => variantId === product.id);
          if (index < 0) return append(lineOf(product), { shouldFocus: false });
          form.change(`lines.${index}.quantity`, (form.values().lines[index]!.quantity ?? 0) + 1);
        }}
      />
      <LineList aria-label={t('Products')}>
        {fields.map(({ id, title, sku, pictureUrl }, index) => (
          <LineRow
            key={id}
            title={title}
            pictureUrl={pictureUrl}
            note={landed ? t('{{sku}} · lands at {{cost}}', { sku, cost: formatTaka(landed[index]) }) : sku}
            onRemove={() => {
              // Error messages are stored by row number.
              form.clearProblem();
              remove(index);
            }}
          >
            <FormNumberField
              form={form}
              label={t('Pieces')}
              name={`lines.${index}.quantity`}
              min={1}
              max={1_000_000}
              isRequired
            />
            <FormMoneyField form={form} label={t('Cost of one')} name={`lines.${index}.unitCost`} isRequired />
            <FormTextField form={form} label={t('Batch note')} name={`lines.${index}.note`} maxLength={200} />
          </LineRow>
        ))}
      </LineList>
    </Card>
  );
}
