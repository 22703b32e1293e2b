import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { GridPages } from '../ui/datagrid/GridFooter.tsx';

interface Options {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  pageSize: number;
  /** Which rows these are: failures of others are forgotten. */
  scope: string;
  /** Rows that are shown; where none is left and more exist, the next page is fetched. */
  shown: number;
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** Grows after each failure, so that an outage does not cause a storm of requests. */
const waitAfter = (failures: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

/** The pages of a list. One that failed is asked for again by the button, or by itself after a growing wait. */
export function useListPages(options: Options): GridPages {
  const { hasNext, isLoadingNext, loadNext, pageSize, scope, shown } = options;
  const [failures, setFailures] = useState({ scope, count: 0 });
  const count = failures.scope === scope ? failures.count : 0;
  const isAsking = useRef(false);

  const next = useCallback(() => {
    // An observer and a timer may both ask before the next render.
    if (isAsking.current) return;
    isAsking.current = true;
    loadNext(pageSize, {
      onComplete: (error) => {
        isAsking.current = false;
        setFailures((last) => ({
          scope,
          count: error ? (last.scope === scope ? last.count : 0) + 1 : 0,
        }));
      },
    });
  }, [loadNext, pageSize, scope]);
  useEffect(() => {
    // Other rows restart the pagination: Relay never completes a load that was running for the previous ones.
    isAsking.current = false;
  }, [scope]);

  useEffect(() => {
    if (count === 0 || !hasNext) return;
    const timer = setTimeout(next, waitAfter(count));
    return () => clearTimeout(timer);
  }, [count, hasNext, next]);

  const isDrained = shown === 0 && hasNext && !isLoadingNext && count === 0;
  useEffect(() => {
    if (isDrained) next();
  }, [isDrained, next]);

  return { hasNext, isLoadingNext, isFailed: count > 0, loadNext: next };
}
