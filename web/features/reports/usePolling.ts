import { useEffect } from 'react';

/** The gateway hears from bKash by itself: its answer is looked for this often. */
const LOOK_MS = 4_000;

/** Calls `look` every few seconds while the page is in view and something is waited for. */
export function usePolling(look: () => unknown, isWaiting = true): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look, isWaiting]);
}
