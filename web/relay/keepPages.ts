import { ConnectionHandler } from 'relay-runtime';
import type { HandleFieldPayload, RecordProxy, RecordSourceProxy } from 'relay-runtime';

type Edges = readonly (RecordProxy | null | undefined)[];

const edgesOf = (connection: RecordProxy | null | undefined): Edges => connection?.getLinkedRecords('edges') ?? [];
const nodeIdOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID();

interface LoadedPages {
  edges: Edges;
  hasNext: unknown;
  endCursor: unknown;
}

function loadedPages(connection: RecordProxy | null | undefined): LoadedPages {
  const page = connection?.getLinkedRecord('pageInfo');
  return {
    edges: edgesOf(connection),
    hasNext: page?.getValue('hasNextPage'),
    endCursor: page?.getValue('endCursor'),
  };
}

/** The loaded rows beyond the first page as it is now; none where the two have nothing in common. */
function beyond(loaded: Edges, firstPage: Edges): Edges {
  const last = nodeIdOf(firstPage.at(-1));
  const at = loaded.findIndex((edge) => nodeIdOf(edge) === last);
  if (last === undefined || at < 0) return [];
  const shown = new Set(firstPage.map(nodeIdOf));
  return loaded.slice(at + 1).filter((edge) => !shown.has(nodeIdOf(edge)));
}

/**
 * Relay's handler of `@connection`, except that reading the first page again keeps the pages behind it: a list
 * that is refreshed, or come back to, stays as long as it was. Relay alone would cut it to its first page.
 */
export const keepPages = {
  update(store: RecordSourceProxy, payload: HandleFieldPayload): void {
    const { after, before } = payload.args;
    const record = store.get(payload.dataID);
    const connection = record?.getLinkedRecord(payload.handleKey);
    const isFirstPage = (after ?? before) === undefined || (after ?? before) === null;
    const loaded = isFirstPage && connection ? loadedPages(connection) : null;
    ConnectionHandler.update(store, payload);
    const page = connection?.getLinkedRecord('pageInfo');
    if (!loaded || !connection || !page?.getValue('hasNextPage')) return;
    const firstPage = edgesOf(connection);
    const rest = beyond(loaded.edges, firstPage);
    if (rest.length === 0) return;
    connection.setLinkedRecords([...firstPage, ...rest] as RecordProxy[], 'edges');
    page.setValue(loaded.hasNext, 'hasNextPage');
    page.setValue(loaded.endCursor, 'endCursor');
  },
};
