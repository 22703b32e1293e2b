import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const PRODUCT = 'Karbar';
/** A button whose menu is open, and all overlays. */
const OPENED = '[aria-expanded=true],[data-placement],[role$=dialog]';

/** Whether the focus stays where it is: in a field of the screen, or in a menu or dialog opened while it loaded. */
function isFocusKept({ activeElement }: Document): boolean {
  if (activeElement?.closest('main') && activeElement.matches('input, textarea, select')) return true;
  return Boolean(activeElement?.closest(OPENED));
}

/** Gives the heading the focus. False when it cannot take it, as under a dialog. */
function focusHeading(heading: HTMLElement): boolean {
  // Once: the styles of the page are observed.
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.style.outline = 'none';
  }
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
  const look = () => {
    const heading = shownHeading();
    if (!heading) return;
    document.title = `${heading.textContent} · ${PRODUCT}`;
    if (hasArrived && document.activeElement !== document.body) return;
    hasArrived = !isMove || isFocusKept(document) || focusHeading(heading);
  };
  const used = new AbortController();
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    used.abort();
  };
  const stopWhenArrived = () => hasArrived && stop();
  // Styles, because React shows with them what it has hidden.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const use of ['keydown', 'pointerdown']) {
    addEventListener(use, stopWhenArrived, { capture: true, signal: used.signal });
  }
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
