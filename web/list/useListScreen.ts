import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { KeyType } from 'react-relay/relay-hooks/helpers';
import { useRouteQuery } from '../relay/routeQuery.ts';
import type { GridPages } from '../ui/datagrid/GridFooter.tsx';
import type { ListSearch } from './defineSearch.ts';
import { changedSearch, knownSearch } from './linkSearch.ts';
import { useListRows } from './useListRows.ts';
import type { RowOf } from './useListRows.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Key of the list's entry of the history, on the page of a record that was opened from it. */
    fromList?: string;
  }
}

/** The search of the list's address. */
type AddressOf<Definition> = Definition extends ListSearch<infer Search> ? Search : never;

interface Options<Query extends OperationType, Row, Search> {
  search: ListSearch<Search>;
  /** The route's `useSearch()`. */
  address: Search;
  /** The route's `useLoaderData()`. */
  loaded: PreloadedQuery<Query>;
  /** The one query of the screen. */
  query: GraphQLTaggedNode;
  /** The refetchable fragment of the query with the one connection whose rows are the list. */
  rows: GraphQLTaggedNode;
  /** Whether a row, which may have changed since it was loaded, still matches the address. */
  isStill?: (row: Row, shown: Search) => boolean;
}

export interface ListScreenState<Query extends OperationType, Row, Search> {
  definition: ListSearch<Search>;
  /** The search of the current address; the rows may still be those of the previous one. */
  search: Search;
  /** Merges a patch into the search of the current address. */
  change: (patch: Partial<Search>) => void;
  data: Query['response'];
  rows: readonly Row[];
  pages: GridPages;
  /** The rows of a new address are loading; those of the previous one are still shown. */
  isChanging: boolean;
  isFiltered: boolean;
  clearFilters: () => void;
  /** The key that the list's state is stored under, and which rows it shows. */
  place: { key: string; scope: string };
}

/** Reads a list: its address, its query, and its rows page after page. Show it with `ListScreen`. */
export function useListScreen<Query extends OperationType, Key extends KeyType, Definition extends ListSearch<object>>(
  options: Options<Query, RowOf<Key>, AddressOf<Definition>>,
): ListScreenState<Query, RowOf<Key>, AddressOf<Definition>> {
  type Search = AddressOf<Definition>;
  const { search: definition, address: search, loaded, query, rows: fragment, isStill } = options;
  const navigate = useNavigate();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  // The rows of the previous address stay until those of the next have loaded.
  const now = useMemo(() => ({ loaded, entry, search }), [loaded, entry, search]);
  const shown = useDeferredValue(now);
  const data = useRouteQuery<Query>(query, shown.loaded);
  const scope = JSON.stringify(shown.loaded.variables);
  // The response spreads the fragment: the screen that passes both says so.
  const { rows, pages } = useListRows<Key>(fragment, data as Key, {
    pageSize: definition.pageSize,
    scope,
    isStill: isStill && ((row) => isStill(row, shown.search)),
  });

  const change = useCallback(
    (patch: Partial<Search>) => {
      const isTab = definition.tab !== undefined && definition.tab in patch;
      void navigate({
        to: '.',
        search: changedSearch(patch),
        // Tabs are entries of the history; letters of a search are not.
        replace: !isTab,
      });
    },
    [navigate, definition],
  );

  return {
    definition,
    search,
    change,
    data,
    rows,
    pages,
    isChanging: shown !== now && JSON.stringify(loaded.variables) !== scope,
    isFiltered: definition.isFiltered(search),
    clearFilters: () =>
      void navigate({ to: '.', search: knownSearch(definition.cleared(search)), replace: true }),
    place: { key: shown.entry, scope },
  };
}
