import { useEffect, useEffectEvent } from 'react';

/** The interval for data that changes through bKash or web shops, without an action of the user. */
const LOOK_MS = 4_000;

/** Calls `look` every few seconds while the page is visible and `isWaiting`. A failure is ignored: the next call follows. */
export function usePolling(look: () => Promise<unknown>, isWaiting = true, everyMs = LOOK_MS): void {
  const newest = useEffectEvent(() => void look().catch(() => undefined));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) newest();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isWaiting, everyMs]);
}
