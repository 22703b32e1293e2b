import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { setInteractionModality } from 'react-aria-components';
import { noteDialogClosed } from '../keys/hotkeys.ts';
import { placeInList } from './placeInList.ts';

/** The button of the menu that closed last, and when, in milliseconds since the page was loaded. */
let lastMenu: { button: HTMLElement | null; closedAt: number } = { button: null, closedAt: -Infinity };

/** A dialog that opens within this time after a menu has closed was opened by an entry of it. */
const SOON_MS = 500;

/** For the surface of a menu: its first entry gets the focus at once, and its button the focus of what an entry opens. */
export function useMenuButton(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // A button that Enter presses is clicked without a pointer, which react-aria takes for a screen reader's click: it waits
    // for all that moves on the page, such as a toast, and may leave the focus on the menu, where Enter chooses nothing.
    if (button.current?.matches(':focus-visible')) setInteractionModality('keyboard');
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

/** Where what led to the dialog is gone with what was done, the keys go on in the row that follows, else from the top of the page. */
function focusNear(place: () => HTMLElement | null): void {
  if (document.activeElement !== document.body || document.querySelector('[data-modal]')) return;
  const next = place();
  if (next) return next.focus();
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const inFrames = (count: number, act: () => void): void => void requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, act) : act()));

/** While it has the focus again: it may go yet, with its row, when the answer to what was done in the dialog comes. */
function watchOver(before: HTMLElement): void {
  let place = placeInList(before);
  const watch = new MutationObserver(() => {
    if (document.activeElement === before) {
      place = placeInList(before);
      return;
    }
    watch.disconnect();
    // A grid gives the focus to the row that follows by itself.
    if (!before.isConnected) inFrames(2, () => focusNear(place));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * Gives the focus of a dialog back to what led to it, at once: a key that is pressed before the next frame belongs to it too.
 * react-aria waits for a frame, and knows the entry of a menu only. Stands inside the dialog, so that the page around can take
 * the focus again by the time that it goes.
 */
export function FocusReturn(): null {
  const [before] = useState(focusedNow);
  const [place] = useState(() => placeInList(before));
  useEffect(() => () => {
    noteDialogClosed();
    const giveBack = () => {
      if (document.activeElement === document.body && before?.isConnected) before.focus();
    };
    giveBack();
    if (before && document.activeElement === before) watchOver(before);
    // Where it was not there yet: after react-aria has tried.
    inFrames(2, () => {
      giveBack();
      inFrames(1, () => focusNear(place));
    });
  }, [before, place]);
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
    const watch = new MutationObserver(() => inFrames(3, stay));
    watch.observe(dialog.current!, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [dialog]);
  return null;
}
