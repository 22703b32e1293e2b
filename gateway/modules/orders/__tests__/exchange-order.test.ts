import { describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { orderProfits } from '../../couriers/settlement/order-profit.ts';
import { callOffExchange } from '../call-off-exchange.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, shipOrder } from '../order-commands.ts';
import { receiveReturn } from '../return-orders.ts';

interface Sold {
  shop: Shop;
  red: SeededProduct;
  blue: SeededProduct;
  orderId: string;
  lineId: string;
  session: Session;
}

/** Two red ones for 500 each, and 60 for the way: delivered and paid. */
async function sold(): Promise<Sold> {
  const shop = await seedBusiness();
  const red = await withProduct(shop, { stock: 5, cost: 200 });
  const blue = await withProduct(shop, { stock: 5, cost: 300 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product: red, quantity: 2 }] });
  const session = Session.system(shop.id);
  await walk(session, orderId);
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
  return { shop, red, blue, orderId, lineId, session };
}

async function walk(session: Session, orderId: string) {
  for (const [command, input] of [[confirmOrder, {}], [shipOrder, { courierName: 'Pathao' }], [deliverOrder, {}]] as [Command, object][]) {
    await execute(command, session, { ...input, orderId });
  }
}

const exchange = ({ session, orderId, lineId, blue }: Sold, more: object = {}) =>
  execute(exchangeOrder, session, {
    orderId, reason: 'Wants the blue one', back: [{ lineId, quantity: 1 }], lines: [{ variantId: blue.variantId, quantity: 1, unitPrice: 700 }],
    deliveryFee: 60, ...more,
  });

const orderOf = ({ shop }: Sold, id: string) => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });

const stockOf = async ({ shop }: Sold, { variantId }: SeededProduct) => {
  const { onHand, reserved, withCourier, returning, damaged } = await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId } });
  return { onHand, reserved, withCourier, returning, damaged };
};

/** Taka that an account holds, debits above zero. */
async function booked({ shop }: Sold, code: string): Promise<number> {
  const { _sum } = await db.journalLine.aggregate({
    where: { businessId: shop.id, account: { code } }, _sum: { debitPoisha: true, creditPoisha: true },
  });
  return Number((_sum.debitPoisha ?? 0n) - (_sum.creditPoisha ?? 0n)) / 100;
}

const profitOf = async ({ shop }: Sold, id: string) => Number((await orderProfits(db, shop.id, [id])).get(id)!.profit) / 100;

const driftIn = async ({ shop }: Sold) => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

