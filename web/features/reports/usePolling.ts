import { useEffect, useEffectEvent } from 'react';

/** The interval for data that changes through bKash or web shops, without an action of the user. */
const LOOK_MS = 4_000;

/** Calls `look` every few seconds while the page is visible and `isWaiting`. */
export function usePolling(look: () => unknown, isWaiting = true): void {
  const newest = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void newest();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
