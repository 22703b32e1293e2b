import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useAreas } from '../areas/useAreas.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { useTakeOrder } from '../mutations/useTakeOrder.ts';
import { dropDraft, keepDraft, readDraft, submissionKey } from './keptDraft.ts';
import type { DraftOwner } from './keptDraft.ts';
import { deliveryFeeOf, emptyOrder, takeInput } from './orderDraft.ts';
import type { DeliveryFees, OrderDraft } from './orderDraft.ts';
import { useCaller } from './useCaller.ts';
import type { Caller } from './useCaller.ts';

/** Debounce: milliseconds without a key before the draft is saved. */
const REST_MS = 400;

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

/**
 * The form of a new order: saves its draft in this browser, and fills in fields from the phone number's history and
 * the address.
 */
export function useOrderForm({ businessId, userId, over, source: begins, fees, onTaken }: OrderFormOptions) {
  const [empty] = useState<OrderDraft>(() => ({ ...emptyOrder, source: begins ?? emptyOrder.source }));
  const owner = useMemo(() => ({ businessId, userId }), [businessId, userId]);
  const kept = useMemo(() => (over ? null : readDraft(owner)), [owner, over]);
  const [savedAt, setSavedAt] = useState<number | null>(kept?.savedAt ?? null);
  const { takeOrder } = useTakeOrder();
  /** Set by each way to save. */
  const isConfirming = useRef(false);
  const saved = over?.start ?? kept?.draft ?? empty;
  /** Set for fields that were typed or chosen by hand: they are not filled in automatically any more. */
  const byHand = useRef({ area: saved.district !== '', fee: saved.deliveryFee !== null });

  const form = useCommandForm<OrderDraft, TakenOrder>({
    saved,
    save: (draft) => {
      if (over) return over.save(draft, isConfirming.current);
      // Without waiting for a pause: whoever loads the page again while the answer is out sends the same once more.
      keepDraft(owner, draft);
      const input = takeInput(draft, isConfirming.current);
      return takeOrder(input, submissionKey(owner, input));
    },
    onSaved: (order, { source, scheduledFor }) => {
      if (!over) startAgain({ ...emptyOrder, source });
      onTaken({ ...order, scheduledFor });
    },
  });

  function startAgain(draft: OrderDraft = empty) {
    byHand.current = { area: false, fee: false };
    form.reset(draft);
    dropDraft(owner);
    setSavedAt(null);
  }

  const draft = useWatch({ control: form.control }) as OrderDraft;
  const caller = useCaller(draft.phone);
  const areas = useAreas();
  const { address, district, thana } = draft;

  useEffect(() => {
    if (over || JSON.stringify(draft) === JSON.stringify({ ...emptyOrder, source: draft.source })) return;
    const timer = setTimeout(() => {
      keepDraft(owner, draft);
      setSavedAt(Date.now());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [owner, over, draft]);

  const { change } = form;
  /** Where earlier orders of this call went: a street often names no district. */
  const known = useRef<Caller['addresses']>([]);
  useEffect(() => {
    if (caller) known.current = caller.addresses;
    if (!caller || caller.orderCount === 0) return;
    const { customerName, address: typed, altPhone } = form.values();
    const [last] = caller.addresses;
    if (customerName === '' && caller.name) change('customerName', caller.name);
    if (typed === '' && last) change('address', last.street);
    if (altPhone === '' && caller.altPhone) change('altPhone', caller.altPhone);
    // Runs only when the caller changes: fields that are emptied afterwards stay empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [caller?.phone]);

  useEffect(() => {
    if (byHand.current.area || !areas) return;
    const area = areas.findArea(address) ?? known.current.find(({ street }) => street === address);
    change('district', area?.district ?? '');
    change('thana', area?.thana ?? '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address, areas, caller?.phone]);

  const zone = areas?.deliveryZone({ district, thana }) ?? null;
  const fee = zone && deliveryFeeOf(fees, zone, draft.lines);
  useEffect(() => {
    if (!byHand.current.fee && areas) change('deliveryFee', fee);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fee, areas]);

  return {
    form, draft, caller, areas, zone, savedAt, startAgain,
    choseArea: () => void (byHand.current.area = true),
    typedFee: () => void (byHand.current.fee = true),
    isFeeTyped: () => byHand.current.fee,
    setConfirming: (next: boolean) => void (isConfirming.current = next),
  };
}
