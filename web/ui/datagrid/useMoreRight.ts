import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Marks the parent of a scrolling element with `data-more-right` while something is hidden at its right. */
export function useMoreRight(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    const frame = box?.parentElement;
    if (!box || !frame) return;
    const mark = () => {
      const isMore = box.scrollWidth - box.clientWidth - box.scrollLeft > 1;
      frame.toggleAttribute('data-more-right', isMore);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
