import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

// Loaded on use: the list itself does not need the field.
const ShippedDaysField = lazy(() =>
  import('./components/ShippedDaysField.tsx').then((module) => ({ default: module.ShippedDaysField })),
);

export const shippedDaysWords = (days: number, t: TFunction): string =>
  t('{{count}} or more days ago', { count: days, defaultValue_one: '{{count}} or more days ago' });

/** Filter by the days since the parcel was handed to a courier. */
export function shippedDaysFilter(
  value: number | undefined,
  onChange: (days: number | undefined) => void,
  t: TFunction,
): FilterDefinition {
  return {
    id: 'shippedDays',
    label: t('Shipped'),
    valueText: value ? shippedDaysWords(value, t) : undefined,
    onClear: () => onChange(undefined),
    renderEditor: (close) => (
      <Suspense fallback={<Skeleton height={60} />}>
        <ShippedDaysField
          value={value}
          onChange={(days) => {
            onChange(days);
            close();
          }}
        />
      </Suspense>
    ),
  };
}
