import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.tsx';
import { optionsOf } from '../../orders/areas/areaOptions.ts';
import { useOrderFilterValues } from '../../orders/useOrderFilterValues.ts';
import type { EmployeeReportSearch } from './employeeReportSearch.ts';

interface EmployeeChoicesProps {
  search: EmployeeReportSearch;
  /** Whose an order is, as the business has set it. */
  usual: 'TAKEN' | 'CONFIRMED';
  people: readonly { readonly memberId: string; readonly name: string }[];
  onChange: (patch: EmployeeReportSearch) => void;
}

/** Whose an order is, and which person, source and courier the report is only about. */
export function EmployeeChoices({ search, usual, people, onChange }: EmployeeChoicesProps) {
  const { t } = useTranslation();
  const known = useOrderFilterValues();
  const { person = '', credit = usual } = search;
  const names = people.map(({ memberId, name }) => ({ id: memberId, label: name || t('No name') }));
  const away = person && !names.some(({ id }) => id === person) ? [{ id: person, label: t('Nothing on these days') }] : [];
  return (
    <>
      <Select
        label={t('Orders count for')} name="credit" value={credit}
        onChange={(id) => onChange({ credit: id === usual ? undefined : id === 'CONFIRMED' ? 'CONFIRMED' : 'TAKEN' })}
        options={[{ id: 'TAKEN', label: t('Who took it') }, { id: 'CONFIRMED', label: t('Who confirmed it') }]}
      />
      <Select
        label={t('Person')} name="person" value={person} onChange={(id) => onChange({ person: id || undefined })}
        options={[{ id: '', label: t('All') }, ...names, ...away]}
      />
      {([['source', t('Source')], ['courier', t('Courier')]] as const).map(([name, label]) => (
        <Select
          key={name} label={label} name={name} value={search[name] ?? ''} onChange={(chosen) => onChange({ [name]: chosen || undefined })}
          options={optionsOf(known[name], search[name] ?? '', t('All'))}
        />
      ))}
    </>
  );
}
