import { useTranslation } from 'react-i18next';
import { LATE_PARCEL_DAYS } from '../../../../schema/rules/late-parcel.ts';
import { Select } from '../../../ui/Select.tsx';
import { shippedDaysWords } from '../orderFilters.tsx';
import type { FilterName, FilterOption, FilterSearch } from '../orderFilters.tsx';
import { FilterAmounts, FilterText } from './FilterFields.tsx';
import { FilterSite } from './FilterSite.tsx';
import { FilterStatuses } from './FilterStatuses.tsx';
import { FilterValue } from './FilterValue.tsx';
import { isValueFilter } from '../useOrderFilterValues.ts';

interface OrderFilterFieldsProps {
  name: FilterName;
  label: string;
  /** For a filter with a few choices. */
  options?: FilterOption[];
  search: FilterSearch;
  onChange: (patch: FilterSearch) => void;
}

const OFFERED_DAYS = [3, 5, 7, 10, LATE_PARCEL_DAYS, 30];

/** The field of one filter of orders. */
export function OrderFilterFields({ name, label, options, search, onChange }: OrderFilterFieldsProps) {
  const { t } = useTranslation();
  const value = search[name];
  // One variant is called by its SKU; what is typed is another filter.
  const change = (chosen: string) => onChange({ [name]: chosen || undefined, ...(name === 'sku' && { variant: undefined }) });
  if (name === 'totalFrom') {
    return <FilterAmounts from={search.totalFrom} to={search.totalTo} onChange={(totalFrom, totalTo) => onChange({ totalFrom, totalTo })} />;
  }
  if (name === 'shippedDays') {
    const offered = [...new Set([...OFFERED_DAYS, search.shippedDays ?? LATE_PARCEL_DAYS])].sort((one, other) => one - other);
    return (
      <Select
        label={label}
        placeholder={t('Any time')}
        value={value === undefined ? null : String(value)}
        options={offered.map((days) => ({ id: String(days), label: shippedDaysWords(days, t) }))}
        onChange={(chosen) => onChange({ shippedDays: Number(chosen) })}
      />
    );
  }
  const text = value === undefined ? '' : String(value);
  if (name === 'statuses') return <FilterStatuses label={label} value={text} onChange={(statuses) => onChange({ statuses: statuses || undefined, status: undefined })} />;
  if (options) return <Select label={label} placeholder={t('Any')} value={text || null} options={options} onChange={change} />;
  if (name === 'site') return <FilterSite label={label} value={text} onChange={change} />;
  if (isValueFilter(name)) return <FilterValue name={name} label={label} value={text} onChange={change} />;
  return <FilterText label={label} value={text} onChange={change} />;
}
