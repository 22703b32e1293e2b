import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.tsx';
import { optionsOf } from '../../orders/areas/areaOptions.ts';
import { useOrderFilterValues } from '../../orders/useOrderFilterValues.ts';
import type { OrderReportSearch } from './orderReportSearch.ts';

interface OnlyChoicesProps {
  search: OrderReportSearch;
  onChange: (patch: OrderReportSearch) => void;
}

/** Which courier, district and source the report is only about. */
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
