import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ListScreenState } from '../list/useListScreen.ts';
import { useFollowRecords } from './useFollowRecords.ts';

/** The most ids that the gateway sends in one event. */
const MAX_ROWS = 50;

interface LiveList<Search> {
  /** Of its records, as GraphQL calls it: 'Order'. */
  type: string;
  list: Pick<ListScreenState<OperationType, { readonly id: string }, Search>, 'definition' | 'search' | 'rows'>;
  /** The one query of the screen. */
  query: GraphQLTaggedNode;
  /** Reads rows by `$ids`, with the fragment of the list's rows: for those behind the first page. */
  rowsQuery: GraphQLTaggedNode;
  /** Polls while the page is hidden too, because it plays a sound or shows a count in its title. */
  isNoticedHidden?: boolean;
}

/**
 * Shows in an open list what others change, within a second: its first page is read again, and of the pages behind it
 * the rows that changed. Rows keep their place, selection and scroll stay.
 */
export function useLiveList<Search extends object>({ type, list, query, rowsQuery, isNoticedHidden }: LiveList<Search>): void {
  const environment = useRelayEnvironment();
  const read = async (ids: ReadonlySet<string> | null) => {
    const { definition, search, rows } = list;
    const variables = definition.variables(search);
    const changed = rows.length > definition.pageSize ? rows.filter(({ id }) => !ids || ids.has(id)) : [];
    const behind = changed.slice(0, MAX_ROWS).map(({ id }) => id);
    const ask = (node: GraphQLTaggedNode, values: object) => fetchQuery(environment, node, values).toPromise();
    await Promise.all([ask(query, variables), behind.length > 0 && ask(rowsQuery, { ids: behind })]);
  };
  useFollowRecords({ type, read, isNoticedHidden });
}
