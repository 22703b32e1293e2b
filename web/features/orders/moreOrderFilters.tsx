import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { formatTaka } from '../../../schema/rules/format.ts';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import type { MoreOrderSearch, OrderDate } from './orderSearch.ts';
import { ORDER_DATES, SETTLEMENTS } from './orderSearch.ts';

// Loaded on use: the list itself does not need the fields.
const FilterText = lazy(() => import('./components/FilterFields.tsx').then(({ FilterText: field }) => ({ default: field })));
const FilterChoice = lazy(() => import('./components/FilterFields.tsx').then(({ FilterChoice: field }) => ({ default: field })));
const FilterAmounts = lazy(() => import('./components/FilterFields.tsx').then(({ FilterAmounts: field }) => ({ default: field })));

type Change = (patch: MoreOrderSearch) => void;
type TextName = 'courier' | 'district' | 'source' | 'takenBy' | 'assignee' | 'tag' | 'sku';

export function dateText(date: OrderDate, t: TFunction): string {
  return { CREATED: t('Created'), CONFIRMED: t('Confirmed'), SHIPPED: t('Shipped'), DELIVERED: t('Delivered') }[date];
}

function choice<Name extends 'dateOf' | 'settlement' | 'note' | 'web' | 'printed'>(
  name: Name, label: string, options: readonly { id: NonNullable<MoreOrderSearch[Name]>; label: string }[], search: MoreOrderSearch, change: Change,
): FilterDefinition {
  const value = search[name];
  return {
    id: name,
    label,
    valueText: value && options.find(({ id }) => id === value)?.label,
    onClear: () => change({ [name]: undefined }),
    renderEditor: (close) => (
      <Suspense fallback={<Skeleton height={60} />}>
        <FilterChoice
          label={label}
          value={value}
          options={options}
          onChange={(chosen) => {
            change({ [name]: chosen });
            close();
          }}
        />
      </Suspense>
    ),
  };
}

/** The rarely used filters, behind 'Add filter'. */
export function moreOrderFilters(search: MoreOrderSearch, change: Change, t: TFunction): FilterDefinition[] {
  const text = (name: TextName, label: string): FilterDefinition => ({
    id: name,
    label,
    valueText: search[name],
    onClear: () => change({ [name]: undefined }),
    renderEditor: (close) => (
      <Suspense fallback={<Skeleton height={60} />}>
        <FilterText
          label={label}
          value={search[name] ?? ''}
          onChange={(typed) => {
            change({ [name]: typed || undefined });
            close();
          }}
        />
      </Suspense>
    ),
  });
  const { totalFrom, totalTo } = search;
  const hasAmounts = totalFrom !== undefined || totalTo !== undefined;
  return [
    choice('dateOf', t('Date of'), ORDER_DATES.map((id) => ({ id, label: dateText(id, t) })), search, change),
    choice('settlement', t('Settlement'), SETTLEMENTS.map((id) => ({ id, label: statusText(id, t) })), search, change),
    text('courier', t('Courier')),
    text('district', t('District')),
    text('source', t('Source')),
    text('takenBy', t('Taken by')),
    text('assignee', t('Looked after by')),
    text('tag', t('Tag')),
    text('sku', t('SKU')),
    choice('printed', t('Printed'), [{ id: 'YES', label: t('Printed') }, { id: 'NO', label: t('Not printed yet') }], search, change),
    choice('note', t('Note'), [{ id: 'WITH', label: t('With a note') }], search, change),
    choice('web', t('Web shop'), [{ id: 'WEB', label: t('From a web shop') }, { id: 'OTHER', label: t('Taken by people') }], search, change),
    {
      id: 'total',
      label: t('Total'),
      valueText: hasAmounts ? `${totalFrom === undefined ? '' : formatTaka(totalFrom)}–${totalTo === undefined ? '' : formatTaka(totalTo)}` : undefined,
      onClear: () => change({ totalFrom: undefined, totalTo: undefined }),
      renderEditor: (close) => (
        <Suspense fallback={<Skeleton height={60} />}>
          <FilterAmounts
            from={totalFrom}
            to={totalTo}
            onChange={(from, to) => {
              change({ totalFrom: from, totalTo: to });
              close();
            }}
          />
        </Suspense>
      ),
    },
  ];
}
