import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { emptyVariant, isRepeated, MOST_VARIANTS } from '../newProduct.ts';
import type { VariantDraft } from '../newProduct.ts';

interface VariantRowsProps {
  variants: readonly VariantDraft[];
  onChange: (variants: readonly VariantDraft[]) => void;
}

const MOST_UNITS = 1_000_000;

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

/** A line of a table where there is room; a block of fields where there is none. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.3fr) repeat(4, minmax(0, 1fr)) auto;
  gap: 10px;
  align-items: start;

  > :last-child {
    margin-top: 22px;
  }

  /* The labels of the first line head the columns. */
  @media (min-width: 1024px) {
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

  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: 14px;
    border-bottom: 1px solid ${token.border};

    > :last-child {
      grid-column: 2;
      justify-self: end;
      margin-top: 0;
    }
  }
`;

/** What the product comes in: one row for each thing that is counted and sold by itself. */
export function VariantRows({ variants, onChange }: VariantRowsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(variants.length);

  // A row just added is typed into next.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('li:last-child input');
    if (variants.length > count.current) first?.focus();
    count.current = variants.length;
  }, [variants.length]);

  const change = (key: number, part: Partial<VariantDraft>) =>
    onChange(variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)));

  return (
    <Card title={t('Variants')}>
      <Rows ref={list}>
        {variants.map((variant, index) => (
          <VariantFields
            key={variant.key}
            variant={variant}
            index={index}
            variants={variants}
            onChange={(part) => change(variant.key, part)}
            onRemove={() => onChange(variants.filter(({ key }) => key !== variant.key))}
          />
        ))}
      </Rows>
      <Button
        size="small"
        icon={Plus}
        disabled={variants.length >= MOST_VARIANTS}
        onClick={() => onChange([...variants, emptyVariant(variants.at(-1))])}
      >
        {t('Add variant')}
      </Button>
    </Card>
  );
}

interface VariantFieldsProps {
  variant: VariantDraft;
  index: number;
  variants: readonly VariantDraft[];
  onChange: (part: Partial<VariantDraft>) => void;
  onRemove: () => void;
}

function VariantFields({ variant, index, variants, onChange, onRemove }: VariantFieldsProps) {
  const { t } = useTranslation();
  const isAlone = variants.length === 1;
  const name = (field: keyof VariantDraft) => `variants.${index}.${field}`;

  function skuProblem(sku: string): string | null {
    if (sku.trim() === '') return t('Give it a SKU');
    return isRepeated(sku, variant.key, variants) ? t('Used twice') : null;
  }

  return (
    <Row aria-label={t('Variant {{number}}', { number: index + 1 })}>
      <TextField
        label={t('Variant')}
        name={name('name')}
        value={variant.name}
        onChange={(text) => onChange({ name: text })}
        validate={(text) => (isAlone || text.trim() !== '' ? null : t('Say what tells it apart'))}
        placeholder={isAlone ? t('Only one') : t('Red, M')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        label={t('SKU')}
        name={name('sku')}
        value={variant.sku}
        onChange={(sku) => onChange({ sku })}
        validate={skuProblem}
        maxLength={64}
        autoComplete="off"
        isRequired
      />
      <MoneyField
        label={t('Price')}
        name={name('price')}
        value={variant.price}
        onChange={(price) => onChange({ price })}
        isRequired
      />
      <NumberField
        label={t('Opening stock')}
        name={name('openingStock')}
        value={variant.openingStock}
        onChange={(openingStock) => onChange({ openingStock })}
        min={0}
        max={MOST_UNITS}
        placeholder="0"
      />
      <MoneyField
        label={t('Cost of one')}
        name={name('openingCost')}
        value={variant.openingCost}
        onChange={(openingCost) => onChange({ openingCost })}
        isDisabled={!variant.openingStock}
      />
      <NumberField
        label={t('Low at')}
        name={name('lowStockLevel')}
        value={variant.lowStockLevel}
        onChange={(lowStockLevel) => onChange({ lowStockLevel })}
        min={0}
        max={MOST_UNITS}
        placeholder={t('Never')}
      />
      <span>
        {!isAlone && (
          <IconButton
            icon={Trash2}
            label={t('Remove variant {{number}}', { number: index + 1 })}
            onClick={onRemove}
          />
        )}
      </span>
    </Row>
  );
}
