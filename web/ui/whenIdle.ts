/** Does what can wait once the browser has nothing else to do, and after `latest` milliseconds at the latest. Returns how to call it off. */
export function whenIdle(act: () => void, latest = 4000): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, { timeout: latest });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, 1000);
  return () => clearTimeout(timer);
}
