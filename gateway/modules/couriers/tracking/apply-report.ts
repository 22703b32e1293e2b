import { z } from 'zod';
import { inEnglish, msg, wireMessage } from '../../../../schema/rules/message.ts';
import { toldToPoisha } from '../../../../schema/rules/money.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import type { Shipment } from '../../../db/generated/client/client.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { beginning } from '../../../db/storable.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { planMessages } from '../../order-messages/plan-messages.ts';
import { noteCourierReason } from '../../orders/return-reason.ts';
import { finishBooking, orderOf } from './find-order.ts';
import { contradicts, lateNote, MAX_REASON, moveOrder, type Verdict } from './move-order.ts';
import { meaningOf, questionOf } from './parcel-words.ts';
import { nextPoll } from './poll-times.ts';
import { readReport, timeOf, type Event } from './read-report.ts';
import type { CourierReport } from './webhook-adapters.ts';

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
  const verdict = await moveOrder(context, order, { status, question, report: { ...report, reason, message: message || rawStatus }, parcelId: parcel.id, courier });
  // A person decides what follows, or the order is there already: the reason is known all the same.
  if (verdict.outcome !== 'APPLIED' && reason && COMES_BACK.has(status)) await noteCourierReason(context, orderId, reason);
  return verdict;
}

const statusMap = z.record(z.string(), z.enum(PARCEL_STATUSES));

/** Whether the report is older than the last known status. The status set at booking has no time of the courier and is ignored. */
const isOlder = ({ rawStatus, statusAt }: Shipment, saidAt: Date) => rawStatus !== null && statusAt !== null && saidAt < statusAt;

const COMES_BACK = new Set<ParcelStatus>(['PARTIAL', 'PAID_RETURN', 'RETURNING', 'RETURNED', 'CANCELLED']);

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
