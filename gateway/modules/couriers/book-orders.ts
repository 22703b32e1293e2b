import { z } from 'zod';
import { MAX_BOOKED } from '../../../schema/rules/booking.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { DomainError, NotFoundError, OutsideServiceError, PreconditionError, type ErrorText } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { tells } from '../orders/confirm-many.ts';
import { isForLater, toBeSentLater } from '../orders/send-later.ts';
import { orderSettings } from '../business/order-settings.ts';
import { chosenArea, keepChosenAreas } from './areas/chosen-areas.ts';
import { claimBooking, type BookingClaim } from './claim-booking.ts';
import type { BookResult, CourierClient } from './clients/courier-client.ts';
import { connectCourier } from './connected-courier.ts';
import { recordBookingResult } from './record-booking-result.ts';

const row = z.object({
  orderId: z.uuid(), courierId: z.uuid(),
  /** Why it is skipped: it is to be sent on a later day. */
  later: z.custom<ErrorText>().optional(),
  /** Its customer is not told by SMS that it has left. */
  isQuiet: z.boolean().optional(),
});
type Row = z.output<typeof row>;

/** Bulk booking of parcels. The courier is called between two transactions, see docs/adr/0005. */
export const bookingKind = defineBulkKind({
  name: 'couriers.book',
  permission: 'orderUpdate',
  row,
  outside: (session, rows) => bookAll(session, rows),
});

/** Books orders with a connected courier, as a bulk job. */
export const bookCourier = defineCommand({
  name: 'couriers.book',
  permission: 'orderUpdate',
  input: z.object({
    courierId: idOf('Courier').describe('Who carries them.'),
    orders: z.array(idOf('Order')).min(1).max(MAX_BOOKED).describe('Confirmed or packed ones.'),
    early: z.boolean().default(false).meta({ description: 'Also those that are to be sent on a later day, which are skipped otherwise.', sample: true }),
    areas: z.array(chosenArea).max(MAX_BOOKED).default([]).describe("The courier's areas for the places that they go to; kept for the next time."),
    tells,
  }),
  run: (context, { tells: isTold, ...booking }) => startBooking(context, { ...booking, isQuiet: !(isTold ?? booking.orders.length === 1) }),
});

interface Booking {
  courierId: string;
  orders: string[];
  early: boolean;
  areas: z.output<typeof chosenArea>[];
  isQuiet: boolean;
}

/** Starts the booking of orders, at once or when another job has ended. Throws NotFoundError, or PreconditionError NOT_CONNECTED. */
export async function startBooking(context: CommandContext, { courierId, orders, areas, early, isQuiet }: Booking, afterId?: string): Promise<{ id: string }> {
  const { tx, session: { businessId } } = context;
  const ids = [...new Set(orders)];
  const courier = await tx.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } } });
  if (!courier) throw new NotFoundError('Courier');
  const { name, kind, isActive } = courier;
  if (kind !== 'API' || !isActive) throw new PreconditionError('NOT_CONNECTED', msg('{{name}} is not connected: ship by hand', { name }));
  const found = await tx.order.findMany({ where: { businessId, id: { in: ids } }, select: { id: true, number: true, scheduledFor: true }, orderBy: { number: 'asc' } });
  if (found.length !== ids.length) throw new NotFoundError('Order');
  await keepChosenAreas(context, courierId, areas);
  const { orderPrefix } = await orderSettings(tx, businessId);
  const rows = found.map(({ id, number, scheduledFor }) => ({
    label: orderCode(orderPrefix, number),
    input: { orderId: id, courierId, isQuiet, ...(!early && isForLater(scheduledFor) && { later: toBeSentLater(scheduledFor).text }) },
  }));
  return startBulkJob(context, bookingKind, { title: msg('Book with {{name}}', { name }), rows, afterId });
}

/** Calls at the same time. Couriers reject clients that send more. */
const AT_ONCE = 5;

type Claimed = { claim: BookingClaim | 'BOOKED' | 'SHIPPED' } | { error: DomainError };

/** Books orders and returns the result for each. Throws when the database cannot be reached; then no row counts as failed. */
export async function bookAll(session: Session, rows: readonly Row[]): Promise<EndedRow[]> {
  const clients = new Map<string, CourierClient>();
  for (const { courierId } of rows) {
    if (!clients.has(courierId)) clients.set(courierId, (await connectCourier(session.businessId, courierId)).client);
  }
  const isOneCall = [...clients.values()].every(({ bookMany }) => bookMany);
  const ended: EndedRow[] = [];
  // A claim lasts for one call, not for all those that are made one after the other.
  const step = isOneCall ? Math.max(rows.length, 1) : AT_ONCE;
  for (let from = 0; from < rows.length; from += step) ended.push(...await bookTogether(session, clients, rows.slice(from, from + step)));
  return ended;
}

