import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Courier, Order, Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, PreconditionError } from '../../errors.ts';
import { assertReachable, isAddress } from '../orders/reachable.ts';
import { shippingNoteOf } from '../orders/shipping-note.ts';
import { standingBooking } from '../orders/standing-booking.ts';
import { areaOf, AREA_IDS } from './areas/courier-areas.ts';
import type { Parcel } from './clients/courier-client.ts';
import { errorColumns } from './booking-error.ts';
import { shipStanding } from './standing-parcel.ts';

/** How long one process alone may contact the courier about a parcel, by the clock of the database: the others look by it whether it has ended. */
const CLAIM_SECONDS = 120;

export interface BookingClaim {
  bookingId: string;
  orderId: string;
  courierId: string;
  parcel: Parcel;
  /** The booking was sent before: the courier may have the parcel. */
  mayExist: boolean;
  /** The order can no longer be shipped, though the courier may have the parcel. */
  cannotLeave: boolean;
}

export const bookingTarget = z.object({ orderId: idOf('Order'), courierId: idOf('Courier'), isQuiet: z.boolean().default(false) });

/**
 * Records that an order is about to be booked and claims the booking for this process. An unfinished booking is
 * continued under the same invoice number. Returns BOOKED when the order is booked already, and SHIPPED when its courier
 * still had a parcel of the order, which has been handed over in place of another one.
 */
export const claimBooking = defineCommand({
  name: 'couriers.claimBooking',
  permission: 'orderUpdate',
  input: bookingTarget,
  run: async (context, { orderId, courierId, isQuiet }): Promise<BookingClaim | 'BOOKED' | 'SHIPPED'> => {
    const { tx, session: { businessId, user } } = context;
    await lockRow(tx, 'Order', businessId, orderId);
    const order = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
    const earlier = await tx.courierBooking.findMany({ where: { businessId, orderId }, orderBy: { createdAt: 'asc' } });
    const open = earlier.find(({ status }) => status === 'SENDING');
    const leaves = order.status === 'CONFIRMED' || order.status === 'PACKED';
    if (!open && order.status === 'SHIPPED' && earlier.at(-1)?.status === 'BOOKED') return 'BOOKED';
    if (!open) assertCanLeave(order);
    if (open && open.courierId !== courierId) {
      throw new PreconditionError('BOOKING_OPEN', 'Another courier was asked and has not answered: wait for it first');
    }
    const now = await databaseTime(tx);
    if (open?.claimedUntil && open.claimedUntil > now) throw new ConflictError('This parcel is being booked at this moment');
    const courier = await courierThatTakes(context, courierId);
    const claimedUntil = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    if (open) {
      await tx.courierBooking.update({
        where: { businessId_id: { businessId, id: open.id } },
        data: { claimedUntil, attempts: { increment: 1 } },
        select: { id: true },
      });
      // Each attempt sends the same data as the first one.
      return { bookingId: open.id, orderId, courierId, parcel: open.parcel as unknown as Parcel, mayExist: true, cannotLeave: !leaves };
    }
    const standing = earlier.some(({ status }) => status === 'BOOKED') ? await standingBooking(tx, businessId, orderId) : null;
    if (standing) {
      await shipStanding(context, standing, courier);
      return 'SHIPPED';
    }
    const id = uuidv7();
    const business = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { name: true, orderPrefix: true } });
    const sent = earlier.filter(({ status, trackingCode }) => status === 'BOOKED' || trackingCode !== null).length;
    const parcel = {
      ...parcelOf({ ...order, courierName: courier.name }, invoiceOf(businessId, orderCode(business.orderPrefix, order.number), sent), business),
      ...(await areaAndWeight(context, courier, order)),
    };
    const row = { status: 'SENDING', parcel: JSON.parse(JSON.stringify(parcel)) as Prisma.InputJsonObject, claimedUntil, attempts: 1, ...errorColumns(''), isQuiet, createdById: user?.id ?? null } as const;
    const refused = earlier.find((one) => one.courierId === courierId && one.invoice === parcel.invoice);
    if (refused) {
      // A new attempt: what came back before it was another parcel.
      await tx.courierBooking.update({ where: { businessId_id: { businessId, id: refused.id } }, data: { ...row, createdAt: new Date() }, select: { id: true } });
    } else {
      await tx.courierBooking.create({ data: { businessId, id, orderId, courierId, invoice: parcel.invoice, ...row }, select: { id: true } });
    }
    return { bookingId: refused?.id ?? id, orderId, courierId, parcel, mayExist: false, cannotLeave: false };
  },
});

