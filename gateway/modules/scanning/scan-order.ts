import { z } from 'zod';
import { statusWord } from '../../../schema/rules/status-word.ts';
import { msg } from '../../../schema/rules/message.ts';
import { orderReference } from '../../../schema/rules/order-code.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import { MAX_PARTS } from '../catalog/bundle-parts.ts';
import { MAX_LINES } from '../orders/create-order.ts';
import { deliverOrder, packOrder, shipOrder, takeDeliveryBack, unpackOrder } from '../orders/order-commands.ts';
import { recallOrder } from '../orders/recall-order.ts';
import { stepsSinceLeaving } from '../orders/past-steps.ts';
import { receiveReturn, sendBack } from '../orders/return-orders.ts';
import { returnReasonInput } from '../orders/return-reason.ts';
import { takeReceiptBack } from '../orders/undo-receipt.ts';
import { findScanned, type ScannedRow } from './find-scanned.ts';
import { scannedLines } from './scanned-lines.ts';

export const scanMode = z.enum(['PACK', 'HAND_OVER', 'RETURN', 'DELIVER']);
export type ScanMode = z.output<typeof scanMode>;

/** Statuses that mean that a scan in this mode was already carried out. */
const DONE_STATUSES: Record<ScanMode, readonly OrderStatus[]> = {
  PACK: ['PACKED'], HAND_OVER: ['SHIPPED'], RETURN: ['RETURNED'], DELIVER: ['DELIVERED'],
};

/** Statuses in which the customer keeps a part, and the rest may have been received already. */
const PARTLY_KEPT: ReadonlySet<string> = new Set<OrderStatus>(['PARTIAL', 'EXCHANGED']);

/** Throws PreconditionError WRONG_STATUS, with what to do first, for an order of which nothing can come back. */
function assertComesBack(status: OrderStatus, order: string): void {
  if (status === 'SHIPPED' || status === 'RETURN_PENDING' || PARTLY_KEPT.has(status)) return;
  const facts = { order, status: statusWord(status) };
  throw new PreconditionError('WRONG_STATUS', status === 'DELIVERED'
    ? msg('{{order}} is {{status}}: say on its page first that it comes back', facts)
    : msg('{{order}} is {{status}}: nothing of it comes back', facts));
}

/** A scanner chooses among the delivery methods: another name comes from a list that is old. Throws PreconditionError UNKNOWN_COURIER. */
async function assertKnown({ tx, session: { businessId } }: CommandContext, courierName: string): Promise<void> {
  const known = await tx.courier.findFirst({ where: { businessId, ...sameName(courierName) }, select: { id: true } });
  if (!known) throw new PreconditionError('UNKNOWN_COURIER', msg('No delivery method is called {{courier}}', { courier: courierName }));
}

/** Every line of an order may be a bundle, which is packed part by part. */
const MAX_CONTENTS = MAX_LINES * MAX_PARTS;

const contentsField = z.array(z.object({
  sku: requiredText(100).describe('Of the line.'),
  pieces: z.int().min(1).max(2_147_483_647).describe('How many pieces of it.'),
})).max(MAX_CONTENTS);

type Contents = z.output<typeof contentsField>;

interface Scan {
  mode: ScanMode;
  contents?: Contents;
  courierName?: string;
  returnReason?: string;
}