describe('an exchange', () => {
  it('takes a piece back, sends another, and the difference is collected with the new order', async () => {
    const world = await sold();
    const made = await exchange(world);
    const [old, child] = [await orderOf(world, world.orderId), await orderOf(world, made.id)];
    expect(old).toMatchObject({ status: 'EXCHANGED', revenuePoisha: 560_00n, refundOnReturnPoisha: 0n, returningUnits: 1 });
    expect(child).toMatchObject({
      status: 'PENDING', replacesId: old.id, totalPoisha: 760_00n, advancePoisha: 500_00n, exchangeCreditPoisha: 500_00n,
      phone: old.phone, address: old.address, customerId: old.customerId,
    });
    expect(await stockOf(world, world.red)).toEqual({ onHand: 3, reserved: 0, withCourier: 0, returning: 1, damaged: 0 });
    expect(await booked(world, 'customer-advance')).toBe(-500);
    expect(await booked(world, 'refunds-due')).toBe(0);

    await walk(world.session, made.id);
    expect(await orderOf(world, made.id)).toMatchObject({ collectedPoisha: 260_00n, revenuePoisha: 760_00n });
    await execute(receiveReturn, world.session, { orderId: old.id, lines: [{ lineId: world.lineId, good: 1, damaged: 0, missing: 0 }] });
    expect(await orderOf(world, old.id)).toMatchObject({ status: 'EXCHANGED', returningUnits: 0, refundDuePoisha: 0n });
    expect(await stockOf(world, world.red)).toEqual({ onHand: 4, reserved: 0, withCourier: 0, returning: 0, damaged: 0 });
    expect(await booked(world, 'customer-advance')).toBe(0);
    expect(await booked(world, 'sales') + await booked(world, 'delivery-income')).toBe(-(560 + 760));
    expect(await booked(world, 'courier-receivable')).toBe(1060 + 260);
    // 560 - 200 for the red one that stayed, 760 - 300 for the blue one.
    expect([await profitOf(world, old.id), await profitOf(world, made.id)]).toEqual([360, 460]);
    expect(await driftIn(world)).toEqual([]);
  });

  it('owes what the goods given back were worth beyond the new order, once they are in hand', async () => {
    const world = await sold();
    const made = await exchange(world, { back: [{ lineId: world.lineId, quantity: 2 }], deliveryFee: 0 });
    expect(await orderOf(world, made.id)).toMatchObject({ totalPoisha: 700_00n, advancePoisha: 700_00n });
    expect(await orderOf(world, world.orderId)).toMatchObject({ revenuePoisha: 360_00n, refundOnReturnPoisha: 300_00n, refundDuePoisha: 0n });
    const receive = (good: number, damaged: number) =>
      execute(receiveReturn, world.session, { orderId: world.orderId, lines: [{ lineId: world.lineId, good, damaged, missing: 0 }] });
    await receive(1, 0);
    expect(await orderOf(world, world.orderId)).toMatchObject({ refundDuePoisha: 0n });
    await receive(0, 1);
    expect(await orderOf(world, world.orderId)).toMatchObject({ revenuePoisha: 60_00n, refundOnReturnPoisha: 0n, refundDuePoisha: 300_00n });
    expect(await booked(world, 'refunds-due')).toBe(-300);
    expect(await driftIn(world)).toEqual([]);
  });

  it('gives the customer their money when the new order is called off', async () => {
    const world = await sold();
    const made = await exchange(world, { advance: 50, advanceAccount: 'BKASH' });
    await execute(cancelOrder, world.session, { orderId: made.id, reason: 'Does not want it any more' });
    expect(await orderOf(world, made.id)).toMatchObject({ refundDuePoisha: 550_00n });
    expect(await booked(world, 'refunds-due')).toBe(-550);
    expect(await driftIn(world)).toEqual([]);
  });

  it.each([
    ['more pieces than the customer has', { back: [{ lineId: '', quantity: 3 }] }, 'More pieces than the customer has'],
    ['nothing given back', { back: [{ lineId: '', quantity: 0 }] }, 'Say what comes back'],
    ['more credit than was paid', { credit: 1061 }, 'More than was paid'],
    ['an advance above what is left', { advance: 761 }, 'The advance cannot exceed the total'],
  ])('refuses %s and changes nothing', async (_what, input, message) => {
    const world = await sold();
    const back = (input as { back?: { quantity: number }[] }).back?.map((one) => ({ ...one, lineId: world.lineId }));
    await expect(exchange(world, { ...input, ...(back && { back }) })).rejects.toThrow(message);
    expect(await orderOf(world, world.orderId)).toMatchObject({ status: 'DELIVERED', version: 4 });
    expect(await db.order.count({ where: { businessId: world.shop.id } })).toBe(1);
  });

  it('loses what came back damaged, and of what is lost the part that no courier pays for', async () => {
    const world = await sold();
    await exchange(world, { back: [{ lineId: world.lineId, quantity: 2 }] });
    await execute(receiveReturn, world.session, { orderId: world.orderId, lines: [{ lineId: world.lineId, good: 0, damaged: 1, missing: 1 }] });
    // 1060 were paid, 760 of them for the new order and 240 are owed back; one red one is damaged, the courier owes the other.
    expect(await profitOf(world, world.orderId)).toBe(60 - 200);
    expect(await booked(world, 'damaged-goods')).toBe(200);
    expect(await driftIn(world)).toEqual([]);
  });

  describe('that is called off', () => {
    const callOff = ({ session, orderId }: Sold) => execute(callOffExchange, session, { orderId, reason: 'Keeps the red one' });

    it('leaves all as it was before; what was paid beside the goods is owed back', async () => {
      const world = await sold();
      const before = await orderOf(world, world.orderId);
      const made = await exchange(world, { advance: 50, advanceAccount: 'BKASH' });
      await execute(confirmOrder, world.session, { orderId: made.id });
      await execute(packOrder, world.session, { orderId: made.id });
      await callOff(world);
      const { status, revenuePoisha, collectedPoisha, settlementStatus, deliveredAt } = before;
      expect(await orderOf(world, world.orderId)).toMatchObject({
        status, revenuePoisha, collectedPoisha, settlementStatus, deliveredAt, refundOnReturnPoisha: 0n, returningUnits: 0, refundDuePoisha: 0n,
      });
      expect(await orderOf(world, made.id)).toMatchObject({ status: 'CANCELLED', replacesId: null, exchangeCreditPoisha: 0n, refundDuePoisha: 50_00n });
      expect(await stockOf(world, world.red)).toEqual({ onHand: 3, reserved: 0, withCourier: 0, returning: 0, damaged: 0 });
      expect(await stockOf(world, world.blue)).toEqual({ onHand: 5, reserved: 0, withCourier: 0, returning: 0, damaged: 0 });
      expect([await booked(world, 'sales'), await booked(world, 'refunds-due'), await booked(world, 'customer-advance')]).toEqual([-1000, -50, 0]);
      expect(await driftIn(world)).toEqual([]);
      // And the old one may be exchanged again.
      await exchange(world);
      expect(await driftIn(world)).toEqual([]);
    });

    it('is refused once the new goods have left, the old ones are here, or nothing was exchanged', async () => {
      const world = await sold();
      await expect(callOff(world)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
      const made = await exchange(world, { back: [{ lineId: world.lineId, quantity: 2 }] });
      await expect(execute(deliverOrder, world.session, { orderId: world.orderId })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
      await execute(receiveReturn, world.session, { orderId: world.orderId, lines: [{ lineId: world.lineId, good: 1, damaged: 0, missing: 0 }] });
      await expect(callOff(world)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
      expect(await orderOf(world, made.id)).toMatchObject({ status: 'PENDING' });
      const other = await sold();
      const gone = await exchange(other);
      await execute(confirmOrder, other.session, { orderId: gone.id });
      await execute(shipOrder, other.session, { orderId: gone.id, courierName: 'Pathao' });
      await expect(callOff(other)).rejects.toMatchObject({ reason: 'REPLACEMENT_LEFT' });
      expect([...await driftIn(world), ...await driftIn(other)]).toEqual([]);
    });

    it('either leaves with the courier or is called off, whoever asks at the same time', async () => {
      const world = await sold();
      const made = await exchange(world);
      await execute(confirmOrder, world.session, { orderId: made.id });
      const both = await Promise.allSettled([callOff(world), execute(shipOrder, world.session, { orderId: made.id, courierName: 'Pathao' })]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await driftIn(world)).toEqual([]);
    });
  });

  it('happens once, whoever asks for it at the same time', async () => {
    const world = await sold();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => exchange(world)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.order.count({ where: { businessId: world.shop.id } })).toBe(2);
    expect(await driftIn(world)).toEqual([]);
  });
});
