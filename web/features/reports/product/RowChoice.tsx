import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.tsx';

type Row = 'PRODUCT' | 'VARIANT';

interface RowChoiceProps<Other extends Row> {
  /** What stands in the address; the usual rows do not. */
  other: Other;
  row: Other | undefined;
  onChange: (row: Other | undefined) => void;
}

/** What a line of the product report stands for. */
export function RowChoice<Other extends Row>({ other, row, onChange }: RowChoiceProps<Other>) {
  const { t } = useTranslation();
  const names = { PRODUCT: t('Product'), VARIANT: t('Variant') };
  const usual = other === 'VARIANT' ? 'PRODUCT' : 'VARIANT';
  return (
    <Select
      label={t('One line for each')} name="row" value={row ?? ''} onChange={(id) => onChange(id === other ? other : undefined)}
      options={[{ id: '', label: names[usual] }, { id: other, label: names[other] }]}
    />
  );
}
