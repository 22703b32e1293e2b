import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ListScreenState } from '../list/useListScreen.ts';
import { useFollowRecords } from './useFollowRecords.ts';

/** The most ids that the gateway sends in one event, and rows of one request. */
const MAX_ROWS = 50;
/** The most requests for the rows behind the first page, when any of them may have changed. */
const MAX_REQUESTS = 10;

interface LiveList<Search> {
  /** Of its records, as GraphQL calls it: 'Order'. */
  type: string;
  list: Pick<ListScreenState<OperationType, { readonly id: string }, Search>, 'definition' | 'search' | 'rows'>;
  /** The one query of the screen. */
  query: GraphQLTaggedNode;
  /** Loads the query that reads rows by `$ids`, with the fragment of the list's rows: for those behind the first page. */
  loadRowsQuery: () => Promise<GraphQLTaggedNode>;
  /** Polls while the page is hidden too, because it plays a sound or shows a count in its title. */
  isNoticedHidden?: boolean;
}

/**
 * Shows in an open list what others change, within a second: its first page is read again, and of the pages behind it
 * the rows that changed. Rows keep their place, selection and scroll stay.
 */
export function useLiveList<Search extends object>({ type, list, query, loadRowsQuery, isNoticedHidden }: LiveList<Search>): void {
  const environment = useRelayEnvironment();
  const read = async (ids: ReadonlySet<string> | null) => {
    const { definition, search, rows } = list;
    const variables = definition.variables(search);
    const behind = rows.slice(definition.pageSize).map(({ id }) => id).filter((id) => !ids || ids.has(id));
    const ask = (node: GraphQLTaggedNode, values: object) => fetchQuery(environment, node, values).toPromise();
    const readBehind = async () => {
      for (let from = 0; from < Math.min(behind.length, MAX_ROWS * MAX_REQUESTS); from += MAX_ROWS) {
        await ask(await loadRowsQuery(), { ids: behind.slice(from, from + MAX_ROWS) });
      }
    };
    await Promise.all([ask(query, variables), readBehind()]);
  };
  useFollowRecords({ type, read, isNoticedHidden });
}
