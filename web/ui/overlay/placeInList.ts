import { STOPS } from '../passFocusOn.ts';

/** What takes the keys in a row, its menu too, which Tab does not reach in a grid. */
const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(`${STOPS},button:enabled`)];

/**
 * Remembers where something stands in a list. Gives what has its place when its row is gone: the same of the row that follows,
 * else of the one before; in a grid the row itself. Null where no row is left.
 */
export function placeInList(element: HTMLElement | null): () => HTMLElement | null {
  const row = element?.closest<HTMLElement>('tr, li');
  if (!element || !row?.parentElement) return () => null;
  const rows = [...row.parentElement.children] as HTMLElement[];
  const at = rows.indexOf(row);
  const others = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const index = stopsOf(row).indexOf(element);
  return () => {
    const next = others.find((other) => other.isConnected && other.checkVisibility());
    if (!next) return null;
    return next.dataset.rowId ? next : (stopsOf(next)[index] ?? stopsOf(next)[0] ?? null);
  };
}
