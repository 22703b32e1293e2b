import { useState } from 'react';
import { playSound } from '../scanning/scanSound.ts';

const STORAGE_KEY = 'web-order-sound';

function isWanted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether a new order is heard on this device. Switching it on plays it once: browsers let a page sound after a click. */
export function useNewOrderSound() {
  const [isOn, setOn] = useState(isWanted);
  function toggle() {
    const next = !isOn;
    setOn(next);
    if (next) playSound('good');
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // It holds until the page is closed.
    }
  }
  return { isOn, toggle, play: () => isOn && playSound('good') };
}
