import { emptyOrder } from './orderDraft.ts';
import type { OrderDraft } from './orderDraft.ts';

/** Key of the draft in local storage, one per business: typed input survives a closed tab. */
const keyOf = (businessId: string) => `new-order:${businessId}`;

export interface KeptDraft {
  draft: OrderDraft;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Null without a draft, or if it was written in the format of an earlier version. */
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
    // Storage full or blocked: the page works without a draft.
  }
}

export function dropDraft(businessId: string): void {
  try {
    localStorage.removeItem(keyOf(businessId));
  } catch {
    // Storage blocked: there is no draft to remove.
  }
}
