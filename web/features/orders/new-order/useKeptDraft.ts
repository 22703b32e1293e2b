import { useEffect, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './keptDraft.ts';
import type { DraftOwner } from './keptDraft.ts';
import { emptyOrder } from './orderDraft.ts';
import type { OrderDraft } from './orderDraft.ts';

/** Debounce: milliseconds without a key before the draft is saved. */
const REST_MS = 400;

/** The draft of a new order that this browser has; nothing is read or saved where `isKept` is false. */
export function useKeptDraft({ businessId, userId }: DraftOwner, isKept: boolean) {
  const owner = useMemo(() => ({ businessId, userId }), [businessId, userId]);
  const kept = useMemo(() => (isKept ? readDraft(owner) : null), [owner, isKept]);
  const [savedAt, setSavedAt] = useState<number | null>(kept?.savedAt ?? null);
  return {
    owner, kept: kept?.draft ?? null, savedAt, setSavedAt,
    drop: () => {
      dropDraft(owner);
      setSavedAt(null);
    },
  };
}

/** Saves what is typed, once nobody types. */
export function useSavedDraft(draft: OrderDraft, { owner, setSavedAt }: ReturnType<typeof useKeptDraft>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept || JSON.stringify(draft) === JSON.stringify({ ...emptyOrder, source: draft.source })) return;
    const timer = setTimeout(() => {
      keepDraft(owner, draft);
      setSavedAt(Date.now());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [owner, isKept, draft, setSavedAt]);
}
