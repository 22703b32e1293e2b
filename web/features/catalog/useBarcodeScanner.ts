import { useEffect, useRef } from 'react';

/** A scanner types faster than any hand: at most so long between two keys. */
const BURST_MS = 50;
const SHORTEST_CODE = 4;

/** A field that takes letters; a check box or a button does not. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/**
 * Calls `onScan` with what a barcode scanner types, a burst of keys that ends in Enter, while no field has the focus.
 * In a field the scanner types like anybody else, and the field takes it.
 */
export function useBarcodeScanner(onScan: (code: string) => void, isOn: boolean): void {
  const newest = useRef(onScan);
  useEffect(() => {
    newest.current = onScan;
  });

  useEffect(() => {
    if (!isOn) return;
    let code = '';
    let last = 0;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      const isBurst = event.timeStamp - last <= BURST_MS;
      last = event.timeStamp;
      if (event.key === 'Enter') {
        const scanned = isBurst ? code : '';
        code = '';
        if (scanned.length < SHORTEST_CODE) return;
        event.preventDefault();
        event.stopPropagation();
        newest.current(scanned);
        return;
      }
      if (event.key.length !== 1) return;
      code = isBurst ? code + event.key : event.key;
      // Not the first key, which may be a shortcut; what follows it this fast is none.
      if (isBurst) event.stopPropagation();
    }
    // Before the shortcuts of the page.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn]);
}
