import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { placeOf, rememberPlace } from './gridMemory.ts';

interface CursorOptions {
  ids: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Under which the cursor is remembered, see useGridPlace. */
  placeKey: string | undefined;
}

/**
 * The row that the keys are about, by its id: it stays on its order when rows come and go above it. Where its
 * row goes away, the one that took its place has it, and the focus where that was in the row.
 */
export function useGridCursor({ ids, scroller, rowHeight, placeKey }: CursorOptions) {
  const [{ id, at }, setCursor] = useState(() => ({ id: (placeKey && placeOf(placeKey)?.cursorId) || null, at: 0 }));
  const found = id === null ? -1 : ids.indexOf(id);
  const isLost = id !== null && found < 0;
  const index = isLost ? Math.min(at, ids.length - 1) : found;

  /** Marks a row without moving the focus. */
  function mark(next: string) {
    setCursor({ id: next, at: ids.indexOf(next) });
    if (placeKey !== undefined) rememberPlace(placeKey, { cursorId: next });
  }

  function rowOf(rowId: string | undefined): HTMLElement | null {
    if (rowId === undefined) return null;
    return scroller.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"]`) ?? null;
  }

  /** By arithmetic first: in a long list the row may not be in the document yet. */
  function focus(next: number) {
    const nextId = ids[Math.max(0, Math.min(ids.length - 1, next))];
    const box = scroller.current;
    if (nextId === undefined || !box) return;
    mark(nextId);
    const focusIt = () => {
      const row = rowOf(nextId);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
      return row !== null;
    };
    if (focusIt()) return;
    box.scrollTo({ top: next * rowHeight - box.clientHeight / 2 });
    requestAnimationFrame(() => requestAnimationFrame(focusIt));
  }

  const hasLostFocus = useRef(false);
  useEffect(() => {
    const row = isLost && hasLostFocus.current ? rowOf(ids[index]) : null;
    if (!row) return;
    hasLostFocus.current = false;
    // Which marks it.
    if (document.activeElement === document.body) row.focus();
  });

  function loseFocus() {
    hasLostFocus.current = true;
  }

  /** -1 while it rests on no row, so that the first step leads to the first one. */
  return { index, id: ids[index] ?? null, mark, focus, loseFocus };
}
