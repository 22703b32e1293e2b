import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import type { Order } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { searchText } from '../../list-query/record-text.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { moveOrderToCustomer } from '../customers/move-order.ts';
import { movedAdvanceEntry } from './advance-entries.ts';
import type { OrderFacts } from './order-facts.ts';
import { NOT_SHIPPED } from './order-state.ts';

interface Edited {
  customerName?: string;
  phone?: string;
  address?: string;
  district?: string;
  trackingCode?: string;
}

/**
 * Gives an order another phone number: it becomes an order of the customer with that number, with what was paid for it.
 * Returns the journal entry of that; undefined when nothing was paid. Throws PreconditionError WRONG_STATUS once the goods
 * have arrived or come back, EXCHANGED for the half of an exchange.
 */
export async function changePhone(tx: Tx, businessId: string, order: OrderFacts, { before, edited }: { before: Order; edited: Edited & { phone: string } }): Promise<Entry | undefined> {
  if (!NOT_SHIPPED.includes(order.status) && order.status !== 'SHIPPED') {
    throw new PreconditionError('WRONG_STATUS', 'The goods have arrived or come back: the phone number is fixed');
  }
  if (before.replacesId) throw new PreconditionError('EXCHANGED', 'It replaces an order of the same customer: the phone number is fixed');
  const to = { customerName: before.customerName, address: before.address, district: before.district, ...edited };
  await moveOrderToCustomer(tx, businessId, before, to);
  const { customerId } = await tx.order.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: order.id } }, select: { customerId: true },
  });
  return customerId === order.customerId ? undefined : movedAdvanceEntry(order, customerId, uuidv7());
}

/** Gives the parcel of an order another code. Throws PreconditionError NOT_SHIPPED, or BOOKED for a code that the courier gave. */
export async function changeTrackingCode(tx: Tx, businessId: string, orderId: string, trackingCode: string): Promise<void> {
  const parcel = await tx.shipment.findFirst({ where: { businessId, orderId, active: true }, select: { id: true, consignmentId: true } });
  if (!parcel) throw new PreconditionError('NOT_SHIPPED', 'It has no parcel yet: the code is entered when it is shipped');
  if (parcel.consignmentId) throw new PreconditionError('BOOKED', 'The courier gave this code when it took the booking: it is fixed');
  await tx.shipment.update({
    where: { businessId_id: { businessId, id: parcel.id } }, data: { trackingCode: trackingCode || null }, select: { id: true },
  });
}

/** The column that the search box looks into, after an edit; empty when nothing of it was edited. */
export async function editedSearchText(
  tx: Tx, businessId: string, before: Order, { customerName = before.customerName, phone = before.phone, trackingCode = before.trackingCode ?? '' }: Edited,
): Promise<{ searchText?: string }> {
  if (customerName === before.customerName && phone === before.phone && trackingCode === (before.trackingCode ?? '')) return {};
  const parcel = await tx.shipment.findFirst({
    where: { businessId, orderId: before.id, active: true }, select: { consignmentId: true, invoice: true },
  });
  return { searchText: searchText(customerName, phone, before.number, trackingCode, parcel?.consignmentId, parcel?.invoice) };
}
