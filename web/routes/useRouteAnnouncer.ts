import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const PRODUCT = 'Karbar';
/** A button whose menu is open, and all overlays. */
const OPENED = '[aria-expanded=true],[data-placement],[role$=dialog]';

/** Gives the heading the focus, or leaves it where it belongs; false when the heading cannot take it, as under a dialog. */
function focusHeading(heading: HTMLElement): boolean {
  const { activeElement } = document;
  // A screen that focuses its first field keeps that focus.
  if (activeElement?.matches('main :is(input, textarea, select)')) return true;
  // A menu or dialog that was opened while the screen loaded keeps the focus.
  if (activeElement?.closest(OPENED)) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** The heading of the screen. React hides what it draws again later: a heading in there is nobody's. */
const shownHeading = () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());

/**
 * Gives the tab its title and, after a move, the heading the focus.
 * The heading found first may be the one of the screen that is left, or may be drawn again while parts of the
 * screen load: then the focus falls back to the body, and the next heading takes it, until a key or the pointer is used.
 */
function arriveAt(isMove: boolean): () => void {
  let hasArrived = false;
  let isUsed = false;
  const look = () => {
    const heading = shownHeading();
    if (!heading) return;
    document.title = `${heading.textContent} · ${PRODUCT}`;
    if (!hasArrived || document.activeElement === document.body) hasArrived = !isMove || focusHeading(heading);
    stopWhenDone();
  };
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();
  const stopWhenDone = () => hasArrived && isUsed && stop();
  const use = () => {
    isUsed = true;
    stopWhenDone();
  };
  // Styles, because React shows with them what it has hidden.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  addEventListener('keydown', use, { capture: true, once: true });
  addEventListener('pointerdown', use, { capture: true, once: true });
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
