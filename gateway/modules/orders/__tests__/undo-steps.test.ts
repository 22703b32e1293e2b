import { describe, expect, it } from 'vitest';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { closeBooks } from '../../accounting/closing-commands.ts';
import { receiveCompensation } from '../../couriers/settlement/claim-decisions.ts';
import { undoSettlementDecision } from '../../couriers/settlement/settlement-decisions.ts';
import { receiveStock } from '../../inventory/receive-stock.ts';
import { statesOf } from '../../tasks/rules/rule-states.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { refundAdvance } from '../refund-advance.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../return-orders.ts';
import { undoLoss } from '../undo-loss.ts';
import { undoReceipt } from '../undo-receipt.ts';
import { DELIVERED, SHIPPED, shopWithOrder } from './edited-shop.ts';

type World = Awaited<ReturnType<typeof shopWithOrder>>;

const reason = 'Another parcel';
const lineOf = async ({ shop, orderId }: World) => (await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } })).id;
const receive = async (world: World, good: number, damaged = 0, missing = 0, more: object = {}) =>
  execute(receiveReturn, world.session, { orderId: world.orderId, lines: [{ lineId: await lineOf(world), good, damaged, missing }], ...more });
const undo = ({ session, orderId }: World, as = session) => execute(undoReceipt, as, { orderId, reason });
const find = ({ session, orderId }: World) => execute(undoLoss, session, { orderId, reason });
const driftIn = async ({ shop }: World) => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

/** All that is kept of the order and of what follows from it. */
async function standing({ shop, product, orderId }: World) {
  const where = { businessId: shop.id };
  const { version: _version, updatedAt: _updatedAt, ...order } = await db.order.findUniqueOrThrow({ where: { businessId_id: { ...where, id: orderId } } });
  const { updatedAt: _customerAt, ...customer } = await db.customer.findUniqueOrThrow({ where: { businessId_id: { ...where, id: order.customerId } } });
  const balances = await db.$queryRaw<{ code: string; party: string | null; value: bigint }[]>`
    SELECT a."code", l."partyId"::text AS "party", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "value"
    FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE l."businessId" = ${shop.id}::uuid GROUP BY 1, 2 HAVING sum(l."debitPoisha" - l."creditPoisha") <> 0 ORDER BY 1, 2`;
  const [days] = await db.$queryRaw<object[]>`
    SELECT sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned" FROM "OrderDay" WHERE "businessId" = ${shop.id}::uuid`;
  const sales = await db.$queryRaw<object[]>`
    SELECT "basis", "start", sum("units") AS "units", sum("delivered") AS "delivered", sum("back") AS "back", sum("lost") AS "lost", sum("damagePoisha") AS "damage"
    FROM "VariantSales" WHERE "businessId" = ${shop.id}::uuid GROUP BY 1, 2
    HAVING sum("units") <> 0 OR sum("delivered") <> 0 OR sum("back") <> 0 ORDER BY 1, 2`;
  return {
    order, customer, balances, days, sales,
    lines: await db.orderLine.findMany({ where: { ...where, orderId } }),
    stock: await db.stockBalance.findMany({ where, orderBy: { variantId: 'asc' } }),
    cost: (await db.variant.findUniqueOrThrow({ where: { businessId_id: { ...where, id: product.variantId } } })).avgCostPoisha,
    bases: await db.orderOnBasis.findMany({ where: { ...where, orderId }, orderBy: { basis: 'asc' } }),
    sold: await db.soldLine.findMany({ where }),
  };
}

