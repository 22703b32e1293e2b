import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const PRODUCT = 'Karbar';
/** A button whose menu is open, and all overlays. */
const OPENED = '[aria-expanded=true],[data-placement],[role$=dialog]';

function focusHeading(heading: HTMLElement): void {
  // A screen that focuses its first field keeps that focus.
  const { activeElement } = document;
  if (activeElement?.closest('main') && activeElement.matches('input, textarea, select')) return;
  // A menu or dialog that was opened while the screen loaded keeps the focus.
  if (activeElement?.closest(OPENED)) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * Gives the tab its title and, after a move, the heading the focus.
 * The heading found first may be the one of the screen that is left, or may be drawn again while parts of the
 * screen load: then the focus falls back to the body, and the next heading takes it, until a key or the pointer is used.
 */
function arriveAt(isMove: boolean): () => void {
  let isFound = false;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    document.title = `${heading.textContent} · ${PRODUCT}`;
    if (isMove && (!isFound || document.activeElement === document.body)) focusHeading(heading);
    isFound = true;
  };
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();
  const stopWhenFound = () => isFound && stop();
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stopWhenFound, { capture: true, once: true });
  addEventListener('pointerdown', stopWhenFound, { capture: true, once: true });
  look();
  return stop;
}

/** On every new screen: the title of the tab, and the heading gets the focus, so that it is read out. */
export function useRouteAnnouncer(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = arriveAt(false);
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!pathChanged) return;
      stop();
      stop = arriveAt(fromLocation !== undefined);
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
}
