import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { CustomerPickerQuery } from '../../../__generated__/CustomerPickerQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';

interface CustomerPickerProps {
  label: string;
  name: string;
  /** Not offered. */
  exceptId: string;
  onChange: (id: string) => void;
}

const query = graphql`
  query CustomerPickerQuery($search: String!) {
    foundCustomers(text: $search) {
      id
      name
      phone
    }
  }
`;

/** Finds a customer by one of their numbers or by name. */
export function CustomerPicker({ label, name: field, exceptId, onChange }: CustomerPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string; phone: string } | null>(null);
  // While somebody is chosen, their name in the field is not a search.
  const search = text === chosen?.name ? '' : text.trim();
  const { data, isLoading, error } = useDebouncedQuery<CustomerPickerQuery>(query, { search }, { isWanted: search !== '' });
  const found = search === '' ? [] : (data?.foundCustomers ?? []).filter(({ id }) => id !== exceptId);
  const known = !chosen || found.some(({ id }) => id === chosen.id) ? [] : [chosen];
  return (
    <ComboBox
      name={field}
      label={label}
      placeholder={t('Name or phone')}
      value={chosen?.id ?? null}
      text={text}
      onSearch={setText}
      onChange={(id) => {
        const one = found.find((row) => row.id === id);
        if (!one) return;
        setText(one.name);
        setChosen(one);
        onChange(one.id);
      }}
      isLoading={isLoading}
      error={error}
      beginsFocused
      options={[...known, ...found].map(({ id, name, phone }) => ({ id, label: name, note: phoneText(phone) }))}
    />
  );
}
