import { useEffect, useRef } from 'react';

export interface GridKeys {
  move: (by: number) => void;
  toggle: (isRange: boolean) => void;
  open: () => void;
  clear: () => void;
}

/** Where letters are text, or belong to something that floats over the grid. */
const ELSEWHERE = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
].join();

/**
 * J/K move, X selects (Shift+X the range), Enter opens, Escape clears the selection; from anywhere on the
 * page.
 */
export function useGridKeyboard(keys: GridKeys, isEnabled: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    if (!isEnabled) return;
    function press(event: KeyboardEvent) {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(ELSEWHERE) || document.querySelector('[aria-modal=true]')) return;
      const isOnControl = target.closest('button, a, input') !== null;
      const { move, toggle, open, clear } = latest.current;
      const actions: Record<string, (() => void) | undefined> = {
        j: () => move(1),
        k: () => move(-1),
        x: () => toggle(event.shiftKey),
        Enter: isOnControl ? undefined : open,
        Escape: clear,
      };
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      if (event.key !== 'Escape') event.preventDefault();
      action();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEnabled]);
}
