import { useEffect } from 'react';
import type { RefObject } from 'react';
import { STOPS } from './passFocusOn.ts';

const stopsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(`${STOPS},[tabindex="0"]`)].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));

/**
 * The keys of toasts. A dialog keeps Tab in itself: the buttons of the toasts above it come after its last stop. Whoever presses
 * one, or Escape there, is back where the keys were before.
 */
export function useToastKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toasts = place.current!;
    let before: HTMLElement | null = null;
    let focused: EventTarget | null = null;
    function giveBack() {
      const isLeft = before?.isConnected && before.checkVisibility();
      (isLeft ? before : [...document.querySelectorAll<HTMLElement>('[data-modal]')].at(-1))?.focus();
      before = null;
    }
    function enter({ target, relatedTarget }: FocusEvent) {
      focused = target;
      if (relatedTarget instanceof HTMLElement && !toasts.contains(relatedTarget)) before = relatedTarget;
    }
    // Before what is pressed acts: a dialog that it opens gives the focus back to where it was.
    const press = () => toasts.contains(document.activeElement) && giveBack();
    // A toast that goes with the focus in it.
    const watch = new MutationObserver((changes) => {
      const isGone = changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused as Node | null)));
      if (isGone && before && document.activeElement === document.body) giveBack();
    });

    function tab(event: KeyboardEvent) {
      if (!toasts.firstElementChild) return;
      const { activeElement } = document;
      const isInToasts = toasts.contains(activeElement);
      if (event.key === 'Escape' && isInToasts) {
        event.stopPropagation();
        giveBack();
      }
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      const dialog = (isInToasts ? before : activeElement)?.closest('[role$=dialog]');
      if (!dialog) return;
      const [own, others] = isInToasts ? [stopsIn(toasts), stopsIn(dialog)] : [stopsIn(dialog), stopsIn(toasts)];
      const edge = event.shiftKey ? own[0] : own.at(-1);
      const next = event.shiftKey ? others.at(-1) : others[0];
      if (activeElement !== edge || !next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    }

    watch.observe(toasts, { childList: true });
    toasts.addEventListener('focusin', enter);
    toasts.addEventListener('click', press, true);
    // In the capture phase: a dialog moves the focus itself.
    document.addEventListener('keydown', tab, true);
    return () => {
      watch.disconnect();
      toasts.removeEventListener('focusin', enter);
      toasts.removeEventListener('click', press, true);
      document.removeEventListener('keydown', tab, true);
    };
  }, [place]);
}
