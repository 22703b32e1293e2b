import { useRouter, useSearch } from '@tanstack/react-router';
import type { RowLink } from '../ui/datagrid/GridRow.tsx';
import { changedSearch } from './linkSearch.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** This entry opened a drawer over the one before it: closing the drawer is a step back. */
    hasDrawer?: boolean;
  }
}

/** The link of a row that opens beside its list, in a drawer: its id stands in the address as `open`. */
export function openBeside(id: string): RowLink {
  return { to: '.', search: changedSearch({ open: id }) };
}

/** The entry of the history that is being left, and when, in milliseconds since the page was loaded: going back takes a moment. */
let left: { entry?: string; at: number } = { at: 0 };
const LEAVING_MS = 1000;

interface DrawerAddress {
  /** What the address says is open, on whatever screen this is. */
  opened: string | undefined;
  open: (value: string) => void;
  close: () => void;
}

/**
 * A drawer that stands in the address under `name`: Back closes it, a reload brings it again. Closing it otherwise
 * leaves no entry behind that Back would stop at.
 */
export function useDrawerAddress(name = 'open'): DrawerAddress {
  const router = useRouter();
  // Of whatever screen has the drawer: the router cannot know which one.
  const said: unknown = (useSearch({ strict: false }) as Record<string, unknown>)[name];
  const opened = said === undefined || said === '' ? undefined : String(said);
  const go = (value: string | undefined) =>
    void router.navigate({
      to: '.',
      search: changedSearch({ [name]: value }),
      // The way back to the list stays.
      state: (before) => ({ ...before, hasDrawer: value !== undefined }),
      // What is opened in its place is closed by one step back too.
      replace: value === undefined || opened !== undefined,
    });
  return {
    opened,
    open: go,
    close: () => {
      const { state } = router.state.location;
      if (!state.hasDrawer) return go(undefined);
      // Closed twice, by a double click or a held Escape, it goes one step back all the same, not out of the list.
      const now = performance.now();
      if (left.entry === state.__TSR_key && now - left.at < LEAVING_MS) return;
      left = { entry: state.__TSR_key, at: now };
      router.history.back();
    },
  };
}
