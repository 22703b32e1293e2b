import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormNumberField } from '../../../forms/fields.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { token } from '../../../ui/theme/token.ts';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';
import type { LinesForm } from './linesForm.ts';
import { lineTotal } from './orderDraft.ts';
import type { LineDraft } from './orderDraft.ts';

const Rows = styled.ol`
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

/** A table row on wide screens, a block of fields on phones. */
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(90px, 1fr) 58px 104px 84px 96px 76px auto;
  gap: 10px;
  align-items: center;
  padding: 8px 0;
  border-top: 1px solid ${token.border};

  /* The fields have no visible labels: price × pieces. */
  > [data-part='quantity'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px;
    align-items: center;

    &::before {
      color: ${token.ink3};
      content: '×' / '';
    }
  }

  @container (max-width: 600px) {
    grid-template-columns: auto 1fr 1fr auto;

    > [data-part='title'] {
      grid-column: 2 / 4;
    }

    > [data-part='remove'] {
      grid-column: 4;
      grid-row: 1;
    }

    > [data-part='available'] {
      grid-column: 1 / 3;
    }

    > [data-part='total'] {
      grid-column: 3 / 5;
    }

    > [data-part='price'],
    > [data-part='quantity'],
    > [data-part='discount'] {
      grid-column: span 2;
    }
  }
`;

const Title = styled.div`
  min-width: 0;

  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: ${token.ink3};
    font-size: 12.5px;
  }
`;

const Total = styled.output`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

interface RowsProps {
  form: LinesForm;
  lines: readonly (LineDraft & { id: string })[];
  onRemove: (index: number) => void;
}

/** Rows of the ordered goods with editable price, quantity and discount. */
export function OrderLineRows({ form, lines, onRemove }: RowsProps) {
  return (
    <Rows>
      {lines.map((line, index) => (
        <LineRow key={line.id} form={form} index={index} line={line} onRemove={() => onRemove(index)} />
      ))}
    </Rows>
  );
}

interface LineRowProps {
  form: RowsProps['form'];
  index: number;
  line: LineDraft;
  onRemove: () => void;
}

function LineRow({ form, index, line, onRemove }: LineRowProps) {
  const { t } = useTranslation();
  const row = `lines.${index}` as const;
  const now = useWatch({ control: form.control, name: row }) ?? line;
  const { title, sku, details, available, pictureUrl } = line;
  const isShort = (now.quantity ?? 0) > available;
  return (
    <Row aria-label={title}>
      <ProductThumb name={title} src={pictureUrl} />
      <Title data-part="title">
        <strong>{title}</strong>
        <span>{[sku, details].filter(Boolean).join(' · ')}</span>
      </Title>
      <span data-part="available">
        {isShort ? (
          <Badge meaning="bad">{t('{{count}} left', { count: available })}</Badge>
        ) : (
          t('{{units}} left', { units: formatCount(available) })
        )}
      </span>
      <div data-part="price">
        <FormMoneyField form={form} name={`${row}.unitPrice`} label={t('Price of {{product}}', { product: title })} isLabelHidden isRequired />
      </div>
      <div data-part="quantity">
        <FormNumberField form={form} name={`${row}.quantity`} label={t('Quantity of {{product}}', { product: title })} isLabelHidden min={1} max={100_000} isRequired />
      </div>
      <div data-part="discount">
        <FormMoneyField form={form} name={`${row}.discount`} label={t('Discount on {{product}}', { product: title })} isLabelHidden placeholder={t('Discount')} />
      </div>
      <Total data-part="total">{formatTaka(lineTotal(now))}</Total>
      <div data-part="remove">
        <IconButton ref={passFocusOn} icon={X} label={t('Remove {{product}}', { product: title })} onClick={onRemove} />
      </div>
    </Row>
  );
}