function assertCanLeave({ status, shopChange, phone, address }: Order): void {
  if (status !== 'CONFIRMED' && status !== 'PACKED') throw new PreconditionError('WRONG_STATUS', 'Only confirmed or packed orders can be booked');
  if (shopChange) throw new PreconditionError('SHOP_CHANGED', 'The web shop has changed this order: decide about that first');
  assertReachable({ phone, hasAddress: isAddress(address) });
}

async function courierThatTakes({ tx, session: { businessId } }: CommandContext, id: string): Promise<Courier> {
  await lockRow(tx, 'Courier', businessId, id);
  const courier = await tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (courier.kind !== 'API') throw new PreconditionError('NOT_CONNECTED', msg('{{name}} is not connected: ship by hand', { name: courier.name }));
  return courier;
}

/** The courier's area and the weight of a parcel. An area that is only similar by name is not sent: a person confirms it first. */
async function areaAndWeight(
  { tx, session: { businessId } }: CommandContext, { id: courierId, provider, name }: Courier, { id: orderId, district, thana }: Order,
): Promise<Pick<Parcel, 'area' | 'weight'>> {
  const weight = await weightOf(tx, businessId, orderId);
  const wants = provider ? AREA_IDS[provider] : 'none';
  if (wants === 'none') return { weight };
  const placed = await areaOf(tx, { businessId, courierId }, { district, thana });
  if (placed?.isSure) return { weight, area: placed.area };
  if (wants === 'required') {
    const place = [thana, district].filter(Boolean).join(', ');
    throw new PreconditionError('NO_AREA', msg('Choose the area of {{name}} for {{place}}', { name, place: place || '?' }));
  }
  return { weight };
}

/** The weight of all pieces in grams; undefined when no product has a weight. */
export async function weightOf(tx: Tx, businessId: string, orderId: string): Promise<number | undefined> {
  const [row] = await tx.$queryRaw<{ grams: number | null }[]>`
    SELECT sum(l."quantity" * v."weightGrams")::int AS "grams" FROM "OrderLine" l
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
    WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid`;
  return row?.grams ?? undefined;
}

/**
 * The invoice number of a parcel, in characters that couriers accept. The end of the business id separates two
 * businesses that share one courier account; the last number separates parcels of one order that was sent again.
 */
function invoiceOf(businessId: string, code: string, sentBefore: number): string {
  const words = [code.replaceAll(/[^\w-]/g, ''), businessId.slice(-4), ...(sentBefore > 0 ? [String(sentBefore + 1)] : [])];
  return words.filter(Boolean).join('-');
}

/** The data of an order of this business, as it is now, that a courier receives. */
export function parcelOf(order: Order, invoice: string, business: { name: string; orderPrefix: string } | null): Parcel {
  const { customerName, phone, altPhone, address, thana, district, shippingNote, itemSummary, itemCount } = order;
  const note = shippingNoteOf(order, business);
  const due = order.totalPoisha - order.advancePoisha;
  const place = [thana, district].filter((name) => name && !address.includes(name));
  return {
    invoice, customerName, phone, altPhone,
    address: [address, ...place].join(', '),
    collect: poishaToTaka(due > 0n ? due : 0n),
    note,
    ...(note !== shippingNote && { typedNote: shippingNote }),
    items: itemSummary,
    quantity: itemCount,
    value: poishaToTaka(order.totalPoisha),
  };
}
