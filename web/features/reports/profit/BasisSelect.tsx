import { useTranslation } from 'react-i18next';
import type { ProfitBasis } from '../../../../schema/rules/profit-parts.ts';
import { Select } from '../../../ui/Select.tsx';
import { basisText } from './partText.ts';

interface BasisSelectProps<Basis extends ProfitBasis> {
  bases: readonly Basis[];
  basis: Basis;
  onChange: (basis: Basis) => void;
}

/** On which day sales count. */
export function BasisSelect<const Basis extends ProfitBasis>({ bases, basis, onChange }: BasisSelectProps<Basis>) {
  const { t } = useTranslation();
  return (
    <div data-wide="">
      <Select
        label={t('Basis')} name="basis" value={basis} options={bases.map((one) => ({ id: one, label: basisText(one, t) }))}
        onChange={(id) => onChange(bases.find((one) => one === id)!)}
      />
    </div>
  );
}
