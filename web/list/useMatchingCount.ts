import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';

/** Counts the rows of a filter; undefined for more than one job takes, or without an answer. */
export type CountRows<Filter> = (environment: IEnvironment, filter: Filter) => Promise<number | undefined>;

/** How many rows the filter lets through, counted when rows are selected; undefined until it is known. `load` is defined outside the component. */
export function useMatchingCount<Filter extends object>(
  isAsked: boolean, filter: Filter, load: () => Promise<CountRows<Filter>>,
): number | undefined {
  const environment = useRelayEnvironment();
  const text = JSON.stringify(filter);
  const [counted, setCounted] = useState<{ text: string; count: number | undefined }>();
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void load()
      .then((countRows) => countRows(environment, JSON.parse(text) as Filter))
      .then((count) => isCurrent && setCounted({ text, count }), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [environment, isAsked, text, load]);
  return counted?.text === text ? counted.count : undefined;
}
