import { loadCode } from './loadCode.ts';
import { sharedState } from './sharedState.ts';

const isNeeded = sharedState(false);

/** Milliseconds by the id of a toast; no entry for one that stays until it is replaced. */
const lifetimes = new Map<string, number>();

export const lifetimeOf = (id: string): number | undefined => lifetimes.get(id);

export function keepLifetime(id: string, ms: number | null): void {
  if (ms === null) lifetimes.delete(id);
  else lifetimes.set(id, ms);
}

/**
 * Loads the code of the toasts, 5 kB that the first paint does not need, and makes `Toasts` mount it. Not before it is
 * there: what cannot be loaded would take the whole app with it.
 */
export async function loadToasts() {
  const { hotToast, ToastSurface } = await loadCode(() => import('./ToastSurface.tsx'));
  isNeeded.write(true);
  return { hotToast, ToastSurface };
}

/** True from the first toast on, or once the page has been idle. */
export const useToastsNeeded = isNeeded.useValue;
