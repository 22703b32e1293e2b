import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SupplierPickerQuery, SupplierPickerQuery$data } from '../../../__generated__/SupplierPickerQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';

const NewSupplierDialog = lazyPart(() => import('./NewSupplierDialog.tsx'), 'NewSupplierDialog', { onFailed: ({ onClose }) => onClose() });

interface SupplierPickerProps {
  value: { id: string; name: string };
  onChange: (supplier: { id: string; name: string }) => void;
}

type Supplier = SupplierPickerQuery$data['suppliers']['edges'][number]['node'];

const REST_MS = 200;

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
  gap: 8px;
  align-items: flex-end;

  /* Not :first-child: when the lazy dialog is loaded, a hidden element stands before the field. */
  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Finds a supplier by name or phone, or adds one. */
export function SupplierPicker({ value, onChange }: SupplierPickerProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [text, setText] = useState(value.name);
  const [found, setFound] = useState<{ text: string; rows: readonly Supplier[] } | null>(null);
  const [isAdding, setAdding] = useState(false);

  useEffect(() => {
    // While a supplier is chosen, its name in the field is not a search.
    const search = text === value.name ? '' : text.trim();
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<SupplierPickerQuery>(environment, query, { search }).subscribe({
        next: ({ suppliers }) => setFound({ text, rows: suppliers.edges.map(({ node }) => node) }),
        error: (error: Error) => toast.error(error.message, { id: 'supplier-search' }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, text, value.name]);

  const rows = found?.rows ?? [];
  const known = value.id === '' || rows.some(({ id }) => id === value.id) ? [] : [{ ...value, phone: '' }];
  return (
    <Row>
      <ComboBox
        label={t('Supplier')}
        placeholder={t('Name or phone')}
        value={value.id || null}
        text={text}
        onSearch={setText}
        onChange={(id) => {
          const chosen = rows.find((row) => row.id === id);
          if (!chosen) return;
          setText(chosen.name);
          onChange(chosen);
        }}
        isLoading={found?.text !== text}
        options={[...known, ...rows].map(({ id, name, phone }) => ({ id, label: name, note: phone || undefined }))}
      />
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {t('New supplier')}
      </Button>
      {isAdding && (
        <NewSupplierDialog
          name={value.id ? '' : text}
          onClose={() => setAdding(false)}
          onAdded={(supplier) => {
            setText(supplier.name);
            onChange(supplier);
          }}
        />
      )}
    </Row>
  );
}
