import { useEffect, useSyncExternalStore } from 'react';

/** The list that the open record belongs to, which its page knows: an expense has another one than an income at the same address. */
let shown: { path: string; list: string } | null = null;
const subscribers = new Set<() => void>();

function publish(next: typeof shown): void {
  shown = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** Used by the page of a record: the list holds for as long as the page is open. */
export function usePublishRecordList(path: string, list: string): void {
  useEffect(() => {
    publish({ path, list });
    return () => publish(null);
  }, [path, list]);
}

/** The list of the record whose page is open at this address. */
export const useRecordList = (path: string): string | undefined =>
  useSyncExternalStore(subscribe, () => (shown?.path === path ? shown.list : undefined));
