import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Select.tsx';
import { optionsOf } from '../orders/areas/areaOptions.ts';
import { useOrderFilterValues } from '../orders/useOrderFilterValues.ts';
import type { OnlySearch } from './onlySearch.ts';

interface OnlyChoicesProps {
  search: OnlySearch;
  onChange: (patch: OnlySearch) => void;
}

/** Which courier, district and source alone a report is about. */
export function OnlyChoices({ search, onChange }: OnlyChoicesProps) {
  const { t } = useTranslation();
  const known = useOrderFilterValues();
  return ([['courier', t('Courier')], ['district', t('District')], ['source', t('Source')]] as const).map(([name, label]) => (
    <Select
      key={name} label={label} name={name} value={search[name] ?? ''} onChange={(chosen) => onChange({ [name]: chosen || undefined })}
      options={optionsOf(known[name], search[name] ?? '', t('All'))}
    />
  ));
}
