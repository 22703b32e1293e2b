import { Grid2x2, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { token } from '../../../ui/theme/token.ts';
import { MAX_OPTIONS, MAX_VARIANTS } from '../productDraft.ts';
import type { ProductDraft } from '../productDraft.ts';
import { combinationCount, combinationNames } from '../variantGrid.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr) auto;
  gap: 10px;
  align-items: start;
  margin-bottom: 10px;

  /* Beside the fields, below their labels; it stands in the box-less span of its tooltip. */
  > span > button {
    margin-top: 22px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  color: ${token.ink2};
`;

interface OptionFieldsProps {
  form: Pick<CommandForm<ProductDraft>, 'control'>;
  /** The combinations that have been made into rows. */
  made: readonly string[];
  /** Generates the variant rows of all combinations. */
  onGenerate: () => void;
}

/** The options of a product, such as colour and size; each combination of their values becomes a variant row. */
export function OptionFields({ form, made, onGenerate }: OptionFieldsProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' });
  const options = useWatch({ control: form.control, name: 'options' });
  const count = combinationCount(options);
  const isMade = combinationNames(options).every((name) => made.includes(name));
  return (
    <Card title={t('Options')} icon={Grid2x2}>
      {fields.map(({ id }, index) => (
        <Row key={id}>
          <FormTextField
            form={form}
            name={`options.${index}.name`}
            label={t('Option')}
            placeholder={index === 0 ? t('Colour') : t('Size')}
            maxLength={40}
            autoComplete="off"
          />
          <FormTextField
            form={form}
            name={`options.${index}.values`}
            label={t('Values, with commas between them')}
            placeholder={index === 0 ? t('Red, Blue, Green') : t('S, M, L')}
            maxLength={1000}
            autoComplete="off"
          />
          <IconButton ref={passFocusOn} icon={Trash2} label={t('Remove option {{number}}', { number: formatCount(index + 1) })} onClick={() => remove(index)} />
        </Row>
      ))}
      <Buttons>
        <Button
          size="small"
          icon={Plus}
          disabled={fields.length >= MAX_OPTIONS}
          onClick={() => append({ name: '', values: '' })}
        >
          {t('Add option')}
        </Button>
        {count > 0 && (
          <Button size="small" variant={isMade ? 'secondary' : 'primary'} disabled={count > MAX_VARIANTS} onClick={onGenerate}>
            {t('Make {{count}} variants', { count, defaultValue_one: 'Make {{count}} variant' })}
          </Button>
        )}
        {fields.length === 0 && t('Colour and size, for example: every combination becomes a variant.')}
        {count > MAX_VARIANTS && t('At most {{count}} variants', { count: MAX_VARIANTS })}
      </Buttons>
    </Card>
  );
}
