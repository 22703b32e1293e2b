import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { OrderStatus, type MessageEvent } from '../../../db/generated/client/enums.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { deliverPart, receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { undoReceipt } from '../../orders/undo-receipt.ts';
import { ordersByEvent } from '../event-orders.ts';
import { autoMessagesWithFigures } from '../message-figures.ts';
import { eventsOf } from '../message-events.ts';
import { tellingShop } from './support.ts';

const isLong = inject('isLong');
const status = fc.constantFrom(...Object.values(OrderStatus));
const step = fc.record({ order: fc.nat(3), from: fc.option(status, { freq: 9 }), to: status, isCredited: fc.boolean(), isShort: fc.boolean() });

it('counts the orders whose steps are the events that their customers are told of, whatever their history', async () => {
  const { shop: { id: businessId }, take } = await tellingShop();
  const orders: string[] = [];
  for (let n = 0; n < 4; n += 1) orders.push((await take()).id);
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    await db.orderTransition.deleteMany({ where: { businessId } });
    await db.orderTransition.createMany({ data: steps.map(({ order, ...one }, index) => ({ ...one, businessId, orderId: orders[order]!, orderVersion: index + 1 })) });
    const told = new Map<MessageEvent, Set<number>>();
    for (const { order, from, ...one } of steps) {
      const [event] = from ? eventsOf({ ...one, from }) : [];
      if (event) told.set(event, (told.get(event) ?? new Set()).add(order));
    }
    expect(new Map(await ordersByEvent(businessId))).toEqual(new Map([...told].map(([event, those]) => [event, those.size])));
  }), { numRuns: isLong ? 500 : 40 });
});

it('counts a preorder that is confirmed without its goods among the confirmed ones, as its customer hears of it', async () => {
  const { shop, session, take, tell, messages } = await tellingShop();
  for (const event of ['PREORDER_READY', 'CONFIRMED'] as const) await tell(event);
  const lamp = await withProduct(shop, { stock: 0, allowsPreorder: true });
  const late = await take({ lines: [{ product: lamp, quantity: 2 }] });
  const ready = await take({ lines: [{ product: lamp, quantity: 2 }] });
  await db.business.update({ where: { id: shop.id }, data: { allowsBackorder: true }, select: { id: true } });
  await execute(confirmOrder, session, { orderId: late.id });
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: lamp, quantity: 4, unitCost: 300 }] });
  await execute(confirmOrder, session, { orderId: ready.id });
  expect(await messages()).toEqual(['1 CONFIRMED WAITING', '2 PREORDER_READY WAITING']);
  const settings = await runQuery(autoMessagesWithFigures, session, {});
  const figures = Object.fromEntries(settings.map(({ event, figures: { orders } }) => [event, orders]));
  expect(figures).toMatchObject({ CONFIRMED: 1, PREORDER_READY: 1 });
});

it('tells nobody that a parcel is on its way back where only its receipt is taken back', async () => {
  const { session, product, take, tell, messages } = await tellingShop();
  const { id: orderId } = await take({ lines: [{ product, quantity: 3 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
  const receive = (good: number) => execute(receiveReturn, session, { orderId, lines: [{ lineId, good, damaged: 0, missing: 0 }] });
  await execute(deliverPart, session, { orderId, lines: [{ lineId, accepted: 2 }], collected: 1, reason: 'Too large' });
  await receive(1);
  await execute(returnOrder, session, { orderId, reason: 'Torn', lines: [{ lineId, quantity: 1 }] });
  await receive(1);
  await tell('RETURN');
  await execute(undoReceipt, session, { orderId, reason: 'Another parcel' });
  expect(await db.order.findFirstOrThrow({ where: { id: orderId } })).toMatchObject({ status: 'RETURN_PENDING' });
  expect(await messages()).toEqual([]);
});
