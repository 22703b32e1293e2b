import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { GridPages } from '../ui/datagrid/GridFooter.tsx';

interface Edge<Row> {
  readonly cursor: string;
  readonly node: Row;
}

export interface RowsPage<Row> {
  readonly edges: readonly Edge<Row>[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

interface Options<Row> {
  /** The page that the query of the screen holds. */
  first: RowsPage<Row>;
  /** Reads the page behind a row. Few lists are that long, so what it takes is imported when it is called. */
  load: (environment: IEnvironment, after: string) => Promise<RowsPage<Row> | null | undefined>;
}

/**
 * The rows of a list inside a record page, whose rows may have no ids. What is loaded beyond the first page stays when the
 * first page is read again and grows at its beginning.
 */
export function useFurtherRows<Row>({ first, load }: Options<Row>): { edges: readonly Edge<Row>[]; pages: GridPages } {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<RowsPage<Row> | null>(null);
  const [request, setRequest] = useState<'none' | 'loading' | 'failed'>('none');
  const last = first.edges.at(-1)?.cursor;
  const at = loaded && first.pageInfo.hasNextPage ? loaded.edges.findIndex(({ cursor }) => cursor === last) : -1;
  const edges = at < 0 ? first.edges : [...first.edges, ...loaded!.edges.slice(at + 1)];
  const { hasNextPage } = (at < 0 ? first : loaded!).pageInfo;

  async function loadNext() {
    const after = edges.at(-1)?.cursor;
    if (after === undefined || request === 'loading') return;
    setRequest('loading');
    try {
      const page = await load(environment, after);
      if (page) setLoaded({ edges: [...edges, ...page.edges], pageInfo: page.pageInfo });
      setRequest(page ? 'none' : 'failed');
    } catch {
      setRequest('failed');
    }
  }

  return {
    edges,
    pages: {
      hasNext: hasNextPage, isLoadingNext: request === 'loading', isFailed: request === 'failed', loadNext: () => void loadNext(),
    },
  };
}
