import { useSyncExternalStore } from 'react';

/**
 * Whether single letters do something. Off for those who dictate or whose keys are pressed by accident
 * (WCAG 2.1.4); kept in this browser.
 */
const STORED = 'letter-keys';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // Blocked storage: as designed.
    return true;
  }
}

let isOn = read();

export const areLetterKeysOn = () => isOn;

export function setLetterKeys(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(STORED, next ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useLetterKeys = () => useSyncExternalStore(subscribe, areLetterKeysOn);
