import { useEffect, useRef } from 'react';

/** The longest time between two keys of a scanner, which types faster than a person. */
const BURST_MS = 50;
const SHORTEST_CODE = 4;

/** Whether the element takes text; check boxes and buttons do not. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/**
 * Calls `onScan` with the text of a barcode scanner: a quick burst of keys that ends in Enter, while no text field has
 * the focus. Inside a text field the scanned text goes to the field.
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
      // The first key may be a shortcut; a key that follows this fast is part of a scan.
      if (isBurst) event.stopPropagation();
    }
    // In the capture phase, so that it runs before the shortcuts of the page.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn]);
}
