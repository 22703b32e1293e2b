import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Room left under a grid, and the least height that still shows some rows. */
const MARGIN = 20;
const LEAST = 360;

/**
 * Makes an element end at the bottom of the window, wherever it begins: limits its height, again when anything above it
 * changes its own. Not by a custom property: all cells inherit one, and their styles would be computed once more.
 */
export function useViewportFit(element: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || !isEnabled) return;
    const fit = () => {
      const top = target.getBoundingClientRect().top + window.scrollY;
      target.style.setProperty('max-height', `${Math.max(LEAST, window.innerHeight - top - MARGIN)}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
      target.style.removeProperty('max-height');
    };
  }, [element, isEnabled]);
}