/** What is on its way back when it is received by mistake, and what is said of it then. */
const RECEIPTS: Record<string, [prepare: (world: World) => Promise<unknown>, receipt: (world: World) => Promise<unknown>]> = {
  'a refused parcel': [({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused' }), (world) => receive(world, 2)],
  'a refused parcel whose advance is kept': [
    ({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 }), (world) => receive(world, 1, 0, 1, { keepAdvance: true }),
  ],
  'one damaged and one missing piece': [({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused' }), (world) => receive(world, 0, 1, 1)],
  'a part of a refused parcel': [({ session, orderId }) => execute(returnOrder, session, { orderId, reason: 'Refused' }), (world) => receive(world, 1)],
  'the refused piece of a part': [async (world) => execute(deliverPart, world.session, {
    orderId: world.orderId, lines: [{ lineId: await lineOf(world), accepted: 1 }], collected: 460, reason: 'Took one',
  }), (world) => receive(world, 1)],
  'sold goods that were given back': [async ({ session, orderId }) => {
    await execute(deliverOrder, session, { orderId });
    await execute(returnOrder, session, { orderId, reason: 'Torn', refund: 900 });
  }, (world) => receive(world, 1, 1)],
  'a sold piece that was given back': [async (world) => {
    await execute(deliverOrder, world.session, { orderId: world.orderId });
    await execute(returnOrder, world.session, { orderId: world.orderId, reason: 'Torn', lines: [{ lineId: await lineOf(world), quantity: 1 }] });
  }, (world) => receive(world, 1)],
};

describe('a receipt by mistake', () => {
  it.each(Object.entries(RECEIPTS))('of %s leaves everything as before it, and can be made again', async (_what, [prepare, receipt]) => {
    const world = await shopWithOrder(SHIPPED);
    await prepare(world);
    const before = await standing(world);
    await receipt(world);
    const received = await standing(world);
    expect(received).not.toEqual(before);
    await undo(world);
    expect(await standing(world)).toEqual(before);
    expect(await driftIn(world)).toEqual([]);
    await expect(undo(world)).rejects.toMatchObject({ reason: 'NOTHING_RECEIVED' });
    await receipt(world);
    const again = await standing(world);
    expect({ ...again, order: { ...again.order, returnedAt: null }, bases: [], sold: [] }).toEqual({ ...received, order: { ...received.order, returnedAt: null }, bases: [], sold: [] });
    expect(await driftIn(world)).toEqual([]);
  });

  it('is told in the trail with who and why, and its task waits since the parcel turned back', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    const { shop, orderId } = world;
    const since = new Date(Date.now() - 9 * 86_400_000);
    await db.orderTransition.updateMany({ where: { businessId: shop.id, orderId, to: 'RETURN_PENDING' }, data: { createdAt: since } });
    await receive(world, 2);
    const packer = await sessionFor(await withMember(shop, { role: 'MEMBER', flags: ['orderUpdate'], name: 'Rahim' }));
    await undo(world, packer);
    const [entry] = await db.auditEntry.findMany({ where: { businessId: shop.id, entityType: 'Order', entityId: orderId }, orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ summary: 'Not received back after all: Another parcel', actorId: packer.user!.id });
    expect((await world.order()).returningSince).toEqual(since);
    const watch = { trigger: 'RETURN_PENDING', threshold: 0, delayMinutes: 7 * 24 * 60, sources: [], couriers: [], siteIds: [], minimumPoisha: 0n } as const;
    expect(await db.$queryRaw(statesOf(shop.id, { ...watch, sources: [], couriers: [], siteIds: [] }))).toEqual([{ recordId: orderId, since }]);
  });

  it('takes the pieces out at what they came in for, whatever was bought in between', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    const { shop, product } = world;
    await receive(world, 2);
    const [location] = await db.location.findMany({ where: { businessId: shop.id } });
    // Owned are 5 at 200 taka; 5 more at 300 make 250.
    await db.$transaction((tx) => receiveStock(tx, shop.id, {
      source: ['Product', product.productId], causeId: crypto.randomUUID(), kind: 'opening-stock', reason: 'Bought', actorId: null, against: 'opening-balance',
      lines: [{ lineId: product.variantId, variantId: product.variantId, locationId: location!.id, quantity: 5, unitCostPoisha: 300_00n }],
    }));
    await undo(world);
    const { cost, stock } = await standing(world);
    // 10 at 250 without 2 at 200 are 8 at 262.50.
    expect([cost, stock]).toMatchObject([262_50n, [{ onHand: 8, returning: 2 }]]);
    expect([await world.booked('inventory'), await world.booked('goods-in-transit')]).toEqual([-2_100, -400]);
    expect(await driftIn(world)).toEqual([]);
  });

  it('is refused where its pieces are promised to others', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    await receive(world, 2);
    const { id } = await withOrder(world.shop, { lines: [{ product: world.product, quantity: 4 }] });
    await execute(confirmOrder, world.session, { orderId: id });
    await expect(undo(world)).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    expect((await world.order()).status).toBe('RETURNED');
    expect(await driftIn(world)).toEqual([]);
  });

  it('is refused once the customer has the money back', async () => {
    const world = await shopWithOrder([...DELIVERED, [returnOrder, { reason: 'Torn', refund: 900 }]]);
    await receive(world, 2);
    await execute(refundAdvance, world.session, { orderId: world.orderId });
    await expect(undo(world)).rejects.toMatchObject({ reason: 'PAID_BACK' });
  });

  it('is refused once the courier has paid for what was missing, until that is taken back', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    const { session, orderId } = world;
    await receive(world, 1, 0, 1);
    await execute(receiveCompensation, session, { orderId, amount: 50, account: 'CASH', note: 'Half of it' });
    await expect(undo(world)).rejects.toMatchObject({ reason: 'CLAIM_ENDED' });
    await execute(undoSettlementDecision, session, { orderId, reason: 'Another order' });
    await undo(world);
    expect(await driftIn(world)).toEqual([]);
  });

  it('is refused once the order is sent again, also after it has left, and not after the next return', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    const { session, orderId } = world;
    await receive(world, 2);
    await execute(confirmOrder, session, { orderId });
    await expect(undo(world)).rejects.toMatchObject({ reason: 'WRONG_STATUS', message: 'This order has gone on since: what came back of it stays received' });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(returnOrder, session, { orderId, reason: 'Refused' });
    await expect(undo(world)).rejects.toMatchObject({ reason: 'NOTHING_RECEIVED' });
  });

  it('is taken back once, whoever does it at once, and meets a scan in either order', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    await receive(world, 2);
    const { version } = await world.order();
    const both = await Promise.allSettled([1, 2].map(() => execute(undoReceipt, world.session, { orderId: world.orderId, version, reason })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await world.stock()).toMatchObject({ onHand: 3, returning: 2 });
    await receive(world, 1);
    await Promise.allSettled([undo(world), receive(world, 1), undo(world), receive(world, 1)]);
    const { onHand, returning } = await world.stock();
    expect(onHand + returning).toBe(5);
    expect((await world.order()).returningUnits).toBe(returning);
    expect(await driftIn(world)).toEqual([]);
  });

  it('is corrected today: a closed day keeps what was booked on it', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    await receive(world, 0, 2);
    const entries = () => db.journalEntry.findMany({ where: { businessId: world.shop.id }, orderBy: { id: 'asc' }, include: { lines: true } });
    const before = await entries();
    await execute(closeBooks, world.session, { through: new Date(Date.now() - 86_400_000) });
    await undo(world);
    expect((await entries()).slice(0, before.length)).toEqual(before);
    expect((await entries()).slice(before.length)).toMatchObject([{ kind: 'return-undone', day: before.at(-1)!.day }]);
  });

  it('is not for others: without the permission, or of another business', async () => {
    const world = await shopWithOrder([...SHIPPED, [returnOrder, { reason: 'Refused' }]]);
    await receive(world, 2);
    await expect(undo(world, await sessionFor(await withMember(world.shop, { role: 'MEMBER', flags: ['order'] })))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(undo(world, await sessionFor((await seedBusiness()).founder))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await world.order()).status).toBe('RETURNED');
  });
});

