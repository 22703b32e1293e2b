import { useEffect, useRef } from 'react';

/** What will stand on paper: `<PrintSheet>` with an element `data-printed` for each sheet. */
export const printedSheets = () => [...document.querySelectorAll('[data-print] [data-printed]')];

/** Fonts and pictures first: paper does not change once it is printed. */
export async function whenDrawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = printedSheets().flatMap((sheet) => [...sheet.querySelectorAll('img')]);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * Opens the printer's dialog once, as soon as there is something to print and it is drawn; `onPrinted` is called when
 * that dialog is closed.
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
