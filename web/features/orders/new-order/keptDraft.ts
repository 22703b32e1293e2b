import { emptyOrder } from './orderDraft.ts';
import type { OrderDraft } from './orderDraft.ts';

/** Whose draft it is: a computer of a shop has several users, and a user several businesses. */
export interface DraftOwner {
  businessId: string;
  userId: string;
}

/** Key of the draft in local storage: typed input survives a closed tab. */
const keyOf = ({ businessId, userId }: DraftOwner) => `new-order:${businessId}:${userId}`;

export interface KeptDraft {
  draft: OrderDraft;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Null without a draft, or if it was written in the format of an earlier version. */
export function readDraft(owner: DraftOwner): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as KeptDraft | null;
    if (!kept || typeof kept.savedAt !== 'number' || !Array.isArray(kept.draft?.lines)) return null;
    return { savedAt: kept.savedAt, draft: { ...emptyOrder, ...kept.draft } };
  } catch {
    return null;
  }
}

export function keepDraft(owner: DraftOwner, draft: OrderDraft): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify({ draft, savedAt: Date.now() } satisfies KeptDraft));
  } catch {
    // Storage full or blocked: the page works without a draft.
  }
}

export function dropDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Storage blocked: there is no draft to remove.
  }
}
