import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProfitBasis } from '../../../../schema/rules/profit-parts.ts';
import { Select } from '../../../ui/Select.tsx';
import { media } from '../../../ui/theme/token.ts';
import { basisText } from './partText.ts';

/** On a phone below the two days, as wide as both. */
const Below = styled.div`
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

interface BasisSelectProps<Basis extends ProfitBasis> {
  bases: readonly Basis[];
  basis: Basis;
  onChange: (basis: Basis) => void;
}

/** On which day sales count. */
export function BasisSelect<const Basis extends ProfitBasis>({ bases, basis, onChange }: BasisSelectProps<Basis>) {
  const { t } = useTranslation();
  return (
    <Below>
      <Select
        label={t('Basis')} name="basis" value={basis} options={bases.map((one) => ({ id: one, label: basisText(one, t) }))}
        onChange={(id) => onChange(bases.find((one) => one === id)!)}
      />
    </Below>
  );
}
