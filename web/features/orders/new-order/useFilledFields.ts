import { useEffect, useRef } from 'react';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useAreas } from '../areas/useAreas.ts';
import { deliveryFeeOf } from './orderDraft.ts';
import type { DeliveryFees, OrderDraft } from './orderDraft.ts';
import { useCaller } from './useCaller.ts';
import type { Caller } from './useCaller.ts';

interface Filled {
  form: Pick<CommandForm<OrderDraft>, 'values' | 'change'>;
  draft: OrderDraft;
  /** What the form began with. */
  saved: OrderDraft;
  fees: DeliveryFees;
}

const OF_NUMBER = ['customerName', 'address', 'altPhone'] as const;

/** Fills in the recipient from the phone number's history, the area from the address, and the fee from the area. */
export function useFilledFields({ form, draft, saved, fees }: Filled) {
  const caller = useCaller(draft.phone);
  const areas = useAreas();
  /** Set for fields that were typed or chosen by hand: they are not filled in automatically any more. */
  const byHand = useRef({ area: saved.district !== '', fee: saved.deliveryFee !== null });
  const { change } = form;
  const { address, district, thana } = draft;

  /** Where earlier orders of this call went: a street often names no district. */
  const known = useRef<Caller['addresses']>([]);
  /** What the number filled in. */
  const ofNumber = useRef<Partial<Record<(typeof OF_NUMBER)[number], string>>>({});
  useEffect(() => {
    if (!caller) return;
    known.current = caller.addresses;
    const its = caller.orderCount > 0 ? { customerName: caller.name, address: caller.addresses[0]?.street, altPhone: caller.altPhone } : {};
    for (const name of OF_NUMBER) {
      const shown = form.values()[name];
      // What another number filled in goes with it: it would lead this order to somebody else's door.
      const filled = its[name] ?? '';
      if (shown !== '' && shown !== filled && shown !== ofNumber.current[name]) continue;
      ofNumber.current[name] = filled;
      change(name, filled);
    }
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
    caller, areas, zone,
    choseArea: () => void (byHand.current.area = true),
    typedFee: () => void (byHand.current.fee = true),
    isFeeTyped: () => byHand.current.fee,
    /** For an empty form: everything is filled in again. */
    forgetTyped: () => void (byHand.current = { area: false, fee: false }),
  };
}
