import { useEffect } from 'react';
import { loadQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { LoadQueryOptions, PreloadedQuery } from 'react-relay/hooks';
import type {
  Environment,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
} from 'relay-runtime';

/** Preloaded queries that no screen shows: hovered links, screens just left. */
const KEPT_UNUSED = 12;

// Oldest first. A preloaded query that nobody disposes keeps its data for ever, and the router does not
// dispose.
const unused = new Set<PreloadedQuery<OperationType>>();

function keep(query: PreloadedQuery<OperationType>): void {
  unused.add(query);
  for (const oldest of unused) {
    if (unused.size <= KEPT_UNUSED) return;
    unused.delete(oldest);
    oldest.dispose();
  }
}

/**
 * Starts the one query of a route, in its `loader`. What the store has is shown at once and refreshed; the
 * same query hovered a moment ago is not sent again. Give it the `$parameters` artifact of a `@preloadable`
 * query: then it is sent before the screen's own code is there. Read it with `useRouteQuery`.
 */
export function loadRouteQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
  options?: LoadQueryOptions,
): PreloadedQuery<Query> {
  const loaded = loadQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-and-network',
    ...options,
  });
  keep(loaded);
  return loaded;
}

/** The data of a route's query; suspends until it is there, throws when it failed. */
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<Query>,
): Query['response'] {
  useEffect(() => {
    unused.delete(loaded);
    return () => keep(loaded);
  }, [loaded]);
  return usePreloadedQuery<Query>(query, loaded);
}
