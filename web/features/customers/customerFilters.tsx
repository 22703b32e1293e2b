import type { TFunction } from 'i18next';
import { CUSTOMER_RISKS } from '../../../schema/rules/customer-risk.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { ORDER_COUNTS } from './customerSearch.ts';
import type { CustomerSearch, OrderCounts } from './customerSearch.ts';
import { customerRiskText } from './riskText.ts';

function countText(orders: OrderCounts, t: TFunction): string {
  if (orders === 'NONE') return t('None');
  if (orders === 'ONE') return t('One');
  return t('{{count}} or more', { count: Number(orders), defaultValue_one: '{{count}} or more' });
}

interface Values {
  districts: readonly string[];
  tags: readonly string[];
}

/** The filters of the customer list. */
export function customerFilters(
  search: CustomerSearch, change: (patch: Partial<CustomerSearch>) => void, { districts, tags }: Values, t: TFunction,
): FilterDefinition[] {
  const filter = <Id extends string>(id: string, label: string, value: Id | undefined, choices: readonly { id: Id; name: string }[]) =>
    choiceFilter({ id, label, value, choices, unknownName: value, onChange: (chosen) => change({ [id]: chosen }) });
  const named = (words: readonly string[]) => words.map((word) => ({ id: word, name: word }));
  return [
    dayRangeFilter({ id: 'last', label: t('Last order'), value: search.last, onChange: (last) => change({ last }) }, t),
    filter('orders', t('Orders'), search.orders, ORDER_COUNTS.map((id) => ({ id, name: countText(id, t) }))),
    ...(districts.length > 0 || search.district ? [filter('district', t('District'), search.district, named(districts))] : []),
    ...(tags.length > 0 || search.tag ? [filter('tag', t('Tag'), search.tag, named(tags))] : []),
    filter('risk', t('Risk'), search.risk, CUSTOMER_RISKS.map((id) => ({ id, name: customerRiskText(id, t) }))),
    filter('sms', t('SMS'), search.sms, [{ id: 'NO', name: t('Want no SMS') }, { id: 'YES', name: t('May get SMS') }]),
    filter('blocked', t('Block list'), search.blocked, [{ id: 'YES', name: t('On the block list') }, { id: 'NO', name: t('Not on it') }]),
  ];
}
