import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { confirmOrder } from '../../orders/order-commands.ts';
import { createLocation, updateLocation } from '../locations.ts';
import { cancelTransfer, receiveTransfer, sendTransfer } from '../transfer-stock.ts';

let shop: Shop;
let session: Session;
let product: SeededProduct;
let store: string;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 20, cost: 100 });
  store = (await execute(createLocation, session, { name: 'Store room' })).id;
});

const send = (quantity: number, more: object = {}) => execute(sendTransfer, session, {
  fromLocationId: shop.locationId, toLocationId: store, lines: [{ variantId: product.variantId, quantity }], ...more,
});
const at = (locationId: string) => db.stockBalance.findUniqueOrThrow({
  where: { businessId_variantId_locationId: { businessId: shop.id, variantId: product.variantId, locationId } },
  select: { onHand: true, inTransfer: true },
});
const transferOf = (id: string) => db.stockTransfer.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: true },
});
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
async function accounts(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid GROUP BY 1`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value)]));
}

describe('pieces that go to another location', () => {
  it('are on their way until they are received, and worth the same all the time', async () => {
    const { id } = await send(8);
    expect([await at(shop.locationId), await at(store)]).toEqual([{ onHand: 12, inTransfer: 0 }, { onHand: 0, inTransfer: 8 }]);
    expect(await accounts()).toMatchObject({ inventory: 1_200_00, 'goods-in-transfer': 800_00 });
    await execute(receiveTransfer, session, { transferId: id, version: 1 });
    expect([await at(shop.locationId), await at(store)]).toEqual([{ onHand: 12, inTransfer: 0 }, { onHand: 8, inTransfer: 0 }]);
    expect(await accounts()).toMatchObject({ inventory: 2_000_00, 'goods-in-transfer': 0 });
    expect(await transferOf(id)).toMatchObject({ status: 'RECEIVED', receivedCount: 8, closeReason: '' });
    expect(await drift()).toEqual([]);
  });

  it('arrive once, or come back once, also for whoever has seen that they did', async () => {
    const [{ id: received }, { id: cancelled }] = [await send(8), await send(2)];
    await execute(receiveTransfer, session, { transferId: received, version: 1 });
    await execute(cancelTransfer, session, { transferId: cancelled, version: 1, reason: 'Stays' });
    for (const transferId of [received, cancelled]) {
      const { version } = await transferOf(transferId);
      await expect(execute(receiveTransfer, session, { transferId, version })).rejects.toMatchObject({ reason: 'TRANSFER_STATUS' });
      await expect(execute(cancelTransfer, session, { transferId, version, reason: 'Stays' })).rejects.toMatchObject({ reason: 'TRANSFER_STATUS' });
    }
    expect([await at(shop.locationId), await at(store), await drift()]).toEqual([{ onHand: 12, inTransfer: 0 }, { onHand: 8, inTransfer: 0 }, []]);
  });

  it('are a loss as far as they do not arrive, and found as far as there are more, both with a reason', async () => {
    const { id: short } = await send(8);
    const { id: more } = await send(2);
    const [shortLine, moreLine] = [(await transferOf(short)).lines[0]!.id, (await transferOf(more)).lines[0]!.id];
    const receive = (transferId: string, lineId: string, received: number, reason = '') =>
      execute(receiveTransfer, session, { transferId, version: 1, lines: [{ lineId, received }], reason });
    await expect(receive(short, shortLine, 7)).rejects.toMatchObject({ fieldErrors: [{ field: 'reason' }] });
    await receive(short, shortLine, 7, 'One fell off the van');
    expect(await accounts()).toMatchObject({ 'damaged-goods': 100_00, 'goods-in-transfer': 200_00 });
    await receive(more, moreLine, 3, 'Counted wrong when it was packed');
    expect([await at(store), await accounts()]).toMatchObject([{ onHand: 10, inTransfer: 0 }, { 'damaged-goods': 0, 'goods-in-transfer': 0, inventory: 2_000_00 }]);
    await expect(receive(short, moreLine, 1, 'x')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await drift()).toEqual([]);
  });

  it('arrive with their own transfer: a line of another one is unknown', async () => {
    const [{ id: transferId }, { id: otherId }] = [await send(8), await send(2)];
    const [line] = (await transferOf(otherId)).lines;
    const receive = execute(receiveTransfer, session, { transferId, version: 1, reason: 'Counted', lines: [{ lineId: line!.id, received: 50 }] });
    await expect(receive).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await at(store), (await transferOf(transferId)).status]).toEqual([{ onHand: 0, inTransfer: 10 }, 'SENT']);
  });

  it('are received by an administrator where what differs is worth much, as after a count', async () => {
    const { variantId } = await withProduct(shop, { stock: 20, cost: 1_000 });
    const member = await sessionFor(await withMember(shop, { flags: ['purchase'] }));
    const { id: transferId } = await send(0, { lines: [{ variantId, quantity: 8 }] });
    const [line] = (await transferOf(transferId)).lines;
    const receive = (as: Session, received: number) =>
      execute(receiveTransfer, as, { transferId, version: 1, reason: 'Counted', lines: [{ lineId: line!.id, received }] });
    for (const received of [2, 14]) {
      await expect(receive(member, received)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Differences of this size are posted by an administrator' });
    }
    await receive(session, 2);
    expect(await accounts()).toMatchObject({ 'damaged-goods': 6_000_00, 'goods-in-transfer': 0 });
    const { id: another } = await send(0, { lines: [{ variantId, quantity: 8 }] });
    const { lines: [its] } = await transferOf(another);
    await execute(receiveTransfer, member, { transferId: another, version: 1, reason: 'One box fell', lines: [{ lineId: its!.id, received: 3 }] });
    expect(await drift()).toEqual([]);
  });

  it('are counted once for each line', async () => {
    const { id: transferId } = await send(8);
    const [line] = (await transferOf(transferId)).lines;
    const receive = execute(receiveTransfer, session, {
      transferId, version: 1, reason: 'Counted', lines: [{ lineId: line!.id, received: 8 }, { lineId: line!.id, received: 2 }],
    });
    await expect(receive).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'lines.1.lineId' }] });
    expect([await at(store), (await transferOf(transferId)).status]).toEqual([{ onHand: 0, inTransfer: 8 }, 'SENT']);
  });

  it('keep the average that was renewed while they were on their way', async () => {
    const { id } = await send(10);
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 20, unitCost: 200 }] });
    // Twenty pieces at 100 are owned, ten of them in transfer; twenty more come in at 200.
    const { avgCostPoisha } = await db.variant.findFirstOrThrow({ where: { businessId: shop.id, id: product.variantId } });
    expect(avgCostPoisha).toBe(150_00n);
    await execute(receiveTransfer, session, { transferId: id, version: 1 });
    expect(await accounts()).toMatchObject({ inventory: 6_000_00, 'goods-in-transfer': 0, 'stock-revaluation': 0 });
    expect(await drift()).toEqual([]);
  });

  it('come back when it is cancelled, once', async () => {
    const { id } = await send(5);
    const close = [
      execute(cancelTransfer, session, { transferId: id, version: 1, reason: 'Wrong store' }),
      execute(receiveTransfer, session, { transferId: id, version: 1 }),
      execute(cancelTransfer, session, { transferId: id, version: 1, reason: 'Wrong store' }),
    ];
    const outcomes = await Promise.allSettled(close);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [here, there] = [await at(shop.locationId), await at(store)];
    expect([here.onHand + there.onHand, here.inTransfer + there.inTransfer]).toEqual([20, 0]);
    expect(await drift()).toEqual([]);
  });

  it('are neither promised to orders nor more than are there, also many at once', async () => {
    const order = await withOrder(shop, { lines: [{ product, quantity: 12 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    await expect(send(9)).rejects.toMatchObject({ fieldErrors: [{ field: 'lines.0.quantity', message: `Not enough stock of ${product.sku}: 9 needed, 8 available` }] });
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => send(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await expect(send(1, { toLocationId: shop.locationId })).rejects.toMatchObject({ fieldErrors: [{ field: 'toLocationId' }] });
    expect(await drift()).toEqual([]);
  });
});

describe('locations', () => {
  it('have names of their own, and one of them is where orders take from', async () => {
    await expect(execute(createLocation, session, { name: 'STORE ROOM' })).rejects.toMatchObject({ fieldErrors: [{ field: 'name' }] });
    await execute(updateLocation, session, { locationId: store, version: 1, name: 'Shop', isDefault: true });
    const rows = await db.location.findMany({ where: { businessId: shop.id, isDefault: true }, select: { name: true } });
    expect(rows).toEqual([{ name: 'Shop' }]);
    const { id: transferId } = await send(3);
    await execute(receiveTransfer, session, { transferId, version: 1 });
    const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    const reservedAt = (locationId: string) => db.stockBalance.findUniqueOrThrow({
      where: { businessId_variantId_locationId: { businessId: shop.id, variantId: product.variantId, locationId } }, select: { reserved: true },
    });
    expect([await reservedAt(shop.locationId), await reservedAt(store)]).toEqual([{ reserved: 0 }, { reserved: 1 }]);
  });

  it('are added once when two people add the same at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => execute(createLocation, session, { name: 'Van' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
