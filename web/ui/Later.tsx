import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Its children are drawn after what stands around them has been painted: for what is below the first screen, or less
 * wanted than the rest. At once on the way back, where the page has to have its height to be scrolled as it was.
 */
export function Later({ children }: { children: ReactNode }) {
  const left = useElementScrollRestoration({ getElement: () => window });
  const [isDue, setDue] = useState(left !== undefined);
  useEffect(() => (isDue ? undefined : afterPaint(() => setDue(true))), [isDue]);
  return isDue ? children : null;
}
