import { emptyOrder } from './orderDraft.ts';
import type { OrderDraft } from './orderDraft.ts';

/** In this browser, for one business: what was typed and not saved survives a closed tab. */
const keyOf = (businessId: string) => `new-order:${businessId}`;

export interface KeptDraft {
  draft: OrderDraft;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Null without one, and for one that an earlier version of the app wrote otherwise. */
export function readDraft(businessId: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(businessId)) ?? 'null') as KeptDraft | null;
    if (!kept || typeof kept.savedAt !== 'number' || !Array.isArray(kept.draft?.lines)) return null;
    return { savedAt: kept.savedAt, draft: { ...emptyOrder, ...kept.draft } };
  } catch {
    return null;
  }
}

export function keepDraft(businessId: string, draft: OrderDraft): void {
  try {
    localStorage.setItem(keyOf(businessId), JSON.stringify({ draft, savedAt: Date.now() } satisfies KeptDraft));
  } catch {
    // A full or blocked storage keeps no draft; the page works all the same.
  }
}

export function dropDraft(businessId: string): void {
  try {
    localStorage.removeItem(keyOf(businessId));
  } catch {
    // Nothing was kept then.
  }
}
