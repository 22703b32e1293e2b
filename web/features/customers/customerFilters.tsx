import type { TFunction } from 'i18next';
import { CUSTOMER_RISKS } from '../../../schema/rules/customer-risk.ts';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../ui/Select.tsx';
import type { SelectOption } from '../../ui/Select.tsx';
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
  function filter(id: 'district' | 'tag' | 'risk' | 'sms' | 'blocked' | 'orders', label: string, options: readonly SelectOption[]): FilterDefinition {
    const value = search[id];
    return {
      id,
      label,
      valueText: value && (options.find((option) => option.id === value)?.label ?? value),
      onClear: () => change({ [id]: undefined }),
      renderEditor: (close) => (
        <Select
          label={label}
          options={[...options]}
          value={value ?? null}
          placeholder={t('Choose one')}
          onChange={(chosen) => {
            change({ [id]: chosen });
            close();
          }}
        />
      ),
    };
  }
  const named = (words: readonly string[]) => words.map((word) => ({ id: word, label: word }));
  return [
    dayRangeFilter({ id: 'last', label: t('Last order'), value: search.last, onChange: (last) => change({ last }) }, t),
    filter('orders', t('Orders'), ORDER_COUNTS.map((id) => ({ id, label: countText(id, t) }))),
    ...(districts.length > 0 || search.district ? [filter('district', t('District'), named(districts))] : []),
    ...(tags.length > 0 || search.tag ? [filter('tag', t('Tag'), named(tags))] : []),
    filter('risk', t('Risk'), CUSTOMER_RISKS.map((id) => ({ id, label: customerRiskText(id, t) }))),
    filter('sms', t('SMS'), [{ id: 'NO', label: t('Want no SMS') }, { id: 'YES', label: t('May get SMS') }]),
    filter('blocked', t('Block list'), [{ id: 'YES', label: t('On the block list') }, { id: 'NO', label: t('Not on it') }]),
  ];
}
