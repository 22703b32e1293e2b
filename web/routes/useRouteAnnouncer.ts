import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const PRODUCT = 'Karbar';
/** How long to wait for the heading of the screen. */
const TIMEOUT_MS = 10_000;
/** A button whose menu is open, and all overlays. */
const OPENED = '[aria-expanded=true],[data-placement],[role$=dialog]';

function withHeading(onFound: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('h1');
  const there = find();
  if (there) {
    onFound(there);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    onFound(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

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

/** On every new screen: the title of the tab, and the heading gets the focus, so that it is read out. */
export function useRouteAnnouncer(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = () => undefined as void;
    const arrive = (isMove: boolean) => {
      stop();
      stop = withHeading((heading) => {
        document.title = `${heading.textContent} · ${PRODUCT}`;
        if (isMove) focusHeading(heading);
      });
    };
    arrive(false);
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (pathChanged) arrive(fromLocation !== undefined);
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);
}
