import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../keys/hotkeys.ts';

export interface GridKeys {
  /** By so many rows; ±Infinity for the ends. */
  move: (by: number) => void;
  toggle: (isRange: boolean) => void;
  open: () => void;
  clear: () => void;
}

interface Options {
  isEnabled: boolean;
  isSelectable: boolean;
  opens: boolean;
}

/** J/K move, X selects (Shift+X the range), Enter opens, Escape clears the selection; from anywhere on the page. */
export function useGridHotkeys(keys: GridKeys, { isEnabled, isSelectable, opens }: Options): void {
  const { t } = useTranslation();
  const { move, toggle, open, clear } = keys;
  const selecting = [
    { code: 'KeyX', label: t('Select the row'), run: (event: Event) => toggle((event as MouseEvent).shiftKey) },
    { code: 'Escape', label: t('Clear the selection'), run: clear, isShared: true },
  ];
  useHotkeys(
    [
      { code: 'KeyJ', label: t('Next row'), run: () => move(1), repeats: true },
      { code: 'KeyK', label: t('Previous row'), run: () => move(-1), repeats: true },
      ...(opens ? [{ code: 'Enter', label: t('Open the row'), run: open }] : []),
      ...(isSelectable ? selecting : []),
    ],
    isEnabled,
  );
}

const PAGE = 10;
const STEPS: Record<string, number> = {
  ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -Infinity, End: Infinity,
};
const HEAD_STEPS: typeof STEPS = { ArrowDown: -Infinity };
const CONTROLS = 'input, a, button, [role=separator]';

/** Left and right lead through what stands in a row, and back to the row; through the header too. */
function stepInRow(row: HTMLElement, by: 1 | -1): void {
  const stops = [row, ...row.querySelectorAll<HTMLElement>(CONTROLS)];
  stops[stops.indexOf(document.activeElement as HTMLElement) + by]?.focus();
}

/** Arrow keys inside a grid; for `onKeyDown` of its table. */
export function gridArrows(event: KeyboardEvent, move: GridKeys['move']): void {
  const row = (event.target as Element).closest<HTMLElement>('[data-row-id], thead > tr');
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // Down from the header is the first row; above it is nothing.
  const step = row.dataset.rowId === undefined ? HEAD_STEPS[event.key] : STEPS[event.key];
  if (step !== undefined) move(step);
  else if (event.key === 'ArrowRight') stepInRow(row, 1);
  else if (event.key === 'ArrowLeft') stepInRow(row, -1);
  else return;
  event.preventDefault();
}
