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
 * Whether a new order is heard on this device: when `waiting`, those to be called, become more. Switching it on plays it
 * once: browsers let a page sound after a click.
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
      // It holds until the page is closed.
    }
  }
  return { isOn, toggle };
}
