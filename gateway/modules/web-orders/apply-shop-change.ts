import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { moveOrderToCustomer } from '../customers/move-order.ts';
import { editOrder } from '../orders/edit-order.ts';
import { cancelOrder } from '../orders/order-commands.ts';
import { WITH_LINES } from './decide-web-order.ts';
import { mapKnownLines } from './map-known-lines.ts';
import { orderDraft } from './order-draft.ts';
import { storedMap } from './status-map.ts';
import { localStatus } from './web-order-state.ts';

const WITH_ORDER_LINES = { lines: { orderBy: { position: 'asc' } } } as const;
type MadeOrder = Prisma.OrderGetPayload<{ include: typeof WITH_ORDER_LINES }>;
type Draft = ReturnType<typeof orderDraft>;

/**
 * Makes an order what its web shop says now: cancelled where the shop has ended it, else its recipient, lines and amounts
 * are the shop's. Throws PreconditionError NOT_CHANGED, UNMAPPED_LINES, REFUNDS_NOT_READ, INSUFFICIENT_STOCK or PAID_PHONE.
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
    // First the web order, then what was made of it: as an approval and a delivery of the shop lock them.
    if (known.webOrderId) await lockRow(tx, 'WebOrder', businessId, known.webOrderId);
    await lockRow(tx, 'Order', businessId, id, seen);
    const order = await tx.order.findUniqueOrThrow({ where, include: WITH_ORDER_LINES });
    if (!order.shopChange || !order.webOrderId) throw new PreconditionError('NOT_CHANGED', 'Its web shop has not changed it');
    const webOrder = await tx.webOrder.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: order.webOrderId } }, include: WITH_LINES,
    });
    if (localStatus(webOrder.binned ? 'trash' : webOrder.storeStatus, storedMap(webOrder.site)) === 'CANCELLED') {
      await cancelOrder.run(context, { orderId: id, reason: webOrder.storeStatus === 'refunded' ? 'Refunded in the web shop' : 'Cancelled in the web shop' });
      return { id };
    }
    await follow(context, order, orderDraft(await mapKnownLines(context, webOrder), order.advancePoisha));
    return { id };
  },
});

async function follow(context: CommandContext, order: MadeOrder, draft: Draft): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const edited = differences(order, draft);
  if (Object.keys(edited).length > 0) {
    await editOrder.run(context, { orderId: order.id, reason: 'As the web shop has changed it', ...edited });
  }
  if (draft.phone !== order.phone) await changePhone(context, order, draft);
  await tx.order.update({
    where: { businessId_id: { businessId, id: order.id } },
    data: { shopChange: null, version: { increment: 1 } },
    select: { id: true },
  });
  await audit({
    entity: ['Order', order.id], summary: msg('It is as its web shop has changed it'),
    before: { shopChange: order.shopChange, phone: order.phone }, after: { shopChange: null, phone: draft.phone },
  });
}

/** What `editOrder` has to change; nothing of what is the same already, which somebody here may have corrected. */
function differences(order: MadeOrder, draft: Draft) {
  const lines = linesOf(order, draft);
  const { customerName, address, district = '' } = draft;
  return {
    ...(customerName !== order.customerName && { customerName }),
    ...(address !== order.address && { address }),
    ...(district !== order.district && { district }),
    ...(draft.discountPoisha !== order.discountPoisha && { discount: draft.discountPoisha }),
    ...(draft.deliveryFeePoisha !== order.deliveryFeePoisha && { deliveryFee: draft.deliveryFeePoisha }),
    ...(lines && { lines }),
  };
}

/** All lines as they are to be, those of a variant that it has already in their place; undefined when they are the same. */
function linesOf(order: MadeOrder, draft: Draft) {
  const left = [...order.lines];
  let isSame = true;
  const lines = draft.lines.map(({ variantId, quantity, unitPricePoisha, discountPoisha }) => {
    const index = left.findIndex((line) => line.variantId === variantId);
    const [known] = index < 0 ? [] : left.splice(index, 1);
    isSame &&= known?.quantity === quantity && known.unitPricePoisha === unitPricePoisha && known.discountPoisha === discountPoisha;
    return { lineId: known?.id, variantId, quantity, unitPrice: unitPricePoisha, discount: discountPoisha };
  });
  return isSame && left.length === 0 ? undefined : lines;
}

/** Its customer is whom the new number names. An advance stands in the books under the customer who paid it. */
async function changePhone(context: CommandContext, order: MadeOrder, draft: Draft): Promise<void> {
  const { tx, session: { businessId } } = context;
  if (order.advancePoisha > 0n) {
    throw new PreconditionError(
      'PAID_PHONE', 'The shop has changed the phone number of an order with an advance. Keep the order, and enter the new number as its other number',
    );
  }
  const { customerName, phone, address, district = '' } = draft;
  await moveOrderToCustomer(tx, businessId, order, { customerName, phone, address, district });
}
