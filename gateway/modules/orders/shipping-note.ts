import { orderCode } from '../../../schema/rules/order-code.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { orderText } from '../../../schema/rules/order-words.ts';
import type { Order } from '../../db/generated/client/client.ts';

/** The columns of an order that its shipping note fills in. */
export const NOTE_COLUMNS = [
  'shippingNote', 'number', 'customerName', 'itemSummary', 'createdAt', 'totalPoisha', 'advancePoisha', 'collectedPoisha', 'courierName', 'plannedCourier',
] as const satisfies (keyof Order)[];

/**
 * The shipping note with the words of the order in their places, as a courier reads it now. The order keeps it as it was typed:
 * what is due may change until the parcel is booked.
 */
export function shippingNoteOf(order: Pick<Order, (typeof NOTE_COLUMNS)[number]>, business: { name: string; orderPrefix: string } | null): string {
  const { shippingNote, number, customerName: name, itemSummary: items, createdAt: date, totalPoisha, advancePoisha, collectedPoisha, courierName, plannedCourier } = order;
  return orderText(shippingNote, {
    name, items, date, order: orderCode(business?.orderPrefix ?? '', number), shop: business?.name ?? '', courier: courierName ?? plannedCourier ?? '',
    total: poishaToTaka(totalPoisha), advance: poishaToTaka(advancePoisha), due: poishaToTaka(totalPoisha - advancePoisha - collectedPoisha),
  });
}
