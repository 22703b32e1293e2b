import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { GraphQLTaggedNode, IEnvironment, OperationDescriptor, OperationType } from 'relay-runtime';

interface SecondaryQueryOptions {
  /** Nothing is asked for until it is. */
  isWanted?: boolean;
  /** Another one asks again, as for the next version of a record. */
  fetchKey?: number;
}

export interface SecondaryQuery<Response> {
  /** Null until the store has all of it. */
  data: Response | null;
  isLoading: boolean;
  /** The last request brought no answer. What an earlier one brought is still there. */
  hasFailed: boolean;
  /** Why it brought none; null unless it failed. */
  error: Error | null;
  /** Asks again. */
  reload: () => void;
}

/** What the store has for an operation, in the form that React subscribes to. */
function storedAnswer(environment: IEnvironment, operation: OperationDescriptor) {
  let snapshot = environment.lookup(operation.fragment);
  return {
    current: () => snapshot,
    subscribe: (onChange: () => void) => {
      const retained = environment.retain(operation);
      // It may have changed since it was drawn.
      snapshot = environment.lookup(operation.fragment);
      const subscription = environment.subscribe(snapshot, (next) => {
        snapshot = next;
        onChange();
      });
      return () => {
        subscription.dispose();
        retained.dispose();
      };
    },
  };
}

/**
 * A small read beside the query of the page: choices of a field, a card of its own. It neither suspends nor throws, so
 * that fields keep their focus and the page stays, and whoever shows it says what a failure means there. What the
 * store has is shown at once and asked for again.
 */
export function useSecondaryQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { isWanted = true, fetchKey = 0 }: SecondaryQueryOptions = {},
): SecondaryQuery<Query['response']> {
  const environment = useRelayEnvironment();
  const content = JSON.stringify(variables);
  const answer = useMemo(
    () => storedAnswer(environment, createOperationDescriptor(getRequest(query), JSON.parse(content) as Query['variables'])),
    [environment, query, content],
  );
  const { data, isMissingData } = useSyncExternalStore(answer.subscribe, answer.current);
  const [attempt, reload] = useReducer((count: number) => count + 1, 0);
  const request = `${content} ${fetchKey} ${attempt}`;
  const [ended, setEnded] = useState<{ request: string; error: Error | null }>({ request: '', error: null });
  useEffect(() => {
    if (!isWanted) return undefined;
    const subscription = fetchQuery<Query>(environment, query, JSON.parse(content) as Query['variables']).subscribe({
      complete: () => setEnded({ request, error: null }),
      error: (error: Error) => setEnded({ request, error }),
    });
    return () => subscription.unsubscribe();
  }, [environment, query, content, request, isWanted]);
  const hasEnded = ended.request === request;
  const error = hasEnded ? ended.error : null;
  return {
    data: isWanted && !isMissingData ? (data as Query['response']) : null,
    isLoading: isWanted && !hasEnded,
    hasFailed: error !== null,
    error,
    reload,
  };
}
