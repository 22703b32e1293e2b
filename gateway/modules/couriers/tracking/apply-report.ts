import { z } from 'zod';
import { agrees } from '../../../../schema/rules/agreeing-statuses.ts';
import { inEnglish, msg, wireMessage, type Message, type MessageKey } from '../../../../schema/rules/message.ts';
import { poishaToTaka, toldToPoisha } from '../../../../schema/rules/money.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import type { CourierEventOutcome, OrderStatus } from '../../../db/generated/client/enums.ts';
import type { Courier, CourierEvent, Order, Shipment } from '../../../db/generated/client/client.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { beginning } from '../../../db/storable.ts';
import { DomainError } from '../../../errors.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { planMessages } from '../../order-messages/plan-messages.ts';
import { deliverOrder } from '../../orders/order-commands.ts';
import { sendBack } from '../../orders/return-orders.ts';
import { noteCourierReason } from '../../orders/return-reason.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { writeBookingResult } from '../record-booking-result.ts';
import { meaningOf, questionOf } from './parcel-words.ts';
import { nextPoll } from './poll-times.ts';
import { WEBHOOKS, type CourierReport } from './webhook-adapters.ts';

interface Verdict {
  outcome: CourierEventOutcome;
  /** Why the order was not changed. */
  note?: Message;
}

type Event = CourierEvent & { courier: Courier };

/** A report from further in the future than this is dated by our clock, or all later reports would count as older. */
const MAX_AHEAD_MS = 5 * 60_000;

/**
 * Processes one report of the inbox and changes its order when the meaning is certain. Run by the system; idempotent.
 * A finished order is never changed, and uncertain cases are left to a person.
 */
export const applyReport = defineCommand({
  name: 'couriers.applyReport',
  permission: 'SUPERADMIN',
  input: z.object({ eventId: idOf('CourierEvent') }),
  run: async (context, { eventId }): Promise<Verdict | null> => {
    const { tx, session: { businessId } } = context;
    const where = { businessId_id: { businessId, id: eventId } };
    const event = await tx.courierEvent.findUnique({ where, include: { courier: true } });
    if (!event || event.outcome !== 'RECEIVED') return null;
    const report = readReport(event);
    if (!report) return close(context, event, null, { outcome: 'FAILED', note: msg('It is no report of a parcel') });
    const orderId = await orderOf(context, event.courierId, report);
    // The order is locked before its parcel; reports of one parcel are processed one after the other.
    if (orderId) await lockRow(tx, 'Order', businessId, orderId);
    await lockRow(tx, 'CourierEvent', businessId, eventId);
    const { outcome } = await tx.courierEvent.findUniqueOrThrow({ where, select: { outcome: true } });
    if (outcome !== 'RECEIVED') return null;
    if (!orderId) return close(context, event, report, { outcome: 'UNKNOWN_PARCEL', note: msg('No order of yours has this number') });
    await finishBooking(context, event.courierId, { orderId, report });
    return close(context, event, report, await applyToParcel(context, event, { orderId, report }), orderId);
  },
});

const polled = z.object({ consignmentId: z.string().nullable(), invoice: z.string().nullable(), status: z.string() });

/** Longer values are no parcel numbers or status words; the report is rejected. */
const MAX_WORD = 100;
const isShort = (word: string | null) => word === null || word.length <= MAX_WORD;

function readReport(event: Event): CourierReport | null {
  const report = readBody(event);
  return report && [report.consignmentId, report.invoice, report.rawStatus].every(isShort) ? report : null;
}

function readBody({ source, body, courier, receivedAt }: Event): CourierReport | null {
  const json = body === null ? null : parseJson(body);
  if (source === 'POLL') {
    const parsed = polled.safeParse(json);
    return parsed.success ? { ...parsed.data, rawStatus: parsed.data.status, saidAt: receivedAt, collected: null, message: '', reason: '' } : null;
  }
  return courier.provider ? WEBHOOKS[courier.provider].read(json) : null;
}

