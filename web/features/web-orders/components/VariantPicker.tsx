import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type {
  VariantPickerQuery,
  VariantPickerQuery$data,
} from '../../../__generated__/VariantPickerQuery.graphql.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { toast } from '../../../ui/toast.tsx';

interface VariantPickerProps {
  /** For which line: read out. */
  label: string;
  isDisabled?: boolean;
  onPick: (variantId: string) => void;
}

type Found = VariantPickerQuery$data['variants']['edges'][number]['node'];

/** Rest of the keys before a search is sent. */
const REST_MS = 200;

const query = graphql`
  query VariantPickerQuery($search: String!) {
    variants(first: 20, filter: { search: $search }) {
      edges {
        node {
          id
          title
          sku
          price
          stock {
            available
          }
        }
      }
    }
  }
`;

/** A product of the catalogue, found on the server by SKU or name. */
export function VariantPicker({ label, isDisabled, onPick }: VariantPickerProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ search: string; rows: readonly Found[] } | null>(null);
  // An order may have forty lines to map: only the one that is worked on asks.
  const [isUsed, setUsed] = useState(false);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isUsed) return;
    const wait = isFirst.current ? 0 : REST_MS;
    isFirst.current = false;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<VariantPickerQuery>(environment, query, { search: search.trim() }).subscribe({
        next: ({ variants }) => setFound({ search, rows: variants.edges.map((edge) => edge.node) }),
        error: (error: Error) => toast.error(error.message, { id: 'variant-search' }),
      });
    }, wait);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, search, isUsed]);

  return (
    <div onFocus={() => setUsed(true)}>
      <ComboBox
        label={label}
        isLabelHidden
        placeholder={t('Find by SKU or name')}
        value={null}
        onChange={(id) => id && onPick(id)}
        onSearch={setSearch}
        isLoading={found?.search !== search}
        isDisabled={isDisabled}
        options={(found?.rows ?? []).map(({ id, title, sku, price, stock }) => ({
          id,
          label: title,
          note: t('{{sku}} · {{count}} available', { sku, count: stock.available }),
          end: formatTaka(price),
        }))}
      />
    </div>
  );
}
