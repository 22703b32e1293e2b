import { useLayoutEffect, useRef } from 'react';
import { sharedState } from '../sharedState.ts';
import { areLetterKeysOn } from './letterKeys.ts';

export interface Hotkey {
  /**
   * The key by its place on the keyboard, as `event.code` names it: 'KeyJ', 'Enter'. A Bangla layout types
   * another character there and still means the same key.
   */
  code: string;
  /** For a character that layouts have in different places: '?'. Then it counts too. */
  character?: string;
  /** What it does, for the list of keys: 'Next row'. */
  label: string;
  run: (event: KeyboardEvent) => void;
  /** With Ctrl, or ⌘ on a Mac. Such a key works while somebody types, and in dialogs. */
  hasCtrl?: boolean;
  /** Leaves the event to others: Escape, which also closes things. */
  isShared?: boolean;
  /** Held down, it goes on: a step through a list. Any other key does its work once, however long it is held. */
  repeats?: boolean;
}

type Group = () => readonly Hotkey[];

/** Those of the parts of the page that are shown now; the last one that came wins. */
const groups = sharedState<readonly Group[]>([]);

/** Where keys are text, or belong to something that floats over the page. */
const TAKEN = [
  'input:not([type=checkbox])', 'textarea', 'select', '[contenteditable=true]', '[role=dialog]',
  '[role=alertdialog]', '[role=menu]', '[role=listbox]',
].join();

/** They type nothing, so they work inside fields too. */
const FUNCTION_KEY = /^F\d+$/;

/** Keys that a focused control needs for itself. */
const OF_CONTROLS = new Set(['Enter', 'Space']);

/** An Escape this soon after a dialog has closed by itself, as after printing, was meant for it. */
const AFTER_DIALOG_MS = 1000;
/** A dialog that goes this soon after an Escape was closed by it: then the next one is for what is below. */
const BY_ESCAPE_MS = 500;
let dialogClosedAt = -Infinity;
let escapedAt = -Infinity;

export function noteDialogClosed(): void {
  const now = performance.now();
  dialogClosedAt = now - escapedAt < BY_ESCAPE_MS ? -Infinity : now;
}

/** In the capture phase: a dialog stops the event. */
function noteEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') escapedAt = performance.now();
}

function isTaken(event: KeyboardEvent, { code, hasCtrl }: Hotkey): boolean {
  const target = event.target as Element;
  const isModal = document.querySelector('[data-modal]') !== null;
  // The palette is found from anywhere; what a page does by key must not happen behind a dialog.
  if (hasCtrl) return isModal && code !== 'KeyK';
  if (FUNCTION_KEY.test(code)) return isModal;
  if (target.closest(TAKEN) || isModal) return true;
  if (code === 'Escape' && performance.now() - dialogClosedAt < AFTER_DIALOG_MS) return true;
  return OF_CONTROLS.has(code) && target.closest('button, a, input') !== null;
}

export const isLetterKey = ({ code, character, hasCtrl = false }: Hotkey) =>
  !hasCtrl && (code.startsWith('Key') || character !== undefined);

function matches(event: KeyboardEvent, hotkey: Hotkey): boolean {
  const { code, character, hasCtrl = false } = hotkey;
  if (event.altKey || hasCtrl !== (event.ctrlKey || event.metaKey)) return false;
  if (isLetterKey(hotkey) && !areLetterKeysOn()) return false;
  return character === undefined ? event.code === code : event.key === character;
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  for (const group of groups.read().toReversed()) {
    const hotkey = group().find((one) => matches(event, one) && !isTaken(event, one));
    if (!hotkey) continue;
    if (!hotkey.isShared) event.preventDefault();
    if (!event.repeat || hotkey.repeats) hotkey.run(event);
    return;
  }
}

function setGroups(next: readonly Group[]): void {
  if (groups.read().length === 0) {
    document.addEventListener('keydown', press);
    document.addEventListener('keydown', noteEscape, true);
  }
  if (next.length === 0) {
    document.removeEventListener('keydown', press);
    document.removeEventListener('keydown', noteEscape, true);
  }
  groups.write(next);
}

/** Keys that work while the component is shown; the list of keys shows them as long. */
export function useHotkeys(hotkeys: readonly Hotkey[], isEnabled = true): void {
  const latest = useRef(hotkeys);
  // Before it is drawn: a key that follows at once means what is shown, not what was shown before.
  useLayoutEffect(() => {
    latest.current = hotkeys;
  });
  // Registered anew only when there are others: what they do is read from the ref.
  const signature = hotkeys.map(({ code, label }) => `${code} ${label}`).join('\n');
  // A key works as soon as the button that names it can be seen.
  useLayoutEffect(() => {
    if (!isEnabled || signature === '') return;
    const group = () => latest.current;
    setGroups([...groups.read(), group]);
    return () => setGroups(groups.read().filter((one) => one !== group));
  }, [signature, isEnabled]);
}

/** Every key that works now, each once, those of the whole app first. */
export function useActiveHotkeys(): readonly Hotkey[] {
  const all = groups.useValue().flatMap((group) => group());
  return all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index);
}

/** ['Ctrl', 'K'], ['J'], ['?']: how a key is written. */
export function keyNames({ code, character, hasCtrl }: Hotkey): string[] {
  const name = character ?? (code === 'Escape' ? 'Esc' : code.replace(/^Key|^Arrow/, ''));
  return hasCtrl ? ['Ctrl', name] : [name];
}
