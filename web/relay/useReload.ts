import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Reads a query again, so that the store has what the gateway has now; rejects where the gateway cannot be reached. */
export function useReload<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) {
  const environment = useRelayEnvironment();
  return async (): Promise<void> => {
    await fetchQuery<TQuery>(environment, query, variables).toPromise();
  };
}
