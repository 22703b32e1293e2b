import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { OrderSearch } from './orderSearch.ts';

export type Only = OrderSearch['only'];

// Loaded on use: the list itself does not need the field.
const OnlyField = lazy(() => import('./components/OnlyField.tsx').then((module) => ({ default: module.OnlyField })));

export const onlyWords = (only: NonNullable<Only>, t: TFunction): string =>
  only === 'returning' ? t('Returns not received') : t('Unsettled');

/** Filter by returning goods or unsettled money, independent of the status, as the dashboard counts them. */
export function onlyFilter(value: Only, onChange: (only: Only) => void, t: TFunction): FilterDefinition {
  return {
    id: 'only',
    label: t('Only'),
    valueText: value && onlyWords(value, t),
    onClear: () => onChange(undefined),
    renderEditor: (close) => (
      <Suspense fallback={<Skeleton height={60} />}>
        <OnlyField
          value={value}
          onChange={(only) => {
            onChange(only);
            close();
          }}
        />
      </Suspense>
    ),
  };
}
