import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { DomainError, NotFoundError, OutsideServiceError, PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { defineBulkKind, type EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { orderSettings } from '../business/order-settings.ts';
import { chosenArea, keepChosenAreas } from './areas/chosen-areas.ts';
import { claimBooking, type BookingClaim } from './claim-booking.ts';
import type { BookResult, CourierClient, Parcel } from './clients/courier-client.ts';
import { connectCourier } from './connected-courier.ts';
import { settleBooking } from './settle-booking.ts';

const row = z.object({ orderId: z.uuid(), courierId: z.uuid() });
type Row = z.output<typeof row>;

/** Parcels to book: the calls to the courier stand between two transactions, see docs/adr/0005. */
export const bookingKind = defineBulkKind({
  name: 'couriers.book',
  permission: 'orderUpdate',
  row,
  outside: (session, rows) => bookAll(session, rows),
});

const MAX_ORDERS = 500;

/** Books orders with a connected courier, as a bulk job. */
export const bookCourier = defineCommand({
  name: 'couriers.book',
  permission: 'orderUpdate',
  input: z.object({
    courierId: idOf('Courier').describe('Who carries them.'),
    orders: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe('Confirmed or packed ones.'),
    areas: z.array(chosenArea).max(MAX_ORDERS).default([]).describe("The courier's areas for the places that they go to; kept for the next time."),
  }),
  run: async (context, { courierId, orders, areas }) => {
    const { tx, session: { businessId } } = context;
    const ids = [...new Set(orders)];
    const courier = await tx.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } } });
    if (!courier) throw new NotFoundError('Courier');
    const { name, kind, isActive } = courier;
    if (kind !== 'API' || !isActive) throw new PreconditionError('NOT_CONNECTED', msg('{{name}} is not connected: ship by hand', { name }));
    const found = await tx.order.findMany({ where: { businessId, id: { in: ids } }, select: { id: true, number: true }, orderBy: { number: 'asc' } });
    if (found.length !== ids.length) throw new NotFoundError('Order');
    await keepChosenAreas(context, courierId, areas);
    const { orderPrefix } = await orderSettings(tx, businessId);
    const rows = found.map(({ id, number }) => ({ label: orderCode(orderPrefix, number), input: { orderId: id, courierId } }));
    return startBulkJob(context, bookingKind, { title: `Book with ${name}`, rows });
  },
});

type Claimed = { claim: BookingClaim | null } | { error: DomainError };

/** Books orders and says of each what became of it. Throws when the database is away: nothing has failed then. */
export async function bookAll(session: Session, rows: readonly Row[]): Promise<EndedRow[]> {
  const clients = new Map<string, CourierClient>();
  for (const { courierId } of rows) {
    if (!clients.has(courierId)) clients.set(courierId, (await connectCourier(session.businessId, courierId)).client);
  }
  const claimed = new Map<string, Claimed>();
  for (const target of rows) claimed.set(target.orderId, await claimOne(session, target));
  const fresh = [...claimed.values()].flatMap((one) => ('claim' in one && one.claim && !one.claim.mayExist ? [one.claim] : []));
  const answers = new Map<string, BookResult>();
  for (const [courierId, claims] of Map.groupBy(fresh, (claim) => claim.courierId)) {
    const client = clients.get(courierId)!;
    const parcels = claims.map(({ parcel }) => parcel);
    const results = parcels.length > 1 && client.bookMany ? await client.bookMany(parcels) : await bookEach(client, parcels);
    claims.forEach(({ bookingId }, index) => answers.set(bookingId, results[index]!));
  }
  const ended: EndedRow[] = [];
  for (const { orderId, courierId } of rows) {
    const one = claimed.get(orderId)!;
    if ('error' in one) ended.push({ status: 'FAILED', message: one.error.message });
    else if (!one.claim) ended.push({ status: 'SKIPPED', message: 'It is booked already' });
    else ended.push(await finish(session, one.claim, { client: clients.get(courierId)!, answer: answers.get(one.claim.bookingId) }));
  }
  return ended;
}

/** So many calls at a time: couriers turn away who asks faster. */
const AT_ONCE = 5;

async function bookEach(client: CourierClient, parcels: readonly Parcel[]): Promise<BookResult[]> {
  const results: BookResult[] = [];
  for (let from = 0; from < parcels.length; from += AT_ONCE) {
    results.push(...(await Promise.all(parcels.slice(from, from + AT_ONCE).map((parcel) => client.book(parcel)))));
  }
  return results;
}

async function claimOne(session: Session, target: Row): Promise<Claimed> {
  try {
    return { claim: await execute(claimBooking, session, target) };
  } catch (error) {
    if (!(error instanceof DomainError) || error instanceof OutsideServiceError) throw error;
    return { error };
  }
}

interface Asking {
  client: CourierClient;
  /** Of a parcel that was asked for just now. */
  answer?: BookResult;
}

/** Looks up what is not known, and writes what came of it. */
export async function finish(session: Session, claim: BookingClaim, { client, answer }: Asking): Promise<EndedRow> {
  const result = answer && (answer.ok || !answer.unknown) ? answer : await lookUp(client, claim, answer);
  const { status, message } = await execute(settleBooking, session, { bookingId: claim.bookingId, result });
  if (status === 'BOOKED') return message ? { status: 'FAILED', message } : { status: 'OK' };
  if (status === 'REFUSED') return { status: 'FAILED', message };
  return { status: 'FAILED', message: `${message}: it is looked up until the courier says whether it has the parcel` };
}

/**
 * What the courier knows under our number. Only one that certainly knows nothing is asked again, under the same
 * number; one that cannot be asked leaves the parcel to a person.
 */
async function lookUp(client: CourierClient, claim: BookingClaim, answer?: BookResult): Promise<BookResult> {
  const facts = { message: answer && !answer.ok ? answer.message : `${client.name} did not answer`, answer: answer?.answer ?? '' };
  if (!client.find) return { ok: false, unknown: true, ...facts, message: `${facts.message}. Look at the courier's panel` };
  try {
    const found = await client.find(claim.parcel.invoice);
    if (found) return { ok: true, ...found, answer: facts.answer };
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    return { ok: false, unknown: true, ...facts };
  }
  if (claim.cannotLeave) return { ok: false, message: 'The order does not leave any more; the courier has no parcel of it', answer: facts.answer };
  // Refused for a reason of its own, and not there: there is nothing to be unsure about.
  if (answer && !answer.ok && answer.answer !== '') return { ok: false, ...facts };
  if (answer) return { ok: false, unknown: true, ...facts };
  return client.book(claim.parcel);
}
