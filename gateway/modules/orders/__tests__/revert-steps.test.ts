import { expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { deliverOrder, revertDelivery, shipOrder } from '../order-commands.ts';
import { recallOrder } from '../recall-order.ts';
import { deliverPart, receiveReturn, returnOrder } from '../return-orders.ts';
import { undoReceipt } from '../undo-receipt.ts';
import { DELIVERED, SHIPPED, shopWithOrder } from './edited-shop.ts';

type World = Awaited<ReturnType<typeof shopWithOrder>>;

const ACCOUNTS = ['courier-receivable', 'customer-advance', 'sales', 'delivery-income', 'other-income', 'cost-of-goods', 'goods-in-transit', 'inventory'];

async function standing({ order, stock, booked }: World) {
  const { status, collectedPoisha, revenuePoisha, advancePoisha, settlementStatus, returningUnits, refundOnReturnPoisha, returnReason, shippedAt, deliveredAt } = await order();
  const { onHand, reserved, withCourier, returning } = await stock();
  const books: Record<string, number> = {};
  for (const code of ACCOUNTS) books[code] = await booked(code);
  return {
    status, collectedPoisha, revenuePoisha, advancePoisha, settlementStatus, returningUnits, refundOnReturnPoisha, returnReason, shippedAt, deliveredAt,
    stock: { onHand, reserved, withCourier, returning }, books,
  };
}

const lineOf = async ({ shop, orderId }: World) => (await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } })).id;
const revert = ({ session, orderId }: World) => execute(revertDelivery, session, { orderId, reason: 'Another parcel' });
const driftIn = async ({ shop }: World) => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

/** What is recorded of a parcel on its way, and taken back. */
const MISTAKES: Record<string, (world: World) => Promise<unknown>> = {
  'delivered': ({ session, orderId }) => execute(deliverOrder, session, { orderId }),
  'delivered in part': async (world) => execute(deliverPart, world.session, {
    orderId: world.orderId, lines: [{ lineId: await lineOf(world), accepted: 1 }], collected: 460, returnReason: 'Too small',
  }),
  'on its way back': ({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused' }),
  'refused against a fee': ({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 }),
  'delivered in part and then given back': async (world) => {
    await MISTAKES['delivered in part']!(world);
    await execute(returnOrder, world.session, { orderId: world.orderId, reason: 'Torn' });
  },
};

it.each(Object.keys(MISTAKES))('%s by mistake: stock, amounts and books are as on the way again, and what became of it can be entered', async (name) => {
  const world = await shopWithOrder(SHIPPED);
  const before = await standing(world);
  await MISTAKES[name]!(world);
  expect(await standing(world)).not.toEqual(before);
  await revert(world);
  expect(await standing(world)).toEqual(before);
  await execute(deliverOrder, world.session, { orderId: world.orderId });
  expect(await standing(world)).toMatchObject({
    status: 'DELIVERED', collectedPoisha: 960_00n, revenuePoisha: 1_060_00n, settlementStatus: 'UNSETTLED',
    stock: { onHand: 3, reserved: 0, withCourier: 0, returning: 0 },
    books: { 'courier-receivable': -960, 'customer-advance': 0, sales: 1_000, 'delivery-income': 60, 'other-income': 0, 'cost-of-goods': -400, 'goods-in-transit': 0 },
  });
  expect(await driftIn(world)).toEqual([]);
});

it('is refused once a piece is back in hand: the parcel is not whole any more', async () => {
  const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
  await execute(receiveReturn, world.session, { orderId: world.orderId, lines: [{ lineId: await lineOf(world), good: 1, damaged: 0, missing: 0 }] });
  await expect(revert(world)).rejects.toMatchObject({
    reason: 'WRONG_STATUS', message: 'A part of this order is back in hand: it cannot be with the courier again',
  });
});

it('takes a hand-over back to where it was, whatever was taken back after it, and not once its courier has reported', async () => {
  const world = await shopWithOrder([...DELIVERED, [revertDelivery, { reason: 'Another parcel' }]]);
  const { shop, session, orderId } = world;
  await execute(recallOrder, session, { orderId });
  expect((await world.order()).status).toBe('CONFIRMED');

  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  const { courierId } = await db.shipment.findFirstOrThrow({ where: { businessId: shop.id, orderId, active: true } });
  await db.courierEvent.create({ data: { businessId: shop.id, courierId, orderId, source: 'WEBHOOK', hash: 'one', body: '{}' } });
  await MISTAKES['on its way back']!(world);
  await revert(world);
  await expect(execute(recallOrder, session, { orderId })).rejects.toMatchObject({ reason: 'COURIER_HAS_IT' });
  expect(await driftIn(world)).toEqual([]);
});

it('the stock calls a receipt one, whatever status it leads to, and so its way back', async () => {
  const world = await shopWithOrder(SHIPPED);
  const { shop, session, orderId } = world;
  await MISTAKES['delivered in part']!(world);
  await execute(receiveReturn, session, { orderId, lines: [{ lineId: await lineOf(world), good: 1, damaged: 0, missing: 0 }] });
  await execute(undoReceipt, session, { orderId, reason: 'Not in the parcel' });
  const moved = await db.stockMovement.findMany({
    where: { businessId: shop.id, sourceId: orderId, returning: { not: 0 } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { reason: true, returning: true },
  });
  expect(moved.map(({ reason, returning }) => [returning, reason.replace(/^Order \S+ /, '')])).toEqual([
    [1, 'delivered in part'], [-1, 'received back'], [1, 'was not received back'],
  ]);
});
