import { useMemo } from 'react';
import { usePaginationFragment } from 'react-relay/hooks';
import type { KeyType, KeyTypeData } from 'react-relay/relay-hooks/helpers';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { GridPages } from '../ui/datagrid/GridFooter.tsx';
import { useListPages } from './useListPages.ts';

interface Connection<Row> {
  readonly edges: readonly { readonly node: Row }[];
}

/** The rows of a fragment's one connection. */
export type RowOf<Key extends KeyType> =
  KeyTypeData<Key>[keyof KeyTypeData<Key>] extends infer Field
    ? Field extends Connection<infer Row> ? Row : never
    : never;

interface Options<Row> {
  /** Rows of one request. */
  pageSize: number;
  /** Which rows these are, where the same list may show others. */
  scope?: string;
  /** Whether a row, which may have changed since it was loaded, still belongs here. */
  isStill?: (row: Row) => boolean;
}

/** The rows of a refetchable fragment with one connection, page after page. For a list inside another page. */
export function useListRows<Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
  { pageSize, scope = '', isStill }: Options<RowOf<Key>>,
): { rows: readonly RowOf<Key>[]; pages: GridPages } {
  const loaded = usePaginationFragment<OperationType, Key>(fragment, key);
  const { data, hasNext, isLoadingNext, loadNext } = loaded;
  const all = useMemo(() => {
    const fields = Object.values(data as Record<string, unknown>) as Partial<Connection<RowOf<Key>>>[];
    const edges = fields.find((field) => field?.edges)?.edges ?? [];
    // A record that was deleted leaves its edge behind, without a node.
    return edges.map(({ node }) => node).filter((node) => node !== null);
  }, [data]);
  const rows = isStill ? all.filter(isStill) : all;
  const pages = useListPages({ hasNext, isLoadingNext, loadNext, pageSize, scope, shown: rows.length });
  return { rows, pages };
}
