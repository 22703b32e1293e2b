import { filledNote } from '../../../schema/rules/shipping-note.ts';
import type { Order } from '../../db/generated/client/client.ts';

/** The columns of an order that its shipping note fills in. */
export const NOTE_COLUMNS = [
  'shippingNote', 'number', 'customerName', 'itemSummary', 'createdAt', 'totalPoisha', 'advancePoisha', 'collectedPoisha', 'courierName', 'plannedCourier',
] as const satisfies (keyof Order)[];

/** The shipping note of an order as a courier reads it now. */
export function shippingNoteOf(order: Pick<Order, (typeof NOTE_COLUMNS)[number]>, business: { name: string; orderPrefix: string } | null): string {
  const { shippingNote, customerName: name, itemSummary: items, createdAt: date, courierName, plannedCourier, ...figures } = order;
  return filledNote(shippingNote, {
    ...figures, name, items, date, courier: courierName ?? plannedCourier ?? '', shop: business?.name ?? '', prefix: business?.orderPrefix ?? '',
  });
}
