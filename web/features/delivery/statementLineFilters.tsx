import type { TFunction } from 'i18next';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../ui/Select.tsx';
import type { SelectOption } from '../../ui/Select.tsx';
import type { StatementLineSearch } from './statementLineSearch.ts';

/** The filters of the lines of a statement: by what was decided, and by whether there is evidence. */
export function statementLineFilters(search: StatementLineSearch, change: (patch: Partial<StatementLineSearch>) => void, t: TFunction): FilterDefinition[] {
  function filter(id: 'state' | 'evidence', label: string, options: readonly SelectOption[]): FilterDefinition {
    const value = search[id];
    return {
      id,
      label,
      valueText: value && options.find((option) => option.id === value)?.label,
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
  return [
    filter('state', t('Decision'), [
      { id: 'OPEN', label: t('Not decided yet') }, { id: 'DISPUTE', label: t('Stays in dispute') }, { id: 'ACCEPT', label: t('Accepted') },
      { id: 'WRITE_OFF', label: t('Written off') },
    ]),
    filter('evidence', t('Evidence'), [{ id: 'YES', label: t('With evidence') }, { id: 'NO', label: t('Without evidence') }]),
  ];
}
