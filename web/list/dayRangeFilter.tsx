import type { TFunction } from 'i18next';
import type { FilterDefinition } from '../ui/datagrid/FilterBar.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { dayRangeWords } from './dayRangeWords.ts';

// Lazy: its date fields weigh 15 kB, which the list itself does not need.
const DayRangeFields = lazyPart(() => import('./DayRangeFields.tsx'), 'DayRangeFields', {
  fallback: () => <Skeleton height={180} />,
  onFailed: ({ close }) => close(),
});

interface DayRangeFilter {
  id: string;
  label: string;
  /** As the address has it, see dayRange. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The filter by days of a FilterBar. */
export function dayRangeFilter({ id, label, value, onChange }: DayRangeFilter, t: TFunction): FilterDefinition {
  return {
    id,
    label,
    valueText: dayRangeWords(value, t),
    onClear: () => onChange(undefined),
    renderEditor: (close) => <DayRangeFields value={value} onChange={onChange} close={close} />,
  };
}
