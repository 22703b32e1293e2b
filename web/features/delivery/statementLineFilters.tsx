import type { TFunction } from 'i18next';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import type { StatementLineSearch } from './statementLineSearch.ts';

/** The filters of the lines of a statement: by what was decided, and by whether there is evidence. */
export const statementLineFilters = (
  { state, evidence }: StatementLineSearch, change: (patch: Partial<StatementLineSearch>) => void, t: TFunction,
): FilterDefinition[] => [
  choiceFilter({
    id: 'state', label: t('Decision'), value: state, onChange: (chosen) => change({ state: chosen }),
    choices: [
      { id: 'OPEN', name: t('Not decided yet') }, { id: 'DISPUTE', name: t('Stays in dispute') }, { id: 'ACCEPT', name: t('Accepted') },
      { id: 'WRITE_OFF', name: t('Written off') },
    ],
  }),
  choiceFilter({
    id: 'evidence', label: t('Evidence'), value: evidence, onChange: (chosen) => change({ evidence: chosen }),
    choices: [{ id: 'YES', name: t('With evidence') }, { id: 'NO', name: t('Without evidence') }],
  }),
];
