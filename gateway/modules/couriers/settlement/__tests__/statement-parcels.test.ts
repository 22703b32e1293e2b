import { describe, expect, it } from 'vitest';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { deliverOrder } from '../../../orders/order-commands.ts';
import { deliverPart, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { heldMoney } from '../not-settled.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, ship, shipped, enter, post, undo, resultsOf, settlementOf, drift, books } = courierShop();

/** Takes the parcel back from the courier, and delivers the order by another one. */
async function sendAgain(orderId: string, code: string): Promise<void> {
  await execute(returnOrder, world().session, { orderId, reason: 'Not at home' });
  const [line] = await db.orderLine.findMany({ where: { businessId: world().shop.id, orderId } });
  await execute(receiveReturn, world().session, { orderId, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
  await ship(orderId, code);
  await execute(deliverOrder, world().session, { orderId });
}

describe('a statement about parcels that were sent twice, or paid in advance', () => {
  it('still misses the cash of an order whose earlier parcel it charges for', async () => {
    const { orderId, code } = await shipped();
    await sendAgain(orderId, 'SECOND');
    await db.order.updateMany({ where: { businessId: world().shop.id, id: orderId }, data: { deliveredAt: new Date(Date.now() - 30 * 86_400_000) } });
    const { id } = await enter([{ consignment: code, collected: 0, deliveryCharge: 60, returnCharge: 30 }]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'EXPECTED_MISSING']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'EXPECTED_MISSING']);
    const { id: both } = await enter([{ consignment: code.toLowerCase(), collected: 0, returnCharge: 30 }, paid('SECOND')]);
    expect(await resultsOf(both)).toEqual(['MATCHED', 'MATCHED']);
  });

  it('owes nothing for parcels that were paid in advance, and takes their charges', async () => {
    const { id: whole } = await withOrder(world().shop, { lines: [{ product: world().product, price: 500 }], deliveryFee: 60, advance: 560 });
    const { id: part } = await withOrder(world().shop, { lines: [{ product: world().product, price: 500, quantity: 2 }], deliveryFee: 0, advance: 500 });
    const { id: cashed } = await withOrder(world().shop, { lines: [{ product: world().product, price: 500 }], deliveryFee: 60, advance: 560 });
    for (const [index, orderId] of [whole, part, cashed].entries()) await ship(orderId, `ADV${index}`);
    const [line] = await db.orderLine.findMany({ where: { businessId: world().shop.id, orderId: part } });
    await execute(deliverOrder, world().session, { orderId: whole });
    await execute(deliverPart, world().session, { orderId: part, lines: [{ lineId: line!.id, accepted: 1 }], collected: 0, reason: 'Paid before' });
    await execute(deliverOrder, world().session, { orderId: cashed });
    // They do not wait for money of the courier.
    expect(await heldMoney(world().shop.id)).toEqual([]);
    const charges = { deliveryCharge: 60, codFee: 0 };
    const { id } = await enter([paid('ADV0', 0, charges), paid('ADV1', 0, charges), paid('ADV2', 560)]);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'OVER']);
    expect(await Promise.all([whole, part, cashed].map(settlementOf))).toEqual(['NA', 'NA', 'DISPUTED']);
    // The courier collected what nobody owed: that is in dispute.
    expect(await books()).toEqual({ 'bank': 374.4, 'courier-charges': 180, 'cod-fees': 5.6, 'settlement-disputes': -560 });
    const { id: again } = await enter([paid('ADV0', 0, charges)]);
    expect(await resultsOf(again)).toEqual(['DUPLICATE']);
    expect(await drift()).toEqual([]);
    await undo(id);
    expect(await Promise.all([whole, part, cashed].map(settlementOf))).toEqual(['NA', 'NA', 'NA']);
    expect(await books()).toEqual({});
  });

  it('knows the earlier parcel of an order that was sent twice, and takes its charges beside the cash of the later one', async () => {
    const { orderId, code } = await shipped();
    await sendAgain(orderId, 'AGAIN');
    const back = { consignment: code, collected: 0, deliveryCharge: 60, returnCharge: 30 };
    const { id } = await enter([back, paid('AGAIN')]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED']);
    expect([await settlementOf(orderId), await books()]).toEqual(['SETTLED', { 'bank': 404.4, 'courier-charges': 150, 'cod-fees': 5.6 }]);
    // No cash came with a parcel that came back.
    const { id: odd } = await enter([{ consignment: code, collected: 560 }]);
    expect(await resultsOf(odd)).toEqual(['NOT_DELIVERED_HERE']);
    expect(await drift()).toEqual([]);
  });
});
