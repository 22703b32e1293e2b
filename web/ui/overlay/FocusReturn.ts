import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { noteDialogClosed } from '../keys/hotkeys.ts';

/** The button of the menu that closed last, and when, in milliseconds since the page was loaded. */
let lastMenu: { button: HTMLElement | null; closedAt: number } = { button: null, closedAt: -Infinity };

/** A dialog that opens within this time after a menu has closed was opened by an entry of it. */
const SOON_MS = 500;

/** For the surface of a menu: its button gets the focus of what an entry opens. */
export function useMenuButton(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    lastMenu = { button: button.current, closedAt: Infinity };
    return () => {
      lastMenu.closedAt = performance.now();
    };
  }, [button]);
}

/** What has the focus; of an entry of a menu, which goes with the menu, the button that opened it. */
function focusedNow(): HTMLElement | null {
  const { activeElement } = document;
  const isOwn = activeElement instanceof HTMLElement && activeElement !== document.body && !activeElement.closest('[role=menu]');
  if (isOwn) return activeElement;
  return performance.now() - lastMenu.closedAt < SOON_MS ? lastMenu.button : null;
}

/** Where what led to the dialog is gone with what was done, the keys go on from the top of the page. */
function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('body:not(:has([data-modal])) h1');
  if (document.activeElement !== document.body || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Gives the focus of a dialog back to what led to it, at once: a key that is pressed before the next frame belongs to it too.
 * react-aria waits for a frame, and knows the entry of a menu only. Stands inside the dialog, so that the page around can take
 * the focus again by the time that it goes.
 */
export function FocusReturn(): null {
  const [before] = useState(focusedNow);
  useEffect(() => () => {
    noteDialogClosed();
    const giveBack = () => {
      if (document.activeElement === document.body && before?.isConnected) before.focus();
    };
    giveBack();
    // Where it was not there yet: after react-aria has tried.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      giveBack();
      requestAnimationFrame(focusPage);
    }));
  }, [before]);
  return null;
}

/**
 * Keeps the focus in an open dialog when what had it goes, such as the button of something that is settled by it: Escape
 * closes the dialog then too. Stands inside the dialog.
 */
export function FocusStays({ dialog }: { dialog: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const stay = () => {
      if (document.activeElement === document.body) dialog.current?.focus();
    };
    // After a dialog above this one has given the focus back.
    const watch = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(stay))));
    watch.observe(dialog.current!, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [dialog]);
  return null;
}
