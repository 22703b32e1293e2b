import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { postReducedAdvance, reduceAdvance } from '../orders/reduce-advance.ts';
import { editOrder } from '../orders/edit-order.ts';
import { cancelOrder } from '../orders/order-commands.ts';
import { NOT_SHIPPED } from '../orders/order-state.ts';
import { bookPayment, paymentSince } from './shop-payment.ts';
import { WITH_LINES } from './decide-web-order.ts';
import { mapKnownLines } from './map-known-lines.ts';
import { orderDraft } from './order-draft.ts';
import { storedMap } from './status-map.ts';
import { localStatus } from './web-order-state.ts';

const WITH_ORDER_LINES = { lines: { orderBy: { position: 'asc' } } } as const;
type MadeOrder = Prisma.OrderGetPayload<{ include: typeof WITH_ORDER_LINES }>;
type Draft = ReturnType<typeof orderDraft>;

/**
 * Brings an order to the state of its web order in the shop: cancelled where the shop has ended it, otherwise with the
 * shop's recipient, lines, amounts and payment. What was paid beyond the new total is owed back to the customer. Throws
 * PreconditionError NOT_CHANGED, HAS_LEFT, UNMAPPED_LINES, REFUNDS_NOT_READ, INSUFFICIENT_STOCK, or
 * PAYMENT_UNKNOWN where only a person can say what was paid.
 */
export const applyShopChange = defineCommand({
  name: 'web-orders.applyChange',
  permission: 'orderUpdate',
  input: z.object({ orderId: idOf('Order'), version: version().optional() }),
  run: async (context, { orderId: id, version: seen }) => {
    const { tx, session: { businessId } } = context;
    const where = { businessId_id: { businessId, id } };
    const known = await tx.order.findUnique({ where, select: { webOrderId: true } });
    if (!known) throw new NotFoundError('Order');
    // The web order is locked before its order: approvals and deliveries lock in the same sequence.
    if (known.webOrderId) await lockRow(tx, 'WebOrder', businessId, known.webOrderId);
    await lockRow(tx, 'Order', businessId, id, seen);
    const order = await tx.order.findUniqueOrThrow({ where, include: WITH_ORDER_LINES });
    if (!order.shopChange || !order.webOrderId) throw new PreconditionError('NOT_CHANGED', 'Its web shop has not changed it');
    if (!NOT_SHIPPED.includes(order.status)) {
      throw new PreconditionError('HAS_LEFT', 'The parcel has left: tell the courier what has changed, and keep the order');
    }
    const webOrder = await tx.webOrder.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: order.webOrderId } }, include: WITH_LINES,
    });
    if (localStatus(webOrder.binned ? 'trash' : webOrder.storeStatus, storedMap(webOrder.site)) === 'CANCELLED') {
      await cancelOrder.run(context, { orderId: id, reason: webOrder.storeStatus === 'refunded' ? 'Refunded in the web shop' : 'Cancelled in the web shop' });
      return { id };
    }
    const payment = paymentSince(webOrder, order);
    await follow(context, order, orderDraft(await mapKnownLines(context, webOrder), order.advancePoisha));
    if (payment) await bookPayment(context, order.id, payment);
    return { id };
  },
});

async function follow(context: CommandContext, order: MadeOrder, draft: Draft): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const owedBack = await reduceAdvance(context, order, totalOf(draft));
  const edited = differences(order, draft);
  if (Object.keys(edited).length > 0) {
    await editOrder.run(context, { orderId: order.id, reason: 'As the web shop has changed it', ...edited });
  }
  await tx.order.update({
    where: { businessId_id: { businessId, id: order.id } },
    data: { shopChange: null, version: { increment: 1 } },
    select: { id: true },
  });
  if (owedBack > 0n) await postReducedAdvance(context, order, owedBack);
  await audit({
    entity: ['Order', order.id], summary: msg('It is as its web shop has changed it'),
    before: { shopChange: order.shopChange, phone: order.phone }, after: { shopChange: null, phone: draft.phone },
  });
}

const totalOf = ({ lines, discountPoisha, deliveryFeePoisha }: Draft): Poisha =>
  lines.reduce((sum, line) => sum + BigInt(line.quantity) * line.unitPricePoisha - line.discountPoisha, deliveryFeePoisha - discountPoisha);


/** The fields that `editOrder` has to change. Values that are equal already are left out. */
function differences(order: MadeOrder, draft: Draft) {
  const lines = linesOf(order, draft);
  const { customerName, address, district = '' } = draft;
  return {
    ...(customerName !== order.customerName && { customerName }),
    // The customer follows the phone number, with what was paid for the order.
    ...(draft.phone !== order.phone && { phone: draft.phone }),
    ...(address !== order.address && { address }),
    ...(district !== order.district && { district }),
    ...(draft.discountPoisha !== order.discountPoisha && { discount: draft.discountPoisha }),
    ...(draft.deliveryFeePoisha !== order.deliveryFeePoisha && { deliveryFee: draft.deliveryFeePoisha }),
    ...(lines && { lines }),
  };
}

/**
 * The complete new lines; a line with the same variant and details keeps its place. Undefined when nothing changed.
 */
function linesOf(order: MadeOrder, draft: Draft) {
  const known = knownLines(order, draft);
  const lines = draft.lines.map((line) => {
    const { variantId, quantity, unitPricePoisha, discountPoisha, details } = line;
    return { lineId: known.get(line)?.id, variantId, quantity, unitPrice: unitPricePoisha, discount: discountPoisha, details };
  });
  const isSame = order.lines.length === lines.length && draft.lines.every((line) => {
    const before = known.get(line);
    return before?.quantity === line.quantity && before.unitPricePoisha === line.unitPricePoisha && before.discountPoisha === line.discountPoisha;
  });
  return isSame ? undefined : lines;
}

type DraftLine = Draft['lines'][number];

/** The line of the order that each line of the draft stands for. Those with details choose first: they fit fewer lines. */
function knownLines(order: MadeOrder, draft: Draft): Map<DraftLine, MadeOrder['lines'][number]> {
  const left = [...order.lines];
  const byDetails = draft.lines.toSorted((a, b) => Number(!a.details) - Number(!b.details));
  return new Map(byDetails.flatMap((line) => {
    const index = left.findIndex(({ variantId, name }) => variantId === line.variantId && (!line.details || name.includes(line.details)));
    return index < 0 ? [] : left.splice(index, 1).map((known) => [line, known] as const);
  }));
}