/** Finds the order of the parcel by the courier's number, then by our invoice number. */
async function orderOf({ tx, session: { businessId } }: CommandContext, courierId: string, { consignmentId, invoice }: CourierReport): Promise<string | null> {
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
async function finishBooking(
  context: CommandContext, courierId: string, { orderId, report: { consignmentId, invoice } }: { orderId: string; report: CourierReport },
): Promise<void> {
  if (!consignmentId || !invoice) return;
  const { tx, session: { businessId } } = context;
  const open = await tx.courierBooking.findFirst({ where: { businessId, courierId, orderId, invoice, status: 'SENDING' }, select: { id: true } });
  if (!open) return;
  await writeBookingResult(context, open.id, { ok: true, consignmentId, trackingCode: consignmentId, charge: null, answer: 'Named by its webhook' });
}

interface Reported {
  orderId: string;
  report: CourierReport;
}

async function applyToParcel(context: CommandContext, { courier, receivedAt }: Event, { orderId, report }: Reported): Promise<Verdict> {
  const { tx, session: { businessId } } = context;
  const { consignmentId, invoice, rawStatus, message } = report;
  const named = [...(consignmentId ? [{ consignmentId }, { trackingCode: consignmentId }] : []), ...(invoice ? [{ invoice }] : [])];
  const parcel = await tx.shipment.findFirst({ where: { businessId, orderId, courierId: courier.id, active: true, OR: named } });
  if (!parcel) return { outcome: 'LATE', note: msg('It is about an earlier parcel of the order') };
  // A booking found by our invoice number has no consignment id yet.
  if (consignmentId && !parcel.consignmentId) {
    await tx.shipment.update({ where: { businessId_id: { businessId, id: parcel.id } }, data: { consignmentId }, select: { id: true } });
  }
  if (rawStatus === '') return { outcome: 'TRACKED' };
  const map = statusMap.parse(courier.statusMap);
  const status = meaningOf(courier.provider!, map, rawStatus);
  if (status === undefined) return { outcome: 'UNKNOWN_STATUS', note: msg('Nobody has said what "{{word}}" means', { word: rawStatus }) };
  if (status === null) return { outcome: 'TRACKED' };
  const order = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } });
  const saidAt = timeOf(report, receivedAt);
  if (isOlder(parcel, saidAt)) return contradicts(order.status, status) ? { outcome: 'LATE', note: lateNote(status, order.status) } : { outcome: 'TRACKED' };
  await tx.shipment.update({
    where: { businessId_id: { businessId, id: parcel.id } },
    data: { courierStatus: status, rawStatus: rawStatus.toLowerCase(), statusAt: saidAt, nextPollAt: nextPoll(status, parcel.createdAt) },
    select: { id: true },
  });
  if (status === 'OUT_FOR_DELIVERY' && order.status === 'SHIPPED') {
    const { toldEvents } = await orderSettings(tx, businessId);
    await planMessages(context, [{ orderId, events: ['OUT_FOR_DELIVERY'] }], toldEvents);
  }
  const question = questionOf(courier.provider!, map, rawStatus);
  const reason = beginning(report.reason, MAX_REASON);
  const verdict = await move(context, order, { status, question, report: { ...report, reason, message: message || rawStatus }, parcelId: parcel.id, courier });
  // A person decides what follows, or the order is there already: the reason is known all the same.
  if (verdict.outcome !== 'APPLIED' && reason && COMES_BACK.has(status)) await noteCourierReason(context, orderId, reason);
  return verdict;
}

/** As long as a person may type one. */
const MAX_REASON = 300;

const statusMap = z.record(z.string(), z.enum(PARCEL_STATUSES));

function timeOf({ saidAt }: CourierReport, receivedAt: Date): Date {
  return saidAt && saidAt.getTime() <= receivedAt.getTime() + MAX_AHEAD_MS ? saidAt : receivedAt;
}

/** Whether the report is older than the last known status. The status set at booking has no time of the courier and is ignored. */
const isOlder = ({ rawStatus, statusAt }: Shipment, saidAt: Date) => rawStatus !== null && statusAt !== null && saidAt < statusAt;

const FINAL = new Set<ParcelStatus>(['DELIVERED', 'PARTIAL', 'PAID_RETURN', 'RETURNING', 'RETURNED', 'CANCELLED', 'LOST']);

const COMES_BACK = new Set<ParcelStatus>(['PARTIAL', 'PAID_RETURN', 'RETURNING', 'RETURNED', 'CANCELLED']);

const contradicts = (order: OrderStatus, reported: ParcelStatus) => FINAL.has(reported) && !agrees(order, reported);

const words = (status: string) => status.toLowerCase().replaceAll('_', ' ');
/** 'RETURN_PENDING' -> 'Return pending', the key of the status in the translation files. */
const shown = (status: string) => (status.charAt(0) + words(status).slice(1)) as MessageKey;
const word = (status: string): Message => ({ key: shown(status), values: {} });
const lateNote = (reported: ParcelStatus, order: OrderStatus): Message =>
  msg('The courier says "{{said}}", the order is "{{status}}"', { said: word(reported), status: word(order) });

