import { useEffect, useMemo, useRef, useState } from 'react';
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

/** Saves what is typed, once nobody types, or the page is left. */
export function useSavedDraft(draft: OrderDraft, { owner, setSavedAt }: ReturnType<typeof useKeptDraft>, isKept: boolean): void {
  const save = useRef<(() => void) | null>(null);
  useEffect(() => {
    save.current = null;
    if (!isKept || JSON.stringify(draft) === JSON.stringify({ ...emptyOrder, source: draft.source })) return;
    save.current = () => {
      save.current = null;
      keepDraft(owner, draft);
      setSavedAt(Date.now());
    };
    const timer = setTimeout(() => save.current?.(), REST_MS);
    return () => clearTimeout(timer);
  }, [owner, isKept, draft, setSavedAt]);

  useEffect(() => {
    const leave = () => save.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
