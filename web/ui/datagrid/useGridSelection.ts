import { useCallback, useMemo, useState } from 'react';

export interface GridSelection {
  ids: ReadonlySet<string>;
  /** Every row that the filters let through, loaded or not; `ids` then holds the loaded ones. */
  isAllMatching: boolean;
  change: (ids: ReadonlySet<string>) => void;
  selectAllMatching: () => void;
  /** Drops those that are not shown any more. */
  keep: (shown: readonly string[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** State of a grid's checkboxes. Clear it when the filters change. */
export function useGridSelection(): GridSelection {
  const [ids, setIds] = useState(NONE);
  const [isAllMatching, setAllMatching] = useState(false);

  const change = useCallback((next: ReadonlySet<string>) => {
    setIds(next);
    setAllMatching(false);
  }, []);
  const selectAllMatching = useCallback(() => setAllMatching(true), []);
  const keep = useCallback((shown: readonly string[]) => {
    setIds((before) => {
      const kept = shown.filter((id) => before.has(id));
      return kept.length === before.size ? before : new Set(kept);
    });
  }, []);
  const clear = useCallback(() => change(NONE), [change]);

  return useMemo(
    () => ({ ids, isAllMatching, change, selectAllMatching, keep, clear }),
    [ids, isAllMatching, change, selectAllMatching, keep, clear],
  );
}

/** `ids` with those from one row of the page to another, both included, added or removed. */
export function withRange(
  ids: ReadonlySet<string>,
  pageIds: readonly string[],
  [from, to]: readonly [string, string],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(ids);
  // If one end of the range is no longer in the list, only the other row is selected.
  const ends = [pageIds.indexOf(from), pageIds.indexOf(to)].filter((index) => index >= 0);
  if (ends.length === 0) return next;
  for (const id of pageIds.slice(Math.min(...ends), Math.max(...ends) + 1)) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
