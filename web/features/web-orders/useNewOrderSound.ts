import { useEffect, useRef, useState } from 'react';
import { playSound } from '../scanning/scanSound.ts';

const STORAGE_KEY = 'web-order-sound';

function isWanted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

/**
 * Whether this device plays a sound when `waiting`, the number of orders to be called, grows. Switching it on plays it
 * once, because browsers allow sound only after a click.
 */
export function useNewOrderSound(waiting: number) {
  const [isOn, setOn] = useState(isWanted);
  const last = useRef(waiting);
  useEffect(() => {
    if (isOn && waiting > last.current) playSound('good');
    last.current = waiting;
  }, [isOn, waiting]);

  function toggle() {
    const next = !isOn;
    setOn(next);
    if (next) playSound('good');
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // The choice lasts until the page is closed.
    }
  }
  return { isOn, toggle };
}
