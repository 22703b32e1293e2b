import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { placeOf, rememberPlace } from './gridMemory.ts';

/**
 * Keeps the scroll position of a list under `place.key` and puts it back when the list is shown again under it.
 * Other rows (another `place.scope`) under a key that is not known begin at the top; the same rows under a new
 * key, such as with a drawer in the address, stay where they are.
 */
export function useGridPlace(
  scroller: RefObject<HTMLElement | null>,
  place: { key: string; scope: string } | undefined,
): void {
  const key = place?.key;
  const scope = place?.scope;
  const shown = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || key === undefined) return;
    const known = placeOf(key);
    const isSameRows = shown.current === scope;
    shown.current = scope;
    if (known) box.scrollTo({ top: known.top });
    else if (!isSameRows) box.scrollTo({ top: 0 });
  }, [scroller, key, scope]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || key === undefined) return;
    const remember = () => rememberPlace(key, { top: box.scrollTop });
    remember();
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [scroller, key]);
}
