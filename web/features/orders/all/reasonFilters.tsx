import type { TFunction } from 'i18next';
import type { FilterDefinition } from '../../../ui/datagrid/FilterBar.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { reasonText } from '../reasonText.ts';
import { UNSAID } from './allOrdersSearch.ts';
import type { AllOrdersSearch } from './allOrdersSearch.ts';

const FilterValue = lazyPart(() => import('../components/FilterValue.tsx'), 'FilterValue', { fallback: () => <Skeleton height={60} /> });

type Chosen = Pick<AllOrdersSearch, 'cancelReason' | 'returnReason' | 'unsaid'>;

/** Why orders were cancelled and why goods came back; the report of orders links to those without a reason too. */
export function reasonFilters(search: Chosen, change: (patch: Chosen) => void, t: TFunction): FilterDefinition[] {
  const labels = { cancelReason: t('Cancel reason'), returnReason: t('Return reason') };
  return (['cancelReason', 'returnReason'] as const).map((name) => {
    const reason = search[name];
    const isUnsaid = search.unsaid === UNSAID[name];
    return {
      id: name,
      label: labels[name],
      valueText: reason ? reasonText(reason, t) : isUnsaid ? t('No reason entered') : undefined,
      onClear: () => change({ [name]: undefined, ...(isUnsaid && { unsaid: undefined }) }),
      renderEditor: (close) => (
        <FilterValue
          name={name} label={labels[name]} value={reason ?? ''} maxLength={300} textOf={(value) => reasonText(value, t)}
          onChange={(chosen) => {
            change({ [name]: chosen || undefined, ...(isUnsaid && { unsaid: undefined }) });
            close();
          }}
        />
      ),
    };
  });
}
