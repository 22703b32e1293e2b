import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import type { OrderDraft } from './orderDraft.ts';

export interface CourierChoice {
  readonly name: string;
  readonly districts: readonly string[];
}

/** Chooses the delivery method of the district, unless another was chosen by hand or the buyer picks it up. */
export function useProposedCourier(
  form: Pick<CommandForm<OrderDraft>, 'control' | 'change'>, couriers: readonly CourierChoice[], isPickup: boolean,
): void {
  const [district, chosen] = useWatch({ control: form.control, name: ['district', 'plannedCourier'] });
  const proposed = (!isPickup && couriers.find(({ districts }) => districts.includes(district))?.name) || '';
  const last = useRef('');
  const { change } = form;
  useEffect(() => {
    const isByHand = chosen !== last.current;
    if (proposed === last.current) return;
    last.current = proposed;
    if (!isByHand) change('plannedCourier', proposed);
    // Only another proposal changes the field, not what is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `chosen` is looked at when the proposal changes
  }, [proposed, change]);
}
