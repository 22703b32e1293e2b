import { fetchQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

/** Rows in one bulk job at most: the gateway counts one further. */
const MOST = 50_000;

/**
 * Makes a function that says how many rows a filter lets through, by a query that takes the filter; undefined for more
 * than one bulk job takes, or without an answer.
 */
export function matchingCounter<Query extends OperationType>(
  query: GraphQLTaggedNode,
  countOf: (answer: Query['response']) => number | null | undefined,
) {
  return async (environment: IEnvironment, filter: Query['variables']['filter']): Promise<number | undefined> => {
    const answer = await fetchQuery<Query>(environment, query, { filter }).toPromise().catch(() => undefined);
    const count = answer ? countOf(answer) ?? undefined : undefined;
    return count === undefined || count > MOST ? undefined : count;
  };
}
