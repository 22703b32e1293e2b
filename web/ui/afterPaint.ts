import { startTransition } from 'react';

/** Makes a change that can wait, once what is drawn now has been painted. Returns how to call it off. */
export function afterPaint(change: () => void): () => void {
  // A frame is painted right after its callbacks; the change begins in a task of its own.
  const frame = requestAnimationFrame(() => startTransition(change));
  return () => cancelAnimationFrame(frame);
}