/** Pieces by SKU, as a text that is the same for the same contents. */
function summed(contents: Contents): string {
  const bySku = new Map<string, number>();
  for (const { sku, pieces } of contents) bySku.set(sku, (bySku.get(sku) ?? 0) + pieces);
  return JSON.stringify([...bySku].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The parcel holds what the order had when it was opened. Throws PreconditionError CONTENTS_CHANGED when it has something else by now. */
async function assertHolds({ tx, session: { businessId, business } }: CommandContext, { id, number }: ScannedRow, contents: Contents): Promise<void> {
  await lockRow(tx, 'Order', businessId, id);
  const lines = await scannedLines(tx, businessId, id);
  if (summed(contents) === summed(lines.map(({ sku, quantity }) => ({ sku, pieces: quantity })))) return;
  throw new PreconditionError('CONTENTS_CHANGED', msg('{{order}} was changed meanwhile: scan it again and see what goes inside', {
    order: orderReference(business?.orderPrefix ?? '', number),
  }));
}

async function carryOut(context: CommandContext, order: ScannedRow, { mode, contents, courierName, returnReason }: Scan): Promise<void> {
  const target = { orderId: order.id };
  if (mode === 'PACK') {
    if (contents) await assertHolds(context, order, contents);
    await packOrder.run(context, target);
  }
  if (mode === 'DELIVER') await deliverOrder.run(context, target);
  if (mode === 'HAND_OVER') {
    const courier = courierName || order.plannedCourier;
    if (!courier) throw new PreconditionError('NO_COURIER', 'Choose the courier first');
    if (courierName) await assertKnown(context, courierName);
    await shipOrder.run(context, { ...target, courierName: courier, trackingCode: order.trackingCode ?? undefined });
  }
  if (mode === 'RETURN') await receive(context, order, returnReason);
}

/** All that comes back is here and good. Of a parcel that is in hand its courier need not have said that it comes back. */
async function receive(context: CommandContext, order: ScannedRow, returnReason: string | undefined): Promise<void> {
  const { tx, session: { businessId } } = context;
  const orderId = order.id;
  if (order.status === 'SHIPPED') await sendBack(context, { orderId, reason: msg('its parcel is here') });
  const lines = (await scannedLines(tx, businessId, orderId)).filter(({ returning }) => returning > 0);
  if (lines.length === 0 && PARTLY_KEPT.has(order.status)) {
    throw new PreconditionError('ALREADY_SCANNED', 'Nothing of this order is on its way back');
  }
  await receiveReturn.run(context, {
    orderId, returnReason, lines: lines.map(({ lineId, returning }) => ({ lineId, good: returning, damaged: 0, missing: 0 })),
  });
}

/**
 * Carries out one scan of Scan To Update: finds the order and moves it by the step of the mode. Throws
 * PreconditionError UNKNOWN_SCAN, ALREADY_SCANNED, CONTENTS_CHANGED, OTHER_COURIER, UNKNOWN_COURIER or NO_COURIER, and what the
 * step itself refuses.
 */
export const scanOrder = defineCommand({
  name: 'scanning.scan',
  permission: 'orderUpdate',
  input: z.object({
    mode: scanMode.describe('What is done with what is scanned.'),
    text: requiredText(300).describe('What the scanner read: a number of the courier or of the order, or a link that ends in one.'),
    contents: contentsField.optional().describe('What is inside, for PACK: refused when the order has something else by now. Not checked when left out.'),
    courierName: text(100).optional().describe('Who takes the parcels, for HAND_OVER; the courier of the order when left out.'),
    returnReason: returnReasonInput(),
  }),
  run: async (context, { text: scanned, ...scan }) => {
    const { tx, session: { businessId, business } } = context;
    const prefix = business?.orderPrefix ?? '';
    const order = await findScanned(tx, { businessId, prefix }, scanned);
    if (!order) throw new PreconditionError('UNKNOWN_SCAN', msg('No order has {{text}}', { text: scanned }));
    const reference = orderReference(prefix, order.number);
    if (DONE_STATUSES[scan.mode].includes(order.status as OrderStatus)) {
      throw new PreconditionError('ALREADY_SCANNED', msg('{{order}} is {{status}} already', {
        order: reference, status: statusWord(order.status as OrderStatus),
      }));
    }
    if (scan.mode === 'RETURN') assertComesBack(order.status as OrderStatus, reference);
    const { plannedCourier } = order;
    const isOther = scan.courierName && plannedCourier && plannedCourier.toLowerCase() !== scan.courierName.toLowerCase();
    if (scan.mode === 'HAND_OVER' && isOther) {
      throw new PreconditionError('OTHER_COURIER', msg('{{order}} goes with {{courier}}', { order: reference, courier: plannedCourier }));
    }
    await carryOut(context, order, scan);
    return { id: order.id };
  },
});

const BY_MISTAKE = msg('scanned by mistake');

/** Undoes the last scan. Throws PreconditionError NOT_UNDONE for an order that has gone on since, and what the undone step refuses. */
export const undoScan = defineCommand({
  name: 'scanning.undo',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order'),
    mode: scanMode.describe('What the scan did.'),
  }),
  run: async (context, { orderId, mode }) => {
    if (mode === 'RETURN') await undoReturn(context, orderId);
    else if (mode === 'HAND_OVER') await recallOrder.run(context, { orderId });
    else if (mode === 'PACK') await unpackOrder.run(context, { orderId });
    else await undoDelivery(context, orderId);
    return { id: orderId };
  },
});

/** It is on its way back again, or with its courier where the scan was the first to say that it comes back. */
async function undoReturn(context: CommandContext, orderId: string): Promise<void> {
  const { tx, session: { businessId } } = context;
  await takeReceiptBack(context, { orderId, reason: BY_MISTAKE, isLast: true });
  const [turned, receipt] = (await stepsSinceLeaving(tx, businessId, orderId)).slice(-3);
  // Steps of one scan have the time at which its transaction began.
  const isOneScan = turned?.from === 'SHIPPED' && turned.createdAt.getTime() === receipt!.createdAt.getTime();
  if (isOneScan) await takeDeliveryBack(context, { orderId, reason: BY_MISTAKE });
}

/** The parcel is with its courier again. Throws PreconditionError NOT_UNDONE for one that was on its way back, or that went on since. */
async function undoDelivery(context: CommandContext, orderId: string): Promise<void> {
  const { tx, session: { businessId } } = context;
  const last = await tx.orderTransition.findFirst({
    where: { businessId, orderId }, orderBy: { orderVersion: 'desc' }, select: { from: true, to: true },
  });
  if (last?.to !== 'DELIVERED') throw new PreconditionError('NOT_UNDONE', 'It has gone on since: look at the page of the order');
  if (last.from !== 'SHIPPED') {
    throw new PreconditionError('NOT_UNDONE', 'It was on its way back before: say so on the page of the order');
  }
  await takeDeliveryBack(context, { orderId, reason: BY_MISTAKE });
}
