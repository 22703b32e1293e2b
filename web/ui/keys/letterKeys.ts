import { sharedState } from '../sharedState.ts';

/**
 * Whether single letters do something. Off for those who dictate or whose keys are pressed by accident
 * (WCAG 2.1.4); kept in this browser.
 */
const STORED = 'letter-keys';

function read(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // Blocked storage: as designed.
    return true;
  }
}

const isOn = sharedState(read());

export const areLetterKeysOn = isOn.read;

export function setLetterKeys(next: boolean): void {
  try {
    localStorage.setItem(STORED, next ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
  isOn.write(next);
}

export const useLetterKeys = isOn.useValue;
