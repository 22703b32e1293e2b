import { useEffect, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useSecondaryQuery } from './useSecondaryQuery.ts';

const REST_MS = 200;

interface DebouncedQueryOptions {
  /** Nothing is asked for until it is. */
  isWanted?: boolean;
  /** So long the variables have to rest before it is asked. */
  restMs?: number;
}

export interface DebouncedQuery<Response> {
  /** The newest answer, which stays until the next one is there; null before the first. */
  data: Response | null;
  /** `data` answers what is typed now. */
  isCurrent: boolean;
  /** What is typed now has neither been answered nor failed. */
  isLoading: boolean;
  /** Why what is typed now brought no answer. */
  error: Error | null;
  /** Asks again. */
  reload: () => void;
}

/** The value once it has stayed the same for so long; the first one at once. */
function useRested(value: string, restMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}

/** `useSecondaryQuery` for what somebody types or sets: it is asked for once they pause. */
export function useDebouncedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { isWanted = true, restMs = REST_MS }: DebouncedQueryOptions = {},
): DebouncedQuery<Query['response']> {
  const typed = JSON.stringify(variables);
  const rested = useRested(typed, restMs);
  const isAsked = isWanted && rested === typed;
  const { data, isLoading, error, reload } = useSecondaryQuery<Query>(query, JSON.parse(rested) as Query['variables'], { isWanted: isAsked });
  const [newest, setNewest] = useState<{ typed: string; data: Query['response'] | null }>({ typed: '', data: null });
  if (data !== null && (newest.data !== data || newest.typed !== rested)) setNewest({ typed: rested, data });
  return {
    data: data ?? newest.data,
    isCurrent: isWanted && newest.typed === typed,
    isLoading: isWanted && (!isAsked || isLoading),
    error: isAsked ? error : null,
    reload,
  };
}
