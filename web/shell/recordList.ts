import { useEffect, useSyncExternalStore } from 'react';

/** Which list the open record belongs to, as its page says: of an expense another than of an income at the same address. */
let shown: { path: string; list: string } | null = null;
const watchers = new Set<() => void>();

function say(next: typeof shown): void {
  shown = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Said by the page of a record, as long as it is open. */
export function useSayRecordList(path: string, list: string): void {
  useEffect(() => {
    say({ path, list });
    return () => say(null);
  }, [path, list]);
}

/** What the page at this address has said. */
export const useRecordList = (path: string): string | undefined =>
  useSyncExternalStore(watch, () => (shown?.path === path ? shown.list : undefined));
