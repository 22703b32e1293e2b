import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { sayNotRefreshed } from './routeQuery.ts';

/**
 * Reads a query again, so that the store has what the gateway has now; rejects where the gateway cannot be reached. The
 * same function for as long as the variables say the same.
 */
export function useReload<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) {
  const environment = useRelayEnvironment();
  const content = JSON.stringify(variables);
  return useCallback(async (): Promise<void> => {
    await fetchQuery<TQuery>(environment, query, JSON.parse(content) as TQuery['variables']).toPromise();
  }, [environment, query, content]);
}

/** Reads what a page shows again after a change that has succeeded; a failure says so and leaves what is shown. */
export function useRefresh<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) {
  const reload = useReload<TQuery>(query, variables);
  return useCallback(() => reload().catch(sayNotRefreshed), [reload]);
}
