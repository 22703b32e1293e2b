import { useNavigate } from '@tanstack/react-router';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormNumberField, FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { ADJUSTMENT_REASONS, reasonText } from '../adjustmentReasons.ts';
import type { AdjustmentReason } from '../adjustmentReasons.ts';
import { useDecreaseStock } from '../mutations/useDecreaseStock.ts';
import { LineList, LineRow } from './LineRows.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import type { Photograph } from './PhotoFields.tsx';

interface Draft {
  reason: AdjustmentReason;
  locationId: string;
  note: string;
  lines: { variantId: string; title: string; sku: string; available: number; quantity: number | null }[];
  photos: Photograph[];
}

/** What goes back to a supplier is returned on its purchase, where its price is known. */
const OFFERED = ADJUSTMENT_REASONS.filter((reason) => reason !== 'SUPPLIER_RETURN');

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 720px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** Reason, place and pieces of a decrease, saved as a whole. */
export function DecreaseForm({ locations }: { locations: readonly { id: string; name: string; isDefault: boolean }[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { decreaseStock } = useDecreaseStock();
  const saved: Draft = {
    reason: 'DAMAGED', locationId: locations.find(({ isDefault }) => isDefault)?.id ?? '', note: '', lines: [], photos: [],
  };
  const form = useCommandForm({
    saved,
    save: ({ reason, locationId, note, lines, photos }) =>
      decreaseStock({
        reason, note: note.trim(), ...(locationId && { locationId }),
        lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 0 })),
        photos: photos.map(({ id }) => id),
      }),
    onSaved: ({ id, number, status }) => {
      toast.success(
        status === 'WAITING'
          ? t('Decrease {{number}} waits for an administrator', { number })
          : t('Decrease {{number}} is booked', { number }),
      );
      void navigate({ to: '/adjust-stock/adjust-stock-list/$id', params: { id }, replace: true });
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const photos = useWatch({ control: form.control, name: 'photos' });

  function submit() {
    if (form.values().lines.length === 0) toast.error(t('Add at least one product'));
    else void form.submit();
  }

  return (
    <CommandForm form={form} onSubmit={submit} hasSaveKey>
      <Card title={t('Why')}>
        <Fields>
          <FormSelect
            form={form}
            label={t('Reason')}
            name="reason"
            options={OFFERED.map((id) => ({ id, label: reasonText(id, t) }))}
          />
          {locations.length > 1 && (
            <FormSelect
              form={form}
              label={t('Where they are')}
              name="locationId"
              options={locations.map(({ id, name }) => ({ id, label: name }))}
            />
          )}
          <FormTextArea form={form} label={t('What happened')} name="note" maxLength={500} />
        </Fields>
      </Card>
      <Card title={t('Products')}>
        <ProductPicker
          label={t('Add a product')}
          takesScans
          onPick={({ id: variantId, title, sku, stock }) => {
            form.clearProblem();
            const { lines } = form.values();
            const index = lines.findIndex((line) => line.variantId === variantId);
            if (index < 0) {
              append({ variantId, title, sku, available: stock.available, quantity: 1 }, { shouldFocus: false });
            } else form.change(`lines.${index}.quantity`, (lines[index]!.quantity ?? 0) + 1);
          }}
        />
        <LineList aria-label={t('Products')}>
          {fields.map(({ id, title, sku, available }, index) => (
            <LineRow
              key={id}
              title={title}
              note={t('{{sku}} · {{count}} available', { sku, count: available })}
              onRemove={() => {
                // Messages stand by the number of their row.
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
            </LineRow>
          ))}
        </LineList>
      </Card>
      <PhotoFields value={photos} onChange={(taken) => form.change('photos', taken)} />
      <End>
        <LinkButton to="/adjust-stock/adjust-stock-list">{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
          {t('Decrease the stock')}
        </Button>
      </End>
    </CommandForm>
  );
}
