import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Puts a count before the title of the browser tab while the screen is open: '(7) Web orders · Karbar'. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const prefix = count > 0 ? `(${count}) ` : '';
    const write = () => {
      const wanted = prefix + document.title.replace(COUNT, '');
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // The title is set from the screen's heading a moment after the screen is shown.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