describe('a parcel that was not lost', () => {
  it('stands on its way back as if it had not been lost, with the charge that is expected for the way', async () => {
    const world = await shopWithOrder([...DELIVERED, [returnOrder, { reason: 'Torn', refund: 900 }]]);
    const before = await standing(world);
    await execute(loseOrder, world.session, { orderId: world.orderId, reason: 'No scan for weeks', claim: 300 });
    await find(world);
    const found = await standing(world);
    expect(found).toEqual({ ...before, order: { ...before.order, returningSince: found.order.returningSince, returnReason: null, returnReasonBy: null } });
    expect(await driftIn(world)).toEqual([]);
    await receive(world, 2);
    expect([(await world.order()).status, (await world.stock()).onHand]).toEqual(['RETURNED', 5]);
    expect(await driftIn(world)).toEqual([]);
  });

  it('can become delivered after all, with the advance that was owed back', async () => {
    const world = await shopWithOrder(SHIPPED);
    await execute(loseOrder, world.session, { orderId: world.orderId, reason: 'No scan for weeks', claim: 0 });
    expect(await world.booked('refunds-due')).toBe(100);
    await find(world);
    expect([await world.booked('refunds-due'), await world.booked('customer-advance'), await world.booked('courier-claims')]).toEqual([0, 100, 0]);
    await execute(deliverOrder, world.session, { orderId: world.orderId });
    expect(await world.order()).toMatchObject({ status: 'DELIVERED', collectedPoisha: 960_00n });
    expect(await driftIn(world)).toEqual([]);
  });

  it('stays lost once the courier has paid for it, or the customer has the advance back', async () => {
    const world = await shopWithOrder(SHIPPED);
    const { session, orderId } = world;
    await execute(loseOrder, session, { orderId, reason: 'No scan for weeks' });
    await execute(receiveCompensation, session, { orderId, amount: 50, account: 'CASH', note: 'A part' });
    await expect(find(world)).rejects.toMatchObject({ reason: 'CLAIM_ENDED' });
    await execute(undoSettlementDecision, session, { orderId, reason: 'Another order' });
    await execute(refundAdvance, session, { orderId });
    await expect(find(world)).rejects.toMatchObject({ reason: 'PAID_BACK' });
    expect(await driftIn(world)).toEqual([]);
  });

  it('is found once, whoever finds it at once', async () => {
    const world = await shopWithOrder(SHIPPED);
    await execute(loseOrder, world.session, { orderId: world.orderId, reason: 'No scan for weeks' });
    const all = await Promise.allSettled([find(world), find(world), find(world)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await world.stock()).toMatchObject({ onHand: 3, returning: 2 });
    expect(await driftIn(world)).toEqual([]);
  });
});
