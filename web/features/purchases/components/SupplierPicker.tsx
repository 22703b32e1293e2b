import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SupplierPickerQuery } from '../../../__generated__/SupplierPickerQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const NewSupplierDialog = lazyPart(() => import('./NewSupplierDialog.tsx'), 'NewSupplierDialog', { onFailed: ({ onClose }) => onClose() });

interface SupplierPickerProps {
  value: { id: string; name: string };
  onChange: (supplier: { id: string; name: string }) => void;
  /** Off where only those that are there are looked for. */
  canAdd?: boolean;
}

const query = graphql`
  query SupplierPickerQuery($search: String!) {
    suppliers(first: 20, filter: { search: $search }) {
      edges {
        node {
          id
          name
          phone
        }
      }
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  /* Beside the field, whatever stands under it. */
  align-items: flex-start;

  > button {
    /* Of the label over the field, and the gap under it. */
    margin-top: 22px;
  }

  /* Not :first-child: when the lazy dialog is loaded, a hidden element stands before the field. */
  > div {
    flex: 1 1 180px;
    min-width: 0;
  }
`;

/** Finds a supplier by name or phone, or adds one. In a filter it has the focus. */
export function SupplierPicker({ value, onChange, canAdd = true }: SupplierPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value.name);
  const [isAdding, setAdding] = useState(false);
  // The form may get another one from elsewhere: from what was kept before the page was loaded again, or by Discard.
  const [shownId, setShownId] = useState(value.id);
  if (value.id !== shownId) {
    setShownId(value.id);
    setText(value.name);
  }

  // While a supplier is chosen, its name in the field is not a search.
  const search = text === value.name ? '' : text.trim();
  const { data, isLoading, error } = useDebouncedQuery<SupplierPickerQuery>(query, { search });

  const rows = data?.suppliers.edges.map(({ node }) => node) ?? [];
  const known = value.id === '' || rows.some(({ id }) => id === value.id) ? [] : [{ ...value, phone: null }];
  return (
    <Row>
      <ComboBox
        name="supplierId"
        beginsFocused={!canAdd}
        label={t('Supplier')}
        placeholder={t('Name or phone')}
        value={value.id || null}
        text={text}
        onSearch={setText}
        onChange={(id) => {
          const chosen = rows.find((row) => row.id === id);
          if (chosen) onChange(chosen);
        }}
        isLoading={isLoading}
        error={error}
        options={[...known, ...rows].map(({ id, name, phone }) => ({ id, label: name, note: phone ?? undefined }))}
      />
      {canAdd && (
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t('New supplier')}
        </Button>
      )}
      {isAdding && (
        <NewSupplierDialog
          name={value.id ? '' : text}
          onClose={() => setAdding(false)}
          onAdded={onChange}
        />
      )}
    </Row>
  );
}
