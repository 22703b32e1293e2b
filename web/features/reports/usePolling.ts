import { useEffect, useEffectEvent } from 'react';

/** What the gateway hears from bKash and from shops by itself is looked for this often. */
const LOOK_MS = 4_000;

/** Calls `look` every few seconds while the page is in view and something is waited for. */
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
