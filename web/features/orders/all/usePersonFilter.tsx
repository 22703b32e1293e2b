import { useTranslation } from 'react-i18next';
import type { OrderWork } from '../../../../schema/rules/order-work.ts';
import { ORDER_WORK } from '../../../../schema/rules/order-work.ts';
import type { FilterDefinition } from '../../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useAssignees } from '../bulk/useAssignees.ts';
import type { AllOrdersSearch } from './allOrdersSearch.ts';
import { workText } from './workText.ts';

type Chosen = Pick<AllOrdersSearch, 'person' | 'work'>;

/** 'Confirmed by Nadia': shown while the list is of one person's orders, as the report of employees links to it. */
export function usePersonFilter({ person, work = 'TAKEN' }: Chosen, change: (patch: Chosen) => void): FilterDefinition[] {
  const { t } = useTranslation();
  const { assignees: people } = useAssignees(Boolean(person));
  if (!person) return [];
  const name = people.find(({ memberId }) => memberId === person)?.name ?? t('one person');
  return [{
    id: 'person',
    label: t('Done by'),
    valueText: t('{{name}}: {{work}}', { name, work: workText(work, t) }),
    onClear: () => change({ person: undefined, work: undefined }),
    renderEditor: (close) => (
      <Select
        label={t('What they did')} name="work" value={work}
        options={ORDER_WORK.map((id) => ({ id, label: workText(id, t) }))}
        onChange={(id) => {
          change({ work: id as OrderWork });
          close();
        }}
      />
    ),
  }];
}
