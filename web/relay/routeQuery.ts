import { useEffect } from 'react';
import { fetchQuery, loadQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { LoadQueryOptions, PreloadedQuery } from 'react-relay/hooks';
import { PreloadableQueryRegistry } from 'relay-runtime';
import type {
  Environment,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
} from 'relay-runtime';
import { t } from '../i18n.ts';
import { toast } from '../ui/toast.tsx';

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

/** What is shown and being asked for again. */
const refreshes = new Set<Promise<unknown>>();

/** Resolves when it has come: `router.invalidate()` only begins to ask. */
export async function whenRefreshed(): Promise<void> {
  await Promise.all(refreshes);
}

/** Tells that what is shown could not be read again; once, however much could not. */
export function sayNotRefreshed(): void {
  toast.error(t('This could not be refreshed: what you see may be out of date.'), { id: 'refresh' });
}

/** Asks again for what is shown from the store. A failure says so and leaves it as it is. */
function refresh<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
): void {
  const id = 'kind' in query && query.kind === 'PreloadableConcreteRequest' ? query.params.id : null;
  const node = id ? PreloadableQueryRegistry.get(id) : (query as GraphQLTaggedNode);
  if (!node) return;
  const refreshed = fetchQuery<Query>(environment, node, variables).toPromise()
    .catch(sayNotRefreshed)
    .finally(() => refreshes.delete(refreshed));
  refreshes.add(refreshed);
}

/**
 * Starts the one query of a route, in its `loader`. What the store has is shown at once and refreshed; the
 * same query hovered a moment ago is not sent again. Give it the `$parameters` artifact of a `@preloadable`
 * query: then it is sent before the screen's own code is there. Read it with `useRouteQuery`. A field that has failed fails
 * the page, so that none shows with its header only.
 */
export function loadRouteQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
  options?: LoadQueryOptions,
): PreloadedQuery<Query> {
  const loaded = loadQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
    ...options,
  });
  if (loaded.source === undefined) refresh(environment, query, variables);
  keep(loaded);
  return loaded;
}

/**
 * The data of a route's query; suspends until it is there, throws when it failed. The router remembers a hovered link
 * for longer than its query may be kept: whatever of a query that was let go is missing by then is asked for again.
 */
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<Query>,
): Query['response'] {
  useEffect(() => {
    unused.delete(loaded);
    return () => keep(loaded);
  }, [loaded]);
  // Its source ended with it, or repeats an answer without putting it into the store.
  return usePreloadedQuery<Query>(query, loaded.isDisposed ? { ...loaded, source: undefined } : loaded);
}
