import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { token } from '../../../ui/theme/token.ts';
import { emptyVariant, isRepeated, MAX_VARIANTS } from '../productDraft.ts';
import type { ProductDraft, VariantDraft } from '../productDraft.ts';

const MAX_UNITS = 1_000_000;

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

/** A table row on wide screens, a block of fields on narrow ones. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1.5fr) minmax(0, 1.2fr) repeat(6, minmax(0, 1fr)) 34px;
  gap: 10px;
  align-items: start;

  > :last-child {
    margin-top: 22px;
  }

  /* On wide screens only the labels of the first row are shown, as column heads. */
  @media (min-width: 1280px) {
    &:not(:first-child) label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    &:not(:first-child) > :last-child {
      margin-top: 0;
    }
  }

  @media (max-width: 1279px) {
    grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
    padding-bottom: 14px;
    border-bottom: 1px solid ${token.border};

    > :last-child {
      grid-column: -2;
      justify-self: end;
      margin-top: 0;
    }
  }
`;

type Draft = Pick<CommandForm<ProductDraft>, 'control' | 'clearProblem'>;

/** The variant rows of the product form; each variant is counted and sold by itself. */
export function VariantRows({ form, isBundle = false }: { form: Draft; isBundle?: boolean }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'variants' });
  const last = useWatch({ control: form.control, name: 'variants', compute: (rows) => rows.at(-1) });

  return (
    <Card title={isBundle ? t('Price and codes') : t('Variants')}>
      <Rows>
        {(isBundle ? fields.slice(0, 1) : fields).map(({ id }, index) => (
          <VariantFields
            key={id}
            form={form}
            index={index}
            isAlone={isBundle || fields.length === 1}
            isBundle={isBundle}
            onRemove={() => {
              // Error messages are stored by row number; after removing a row they would appear at the wrong row.
              form.clearProblem();
              remove(index);
            }}
          />
        ))}
      </Rows>
      {!isBundle && (
        <Button
          size="small"
          icon={Plus}
          disabled={fields.length >= MAX_VARIANTS}
          onClick={() => append(emptyVariant(last))}
        >
          {t('Add variant')}
        </Button>
      )}
    </Card>
  );
}

interface VariantFieldsProps {
  form: Draft;
  index: number;
  isAlone: boolean;
  /** A bundle has no stock of its own; its parts have. */
  isBundle: boolean;
  onRemove: () => void;
}

function VariantFields({ form, index, isAlone, isBundle, onRemove }: VariantFieldsProps) {
  const { t } = useTranslation();
  const row = `variants.${index}` as const;
  const isSaved = useWatch({ control: form.control, name: `${row}.variantId`, compute: Boolean });
  const hasStock = useWatch({ control: form.control, name: `${row}.openingStock`, compute: Boolean });
  const skus = useWatch({ control: form.control, name: 'variants', compute: skusOf });

  function skuProblem(sku: string): string | null {
    if (sku.trim() === '') return t('Give it a SKU');
    return isRepeated(sku, index, skus) ? t('Used twice') : null;
  }

  return (
    <Row aria-label={t('Variant {{number}}', { number: formatCount(index + 1) })}>
      {!isBundle && (
        <FormTextField
          form={form}
          label={t('Variant')}
          name={`${row}.name`}
          validate={(text) => (isAlone || text.trim() !== '' ? null : t('Say what tells it apart'))}
          placeholder={isAlone ? t('Only one') : t('Red, M')}
          maxLength={100}
          autoComplete="off"
        />
      )}
      <FormTextField
        form={form}
        label={t('SKU')}
        name={`${row}.sku`}
        validate={skuProblem}
        maxLength={64}
        autoComplete="off"
        isRequired
      />
      <FormTextField
        form={form}
        label={t('Barcode')}
        name={`${row}.barcode`}
        validate={(text) => (/\s/.test(text.trim()) ? t('A barcode has no spaces') : null)}
        maxLength={64}
        autoComplete="off"
      />
      <FormMoneyField form={form} label={t('Price')} name={`${row}.price`} isRequired />
      <FormMoneyField form={form} label={t('Sale price')} name={`${row}.salePrice`} />
      <FormNumberField
        form={form}
        label={t('Weight')}
        name={`${row}.weightGrams`}
        min={0}
        max={MAX_UNITS}
        end={<span aria-hidden>{t('g')}</span>}
      />
      {!isBundle && (
        <>
          <FormNumberField
            form={form}
            label={t('Low at')}
            name={`${row}.lowStockLevel`}
            min={0}
            max={MAX_UNITS}
            placeholder={t('Never')}
          />
          <FormNumberField
            form={form}
            label={t('Opening stock')}
            name={`${row}.openingStock`}
            min={0}
            max={MAX_UNITS}
            placeholder={isSaved ? '' : '0'}
            isDisabled={isSaved}
          />
          <FormMoneyField
            form={form}
            label={t('Cost of one')}
            name={`${row}.openingCost`}
            isDisabled={isSaved || !hasStock}
          />
        </>
      )}
      <span>
        {!isAlone && (
          <IconButton
            ref={passFocusOn}
            icon={Trash2}
            label={t('Remove variant {{number}}', { number: formatCount(index + 1) })}
            onClick={onRemove}
          />
        )}
      </span>
    </Row>
  );
}

const skusOf = (rows: readonly VariantDraft[]) => rows.map(({ sku }) => sku);
