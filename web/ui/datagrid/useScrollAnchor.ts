import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the visible rows in place when rows are added or removed above them. Computed from indexes, because most rows of a long list are not in the document. */
export function useScrollAnchor(
  scroller: RefObject<HTMLElement | null>,
  { ids, rowHeight, scope }: { ids: readonly string[]; rowHeight: number; scope: string | undefined },
): void {
  const last = useRef({ ids, scope });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ids, scope };
    const box = scroller.current;
    if (!box?.scrollTop || before.scope !== scope || before.ids === ids) return;
    const at = before.ids.findIndex((id, index) => index >= Math.floor(box.scrollTop / rowHeight) && ids.includes(id));
    if (at >= 0) box.scrollBy({ top: (ids.indexOf(before.ids[at]!) - at) * rowHeight });
  }, [scroller, ids, rowHeight, scope]);
}
