import { expect, it } from 'vitest';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { editOrder } from '../edit-order.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { confirmOrder, deliverOrder } from '../order-commands.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../return-orders.ts';
import { DELIVERED, SHIPPED, shopWithOrder } from './edited-shop.ts';

type World = Awaited<ReturnType<typeof shopWithOrder>> & { lineId: string };
type Steps = Parameters<typeof shopWithOrder>[0];

/** Of an order of 1,060 taka in two pieces, of which 100 are paid. */
const REFUSED: [what: string, before: Steps, command: Command, input: (world: World) => object, field: string][] = [
  ['delivered in part, more collected than was due', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 1 }], collected: 961, reason: 'x' }), 'collected'],
  ['delivered in part, less collected than the pieces cost, without a word', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 1 }], collected: 400 }), 'reason'],
  ['delivered in part, more pieces than there are', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 3 }], collected: 460, reason: 'x' }), 'lines.0.accepted'],
  ['delivered in part, all pieces', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 2 }], collected: 960 }), 'lines.0.accepted'],
  ['delivered in part, no pieces', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 0 }], collected: 0, reason: 'x' }), 'lines.0.accepted'],
  ['delivered in part, one line twice', SHIPPED, deliverPart, ({ lineId }) => ({ lines: [{ lineId, accepted: 1 }, { lineId, accepted: 1 }], collected: 460, reason: 'x' }), 'lines.1.lineId'],
  ['given back for more than was paid', DELIVERED, returnOrder, () => ({ reason: 'Torn', refund: 1_061 }), 'refund'],
  ['received without a piece', [...DELIVERED, [returnOrder, { reason: 'Torn' }]], receiveReturn, ({ lineId }) => ({ lines: [{ lineId, good: 0, damaged: 0, missing: 0 }] }), 'lines.0.good'],
  ['lost, for more than the goods are worth', SHIPPED, loseOrder, () => ({ reason: 'Gone', claim: 1_001 }), 'claim'],
  ['edited, more off a line than it costs', [], editOrder, ({ lineId, product: { variantId } }) => ({ reason: 'x', lines: [{ lineId, variantId, quantity: 2, unitPrice: 500, discount: 1_001 }] }), 'lines.0.discount'],
  ['edited, dearer than any order', [], editOrder, ({ lineId, product: { variantId } }) => ({ reason: 'x', lines: [{ lineId, variantId, quantity: 2, unitPrice: MAX_TAKA }] }), 'lines.0.unitPrice'],
  ['edited, more off than its goods cost', [], editOrder, () => ({ reason: 'x', discount: 1_001, deliveryFee: 500 }), 'discount'],
];

async function world(steps: Steps): Promise<World> {
  const made = await shopWithOrder(steps);
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: made.shop.id, orderId: made.orderId } });
  return { ...made, lineId };
}

const journal = ({ shop: { id: businessId } }: World) => db.journalEntry.count({ where: { businessId } });

it.each(REFUSED)('%s: is refused, and nothing has changed', async (_, before, command, input, field) => {
  const made = await world(before);
  const was = [await made.order(), await made.stock(), await journal(made)];
  await expect(execute(command, made.session, { orderId: made.orderId, ...input(made) })).rejects.toMatchObject({ fieldErrors: [{ field }] });
  expect([await made.order(), await made.stock(), await journal(made)]).toEqual(was);
});

it('collects no fee for goods that were sold, and names no line twice', async () => {
  const sold = await world(DELIVERED);
  await expect(execute(returnOrder, sold.session, { orderId: sold.orderId, reason: 'Torn', feeCollected: 10 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { edit, lineId, product: { variantId } } = await world([]);
  const line = { lineId, variantId, quantity: 1, unitPrice: 500, discount: 0 };
  await expect(edit({ lines: [line, line] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('pays back what was paid for a piece: its part of the discount less, and never more than was paid for the goods', async () => {
  const whole = await world([[editOrder, { reason: 'Regular', discount: 100 }], ...DELIVERED]);
  await execute(returnOrder, whole.session, { orderId: whole.orderId, reason: 'Torn', lines: [{ lineId: whole.lineId, quantity: 1 }] });
  expect(await whole.order()).toMatchObject({ totalPoisha: 960_00n, refundOnReturnPoisha: 450_00n });
  const part = await world([[editOrder, { reason: 'Regular', discount: 100 }], ...SHIPPED]);
  const deliver = (collected: number, more: object = {}) =>
    execute(deliverPart, part.session, { orderId: part.orderId, lines: [{ lineId: part.lineId, accepted: 1 }], collected, ...more });
  // A piece and the way, the discount and the advance less.
  await expect(deliver(460)).rejects.toMatchObject({ fieldErrors: [{ field: 'reason' }] });
  await deliver(200, { reason: 'Dented' });
  await execute(returnOrder, part.session, { orderId: part.orderId, reason: 'Torn', lines: [{ lineId: part.lineId, quantity: 1 }] });
  expect(await part.order()).toMatchObject({ revenuePoisha: 300_00n, refundOnReturnPoisha: 240_00n });
});

it('collects nothing for a piece that costs less than the discount, and asks for a word only where more was paid in advance', async () => {
  const deliver = async (advance: number, more: object = {}) => {
    const { session, orderId, order, shop } = await shopWithOrder([[editOrder, { reason: 'Regular', discount: 600 }], ...SHIPPED], advance);
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await execute(deliverPart, session, { orderId, lines: [{ lineId, accepted: 1 }], collected: 0, ...more });
    return order();
  };
  expect(await deliver(0)).toMatchObject({ status: 'PARTIAL', collectedPoisha: 0n, revenuePoisha: 0n });
  await expect(deliver(100)).rejects.toMatchObject({
    fieldErrors: [{ field: 'reason', message: '৳100 more was paid in advance than these pieces come to: say why it stays' }],
  });
  expect(await deliver(100, { reason: 'Kept for the next order' })).toMatchObject({ revenuePoisha: 100_00n });
});

it('keeps a line of which a piece came back damaged, and a line is of its own product', async () => {
  const { session, orderId, lineId, edit, product: { variantId }, order } = await world([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
  await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 1, damaged: 1, missing: 0 }] });
  await execute(confirmOrder, session, { orderId });
  const line = { variantId, quantity: 1, unitPrice: 500, discount: 0 };
  await expect(edit({ lines: [line] })).rejects.toMatchObject({ message: 'Pieces of this line came back damaged or were lost: it stays' });
  const other = await withProduct({ id: (await order()).businessId }, { stock: 3 });
  await expect(edit({ lines: [{ ...line, lineId, variantId: other.variantId }] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('delivers no parcel for which a fee was paid when it was refused, and leaves a replacement with its customer', async () => {
  const refused = await world([...SHIPPED, [returnOrder, { reason: 'Refused', feeCollected: 60 }]]);
  await expect(execute(deliverOrder, refused.session, { orderId: refused.orderId })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  expect(await refused.order()).toMatchObject({ status: 'RETURN_PENDING', collectedPoisha: 60_00n, revenuePoisha: 0n });
  const { session, orderId, lineId, product: { variantId } } = await world(DELIVERED);
  const { id } = await execute(exchangeOrder, session, {
    orderId, reason: 'Too small', back: [{ lineId, quantity: 1 }], lines: [{ variantId, quantity: 1, unitPrice: 500 }],
  });
  await expect(execute(editOrder, session, { orderId: id, reason: 'x', phone: '01799999999' })).rejects.toMatchObject({ reason: 'EXCHANGED' });
});
