import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { useTakeOrder } from '../mutations/useTakeOrder.ts';
import { keepDraft } from './keptDraft.ts';
import type { DraftOwner } from './keptDraft.ts';
import { emptyOrder, takeInput } from './orderDraft.ts';
import type { DeliveryFees, OrderDraft } from './orderDraft.ts';
import { useFilledFields } from './useFilledFields.ts';
import { useKeptDraft, useSavedDraft } from './useKeptDraft.ts';

export interface TakenOrder {
  id: string;
  reference: string;
  isPreorder: boolean;
  /** It was asked for, or a rule of the business did it. */
  isConfirmed: boolean;
}

/** An existing web order that is replaced by a typed one: the form starts with its values, and no draft is saved. */
export interface TypedOver {
  start: OrderDraft;
  /** The buyer picks it up at the shop. */
  isPickup: boolean;
  save: (draft: OrderDraft, confirm: boolean) => Promise<CommandOutcome<TakenOrder>>;
}

interface OrderFormOptions extends DraftOwner {
  over?: TypedOver;
  /** Initial source of a new order. */
  source: string | undefined;
  fees: DeliveryFees;
  onTaken: (order: TakenOrder & { scheduledFor: string }) => void;
}

/** The form of a new order: begins with the draft that this browser has, fills in fields, and saves the order. */
export function useOrderForm({ businessId, userId, over, source: begins, fees, onTaken }: OrderFormOptions) {
  const [empty] = useState<OrderDraft>(() => ({ ...emptyOrder, source: begins ?? emptyOrder.source }));
  const isKept = !over;
  const kept = useKeptDraft({ businessId, userId }, isKept);
  const { takeOrder } = useTakeOrder();
  /** Set by each way to save. */
  const isConfirming = useRef(false);
  const saved = over?.start ?? kept.kept ?? empty;

  const form = useCommandForm<OrderDraft, TakenOrder>({
    saved,
    save: (draft) => {
      if (over) return over.save(draft, isConfirming.current);
      // Without waiting for a pause: whoever loads the page again while the answer is out sends the same once more.
      keepDraft(kept.owner, draft);
      return takeOrder(takeInput(draft, isConfirming.current));
    },
    onSaved: (order, { source, scheduledFor }) => {
      if (!over) startAgain({ ...emptyOrder, source });
      onTaken({ ...order, scheduledFor });
    },
  });

  const draft = useWatch({ control: form.control }) as OrderDraft;
  useSavedDraft(draft, kept, isKept);
  const { forgetTyped, ...filled } = useFilledFields({ form, draft, saved, fees });

  function startAgain(next: OrderDraft = empty) {
    forgetTyped();
    form.reset(next);
    kept.drop();
  }

  return {
    form, draft, savedAt: kept.savedAt, startAgain, ...filled,
    setConfirming: (next: boolean) => void (isConfirming.current = next),
  };
}