/** Applies a new status to the order. */
async function move(
  context: CommandContext, order: Order,
  { status, question, report, parcelId, courier }: {
    status: ParcelStatus; question: Message | undefined; report: CourierReport; parcelId: string; courier: Pick<Courier, 'tolerancePoisha'>;
  },
): Promise<Verdict> {
  if (question && order.status === 'SHIPPED') return { outcome: 'TO_DECIDE', note: question };
  if (!FINAL.has(status)) return { outcome: 'TRACKED' };
  if (status === 'PAID_RETURN' && report.collected && order.status === 'RETURN_PENDING' && order.collectedPoisha === 0n) {
    return { outcome: 'TO_DECIDE', note: msg('Refused against a fee of {{amount, taka}}, after the return was entered without one', { amount: report.collected }) };
  }
  if (agrees(order.status, status)) return { outcome: 'TRACKED' };
  const isOnItsWay = order.status === 'SHIPPED' || (order.status === 'RETURN_PENDING' && status === 'DELIVERED');
  if (!isOnItsWay) return { outcome: 'LATE', note: lateNote(status, order.status) };
  const due = order.totalPoisha - order.advancePoisha;
  const collected = report.collected === null ? null : toldToPoisha(report.collected);
  if (status === 'LOST') return { outcome: 'TO_DECIDE', note: msg('The courier has lost it: mark it lost, with what it is to pay') };
  if (status === 'PARTIAL') return { outcome: 'TO_DECIDE', note: partNote(collected) };
  try {
    if (status === 'DELIVERED') {
      // A person decides about another collected amount, beyond what the statements of this courier let pass too.
      if (collected !== null && (collected > due + courier.tolerancePoisha || collected < due - courier.tolerancePoisha)) {
        const amounts = { amount: poishaToTaka(collected), due: poishaToTaka(due) };
        return { outcome: 'TO_DECIDE', note: msg('Delivered, but {{amount, taka}} collected in place of {{due, taka}}', amounts) };
      }
      await deliverOrder.run(context, { orderId: order.id });
      return { outcome: 'APPLIED' };
    }
    if (status === 'PAID_RETURN' && !collected) return { outcome: 'TO_DECIDE', note: msg('Refused against a fee: enter what was collected') };
    const asked = await askedBackFor(context, parcelId);
    await sendBack(context, {
      orderId: order.id, reason: asked ?? beginning(report.message || words(status), MAX_REASON), ...(status === 'PAID_RETURN' && { feeCollected: collected! }),
      said: asked ? { reason: asked, by: 'PERSON' } : { reason: report.reason, by: 'COURIER' },
    });
    return { outcome: 'APPLIED' };
  } catch (error) {
    // The command refused before it wrote anything: the order is unchanged, and a person has to check.
    if (!(error instanceof DomainError)) throw error;
    return { outcome: 'FAILED', note: { key: error.wire.messageKey, values: error.wire.messageValues } as Message };
  }
}

/** Why a person has asked the courier for the parcel back; null where nobody has, or the courier would not. */
async function askedBackFor({ tx, session: { businessId } }: CommandContext, shipmentId: string): Promise<string | null> {
  const asked = await tx.returnRequest.findFirst({
    where: { businessId, shipmentId, status: { not: 'REFUSED' } }, orderBy: { createdAt: 'desc' }, select: { reason: true },
  });
  return asked?.reason ?? null;
}

const partNote = (collected: bigint | null): Message => (collected === null
  ? msg('Delivered in part: enter what the customer took')
  : msg('Delivered in part, {{amount, taka}} collected: enter what the customer took', { amount: poishaToTaka(collected) }));

async function close(
  { tx, session: { businessId }, audit }: CommandContext, { id, courier, receivedAt }: Event, report: CourierReport | null, verdict: Verdict, orderId?: string,
): Promise<Verdict> {
  const { outcome, note } = verdict;
  const meaning = report && courier.provider ? meaningOf(courier.provider, statusMap.parse(courier.statusMap), report.rawStatus) : null;
  await tx.courierEvent.update({
    where: { businessId_id: { businessId, id } },
    data: {
      outcome, note: note ? inEnglish(note) : '', ...(note && { wording: wireMessage(note) as object }), orderId: orderId ?? null, processedAt: new Date(), status: meaning ?? null,
      ...(report && {
        consignmentId: report.consignmentId, invoice: report.invoice, rawStatus: report.rawStatus.toLowerCase(), saidAt: timeOf(report, receivedAt),
        message: beginning(report.message, 500), collectedPoisha: report.collected === null ? null : toldToPoisha(report.collected),
      }),
    },
    select: { id: true },
  });
  if (orderId && (outcome === 'LATE' || outcome === 'TO_DECIDE' || outcome === 'UNKNOWN_STATUS')) {
    await audit({
      entity: ['Order', orderId], summary: msg('{{name}} reports {{status}}: {{note}}', { name: courier.name, status: report?.rawStatus ?? '', note: note ?? '' }), after: { outcome },
    });
  }
  return verdict;
}
