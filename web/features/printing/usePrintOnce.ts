import { useEffect, useRef } from 'react';

/** The sheets to print: elements with `data-printed` inside `<PrintSheet>`. */
export const printedSheets = () => [...document.querySelectorAll('[data-print] [data-printed]')];

/** Resolves when fonts and pictures are loaded, because a printed sheet cannot be updated. */
export async function whenDrawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = printedSheets().flatMap((sheet) => [...sheet.querySelectorAll('img')]);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * Opens the browser's print dialog once, as soon as the sheets are ready and rendered; calls `onPrinted` when it is
 * closed.
 */
export function usePrintOnce(isReady: boolean, onPrinted: () => void): void {
  const done = useRef(onPrinted);
  useEffect(() => {
    done.current = onPrinted;
  });
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    void whenDrawn().then(() => isCurrent && window.print());
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', finish);
    };
  }, [isReady]);
}