async function bookTogether(session: Session, clients: ReadonlyMap<string, CourierClient>, rows: readonly Row[]): Promise<EndedRow[]> {
  const claimed = new Map<string, Claimed>();
  for (const target of rows.filter(({ later }) => !later)) claimed.set(target.orderId, await claimOne(session, target));
  const fresh = [...claimed.values()].flatMap((one) => ('claim' in one && typeof one.claim === 'object' && !one.claim.mayExist ? [one.claim] : []));
  const answers = new Map<string, BookResult>();
  for (const [courierId, claims] of Map.groupBy(fresh, (claim) => claim.courierId)) {
    const client = clients.get(courierId)!;
    const parcels = claims.map(({ parcel }) => parcel);
    const results = parcels.length > 1 && client.bookMany ? await client.bookMany(parcels) : await Promise.all(parcels.map((parcel) => client.book(parcel)));
    claims.forEach(({ bookingId }, index) => answers.set(bookingId, results[index]!));
  }
  const ended: EndedRow[] = [];
  for (const { orderId, courierId, later } of rows) {
    if (later) {
      ended.push({ status: 'SKIPPED', message: later });
      continue;
    }
    const one = claimed.get(orderId)!;
    if ('error' in one) ended.push({ status: 'FAILED', message: one.error.text });
    else if (one.claim === 'BOOKED') ended.push({ status: 'SKIPPED', message: msg('It is booked already') });
    else if (one.claim === 'SHIPPED') ended.push({ status: 'OK' });
    else ended.push(await completeBooking(session, one.claim, { client: clients.get(courierId)!, answer: answers.get(one.claim.bookingId) }));
  }
  return ended;
}

async function claimOne(session: Session, { later: _later, ...target }: Row): Promise<Claimed> {
  try {
    return { claim: await execute(claimBooking, session, target) };
  } catch (error) {
    if (!(error instanceof DomainError) || error instanceof OutsideServiceError) throw error;
    return { error };
  }
}

interface BookingAttempt {
  client: CourierClient;
  /** The courier's answer to the booking request of this run; undefined when none was sent. */
  answer?: BookResult;
}

/** Looks a parcel up when its result is unknown, and saves the result. */
export async function completeBooking(session: Session, claim: BookingClaim, { client, answer }: BookingAttempt): Promise<EndedRow> {
  const result = answer && (answer.ok || !answer.unknown) ? answer : await lookUp(client, claim, answer);
  const { status, message } = await execute(recordBookingResult, session, { bookingId: claim.bookingId, result });
  if (status === 'BOOKED') return message ? { status: 'FAILED', message } : { status: 'OK' };
  if (status === 'REFUSED') return { status: 'FAILED', message };
  return { status: 'FAILED', message: msg('{{message}}: it is looked up until the courier says whether it has the parcel', { message: message as Message }) };
}

/**
 * Asks the courier for the parcel by our invoice number. The booking is sent again, under the same number, only when the
 * courier certainly has no such parcel. For a courier without such a lookup a person has to check.
 */
async function lookUp(client: CourierClient, claim: BookingClaim, answer?: BookResult): Promise<BookResult> {
  const facts = { message: answer && !answer.ok ? answer.message : msg('{{name}} did not answer', { name: client.name }), answer: answer?.answer ?? '' };
  if (!client.find) return { ok: false, unknown: true, ...facts, message: msg("{{message}}. Look at the courier's panel", { message: facts.message as Message }) };
  try {
    const found = await client.find(claim.parcel.invoice);
    if (found) return { ok: true, ...found, answer: facts.answer };
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    return { ok: false, unknown: true, ...facts };
  }
  if (claim.cannotLeave) return { ok: false, message: 'The order does not leave any more; the courier has no parcel of it', answer: facts.answer };
  // The courier refused the parcel with a reason and does not have it: the result is certain.
  if (answer && !answer.ok && answer.answer !== '') return { ok: false, ...facts };
  if (answer) return { ok: false, unknown: true, ...facts };
  return client.book(claim.parcel);
}
