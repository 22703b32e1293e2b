import { useFieldArray } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormNumberField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { LineList, LineRow } from './LineRows.tsx';

export interface PieceLine {
  variantId: string;
  title: string;
  sku: string;
  pictureUrl?: string | null;
  available: number;
  quantity: number | null;
}

interface WithLines {
  lines: PieceLine[];
}

interface PieceLinesProps<Draft extends WithLines> {
  form: CommandForm<Draft>;
  /** The label of the quantity field; 'Pieces' by default. */
  label?: string;
  min?: number;
  /** Hides the expected stock, so that a count is not influenced by it. */
  hidesStock?: boolean;
}

/** What such a form asks above its lines, in two columns where they fit. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: 16px 32px;
  align-items: start;
`;

/** The product lines of any form that has `lines`: a scan or a pick adds a line, or one more piece to an existing line. */
export function PieceLines<Draft extends WithLines>({ form: whole, label, min = 1, hidesStock = false }: PieceLinesProps<Draft>) {
  const { t } = useTranslation();
  // This component changes only `lines`, whatever else the draft has.
  const form = whole as unknown as CommandForm<WithLines>;
  const { fields, append, remove } = useFieldArray({ control: form.control as Control<WithLines>, name: 'lines' });
  return (
    <Card title={t('Products')}>
      <ProductPicker
        name="product"
        label={t('Add a product')}
        // Not in a choice before it, where what a scanner types would choose.
        beginsFocused
        isCounted
        takesScans
        onPick={({ id: variantId, title, sku, pictureUrl, stock }) => {
          form.clearProblem();
          const { lines } = form.values();
          const index = lines.findIndex((line) => line.variantId === variantId);
          if (index < 0) {
            append({ variantId, title, sku, pictureUrl, available: stock.available, quantity: 1 }, { shouldFocus: false });
          } else form.change(`lines.${index}.quantity`, (lines[index]!.quantity ?? 0) + 1);
        }}
      />
      <LineList aria-label={t('Products')}>
        {fields.map(({ id, title, sku, pictureUrl, available }, index) => (
          <LineRow
            key={id}
            title={title}
            pictureUrl={pictureUrl}
            note={hidesStock ? sku : t('{{sku}} · {{count, number}} available', { sku, count: available })}
            onRemove={() => {
              // Error messages are stored by row number.
              form.clearProblem();
              remove(index);
            }}
          >
            <FormNumberField
              form={form}
              label={label ?? t('Pieces')}
              name={`lines.${index}.quantity`}
              min={min}
              max={1_000_000}
              isRequired
            />
          </LineRow>
        ))}
      </LineList>
    </Card>
  );
}
