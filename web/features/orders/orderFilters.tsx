import type { TFunction } from 'i18next';
import { formatTaka } from '../../../schema/rules/format.ts';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import type { MoreOrderSearch, OrderDate, OrderSearch } from './orderSearch.ts';
import { ONLY, ORDER_DATES, SETTLEMENTS, statusesOf } from './orderSearch.ts';

// Loaded on use: the list itself does not need the fields.
const OrderFilterFields = lazyPart(() => import('./components/OrderFilterFields.tsx'), 'OrderFilterFields', {
  fallback: () => <Skeleton height={60} />,
});

export type FilterSearch = Pick<OrderSearch, 'status' | 'created' | 'shippedDays' | 'only' | 'shop'> & MoreOrderSearch;
export type FilterName = Exclude<keyof FilterSearch, 'status' | 'totalTo' | 'variant'>;
export interface FilterOption {
  id: string;
  label: string;
}

export function dateText(date: OrderDate, t: TFunction): string {
  if (date === 'CREATED') return t('Created');
  if (date === 'HOLD_UNTIL') return t('Hold until');
  return date === 'SEND_ON' ? t('Send on') : statusText(date, t);
}

export const shippedDaysWords = (days: number, t: TFunction): string =>
  t('{{count}} or more days ago', { count: days, defaultValue_one: '{{count}} or more days ago' });

interface FilterChoice {
  /** Of the web shop that is filtered by; undefined while it is not known. */
  siteName: string | undefined;
  /** Adds those for the work of the day. */
  hasWork?: boolean;
}

/** The filters of both lists of orders. */
export function orderFilters(
  search: FilterSearch, change: (patch: FilterSearch) => void, t: TFunction, { siteName, hasWork = false }: FilterChoice,
): FilterDefinition[] {
  const { created, dateOf = 'CREATED', shippedDays, totalFrom, totalTo } = search;

  function filter(name: FilterName, label: string, options?: FilterOption[], valueText = search[name]): FilterDefinition {
    return {
      id: name,
      label,
      valueText: options ? options.find(({ id }) => id === valueText)?.label : valueText?.toString(),
      onClear: () => change({ [name]: undefined, ...(name === 'totalFrom' && { totalTo: undefined }), ...(name === 'sku' && { variant: undefined }) }),
      renderEditor: (close) => (
        <OrderFilterFields
          name={name}
          label={label}
          options={options}
          search={search}
          onChange={(patch) => {
            change(patch);
            close();
          }}
        />
      ),
    };
  }

  const only = { returning: t('Returns not received'), returnLate: t('Returns late'), unsettled: t('Unsettled'), holdDue: t('Hold is over'), sendLater: t('To be sent later'), kept: t('Not come back') };
  const taka = (amount?: number) => (amount === undefined ? '' : formatTaka(amount));
  const total = (totalFrom ?? totalTo) === undefined ? undefined : `${taka(totalFrom)}–${taka(totalTo)}`;
  return [
    dayRangeFilter({ id: 'created', label: dateText(dateOf, t), value: created, onChange: (days) => change({ created: days }) }, t),
    ...(hasWork
      ? [
          filter('shippedDays', t('Shipped'), undefined, shippedDays && shippedDaysWords(shippedDays, t)),
          filter('only', t('Only'), ONLY.map((id) => ({ id, label: only[id] }))),
          filter('shop', t('Web shop'), [{ id: 'CHANGED', label: t('changed since the approval') }]),
        ]
      : []),
    filter('statuses', t('Statuses'), undefined, search.statuses && statusesOf(search).map((status) => statusText(status, t)).join(', ')),
    filter('dateOf', t('Date of'), ORDER_DATES.map((id) => ({ id, label: dateText(id, t) }))),
    filter('settlement', t('Settlement'), SETTLEMENTS.map((id) => ({ id, label: statusText(id, t) }))),
    filter('courier', t('Courier')),
    filter('district', t('District')),
    filter('source', t('Source')),
    filter('takenBy', t('Taken by')),
    filter('assignee', t('Looked after by')),
    filter('tag', t('Tag')),
    filter('sku', t('SKU')),
    filter('printed', t('Printed'), [{ id: 'YES', label: t('Printed') }, { id: 'NO', label: t('Not printed yet') }]),
    filter('note', t('Note'), [{ id: 'WITH', label: t('With a note') }]),
    filter('web', t('Web shop'), [{ id: 'WEB', label: t('From a web shop') }, { id: 'OTHER', label: t('Taken by people') }]),
    filter('site', t('Site'), undefined, search.site && (siteName ?? t('one web shop'))),
    filter('totalFrom', t('Total'), undefined, total),
  ];
}
