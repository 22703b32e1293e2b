import { useEffect } from 'react';
import { sharedState } from '../ui/sharedState.ts';

/** The list that the open record belongs to, which its page knows: an expense has another one than an income at the same address. */
const recordList = sharedState<{ path: string; list: string } | null>(null);

/** Used by the page of a record: the list holds for as long as the page is open. */
export function usePublishRecordList(path: string, list: string): void {
  useEffect(() => {
    recordList.write({ path, list });
    return () => recordList.write(null);
  }, [path, list]);
}

/** The list of the record whose page is open at this address. */
export function useRecordList(path: string): string | undefined {
  const shown = recordList.useValue();
  return shown?.path === path ? shown.list : undefined;
}
