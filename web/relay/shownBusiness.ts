import { useSyncExternalStore } from 'react';

export const SHOWN_BUSINESS_HEADER = 'X-Karbar-Business';

/** Global id of the business that this tab shows; unknown until the viewer is there. */
let shown: string | undefined;
/** Whether the gateway has refused a request because the session is in another business now. */
let isLeft = false;
const listeners = new Set<() => void>();

/** From now on every request says that this tab shows the business. */
export function showBusiness(id: string): void {
  shown = id;
}

export const shownBusiness = (): string | undefined => shown;

/** For requests beside GraphQL. */
export const shownBusinessHeader = (): Record<string, string> =>
  shown ? { [SHOWN_BUSINESS_HEADER]: shown } : {};

function setLeft(next: boolean): void {
  isLeft = next;
  for (const notify of listeners) notify();
}

/** Another tab has switched: nothing that this one sends is answered any more. */
export const markBusinessLeft = (): void => setLeft(true);

/** The session is back in the business that this tab shows. */
export const markBusinessBack = (): void => setLeft(false);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useBusinessLeft = (): boolean => useSyncExternalStore(subscribe, () => isLeft);
