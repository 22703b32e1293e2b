import type { CommandContext } from '../../../commands/command.ts';
import { writeBookingResult } from '../record-booking-result.ts';
import type { CourierReport } from './webhook-adapters.ts';

/** Finds the order of the parcel by the courier's number, then by our invoice number. */
export async function orderOf({ tx, session: { businessId } }: CommandContext, courierId: string, { consignmentId, invoice }: CourierReport): Promise<string | null> {
  if (consignmentId) {
    const parcel = await tx.shipment.findFirst({ where: { businessId, courierId, consignmentId }, select: { orderId: true } })
      // Handed over by hand, under the number that somebody typed.
      ?? await tx.shipment.findFirst({
        where: { businessId, courierId, trackingCode: consignmentId }, orderBy: { createdAt: 'desc' }, select: { orderId: true },
      });
    if (parcel) return parcel.orderId;
  }
  if (!invoice) return null;
  const parcel = await tx.shipment.findFirst({ where: { businessId, courierId, invoice }, orderBy: { createdAt: 'desc' }, select: { orderId: true } });
  if (parcel) return parcel.orderId;
  const booking = await tx.courierBooking.findFirst({ where: { businessId, courierId, invoice }, select: { orderId: true } });
  return booking?.orderId ?? null;
}

/** Completes a booking whose answer was lost: the report contains the consignment id. */
export async function finishBooking(
  context: CommandContext, courierId: string, { orderId, report: { consignmentId, invoice } }: { orderId: string; report: CourierReport },
): Promise<void> {
  if (!consignmentId || !invoice) return;
  const { tx, session: { businessId } } = context;
  const open = await tx.courierBooking.findFirst({ where: { businessId, courierId, orderId, invoice, status: 'SENDING' }, select: { id: true } });
  if (!open) return;
  await writeBookingResult(context, open.id, { ok: true, consignmentId, trackingCode: consignmentId, charge: null, answer: 'Named by its webhook' });
}
