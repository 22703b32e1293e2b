import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { OrderStatus } from '../../../db/generated/client/enums.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import type { Session } from '../../../session/session.ts';
import { ALLOCATE_TASK } from '../../inventory/wake-preorders.ts';
import { cancelOrder, confirmOrder } from '../../orders/order-commands.ts';
import { reopenOrder } from '../../orders/hold-orders.ts';
import { takeOrder } from '../../orders/take-order.ts';
import { saveAutoMessage } from '../../order-messages/auto-messages.ts';
import { allocatePreorders } from '../allocate-preorders.ts';
import { planPreorder } from '../plan-preorder.ts';
import { preorderQueue } from '../preorder-queue.ts';
import { preorderJobs } from '../preorders.jobs.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let saree: SeededProduct;
let mug: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  saree = await withProduct(shop, { stock: 3, cost: 300, allowsPreorder: true });
  mug = await withProduct(shop, { stock: 2 });
});

const take = (lines: [SeededProduct, number][], more: object = {}) => execute(takeOrder, session, {
  customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', deliveryFee: 60,
  lines: lines.map(([{ variantId }, quantity]) => ({ variantId, quantity, unitPrice: 500 })), ...more,
});
const statusOf = async ({ id }: { id: string }): Promise<OrderStatus> =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } }, select: { status: true } })).status;
const jobs = () => db.$queryRaw<{ key: string }[]>`SELECT "key" FROM graphile_worker.jobs WHERE "key" = ${`${ALLOCATE_TASK}:${shop.id}`}`;
const runJob = async () => {
  expect(await jobs()).toHaveLength(1);
  await preorderJobs.tasks[0]!.run({ businessId: shop.id }, undefined as never);
};
/** 500 more orders like one. */
const repeat = ({ id }: { id: string }) => db.$executeRaw`
      WITH copies AS (
        INSERT INTO "Order" SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', o."number" + 1000 + n))).*
        FROM "Order" o, generate_series(1, 500) n WHERE o."businessId" = ${shop.id}::uuid AND o."id" = ${id}::uuid
        RETURNING "businessId", "id"
      ) INSERT INTO "OrderLine" SELECT (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'orderId', c."id"))).*
      FROM copies c JOIN "OrderLine" l ON l."businessId" = c."businessId" AND l."orderId" = ${id}::uuid`;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

describe('an order of goods that are not there', () => {
  it('is confirmed by whoever may confirm orders only, although a preorder waits in any case', async () => {
    const staff = await sessionFor(await withMember(shop, { flags: ['newOrder'] }));
    const attempt = (confirm: boolean) => execute(takeOrder, staff, {
      customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', confirm,
      lines: [{ variantId: saree.variantId, quantity: 9, unitPrice: 500 }],
    });
    await expect(attempt(true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
    expect(await statusOf(await attempt(false))).toBe('PREORDER');
  });

  it('waits where the product may be preordered, also behind those that wait already', async () => {
    const first = await take([[saree, 5]], { confirm: true, advance: 500, advanceAccount: 'BKASH' });
    expect([first.isPreorder, await statusOf(first)]).toEqual([true, 'PREORDER']);
    // Three are on hand, and all of them are waited for.
    const second = await take([[saree, 1], [mug, 1]]);
    expect(await statusOf(second)).toBe('PREORDER');
    expect(await statusOf(await take([[mug, 1]]))).toBe('PENDING');
    // What may not be preordered is taken as ever, and missing when it is confirmed.
    expect(await statusOf(await take([[saree, 9], [mug, 9]]))).toBe('PENDING');
    expect(await drift()).toEqual([]);
    const [queued, ...others] = await preorderQueue(shop.id, { take: 10, after: null });
    expect(others).toEqual([]);
    expect(queued).toMatchObject({ sku: saree.sku, orders: 2, demand: 6, advancePoisha: 500_00n, available: 3, onOrder: 0, expectedOn: null });
    await execute(planPreorder, session, { variantId: saree.variantId, expectedOn: '2027-01-15' });
    expect((await preorderQueue(shop.id, { take: 1, after: null, search: saree.sku }))[0]).toMatchObject({ expectedOn: '2027-01-15' });
  });

  it('is found by the name of its goods as every keyboard writes it', async () => {
    const spelled = ['শা\u09dcি', 'শা\u09a1\u09bcি'];
    for (const name of spelled) await take([[await withProduct(shop, { name, stock: 0, allowsPreorder: true }), 1]]);
    await take([[saree, 9]]);
    const token = await tokenOf(shop.founder);
    for (const search of spelled) {
      const { data } = await server.graphql<{ preorders: { edges: { node: { name: string } }[] } }>(
        token, 'query ($search: String) { preorders(first: 9, filter: { search: $search }) { edges { node { name } } } }', { search });
      expect(data!.preorders.edges.map(({ node }) => node.name).toSorted()).toEqual(spelled.toSorted());
    }
  });

  it('is confirmed once its goods have come, the oldest first', async () => {
    const [first, second, third] = [await take([[saree, 5]]), await take([[saree, 2]]), await take([[saree, 1]])];
    expect(await execute(allocatePreorders, session, {})).toMatchObject({ confirmed: 0 });
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 4, unitCost: 300 }] });
    await runJob();
    // Seven are there: five for the first, two for the second, none for the third.
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual(['CONFIRMED', 'CONFIRMED', 'PREORDER']);
    // Units that an order gives up go to whoever waits.
    await execute(cancelOrder, session, { orderId: second.id, reason: 'Too late' });
    await runJob();
    expect(await statusOf(third)).toBe('CONFIRMED');
    expect(await drift()).toEqual([]);
  });

  it('waits behind the others once it is taken up again after it was cancelled', async () => {
    const [first, second, third] = [await take([[saree, 4]]), await take([[saree, 4]]), await take([[saree, 4]])];
    const oldest = async () => (await preorderQueue(shop.id, { take: 1, after: null }))[0]!.oldest.getTime();
    const taken = async ({ id }: { id: string }) => (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).createdAt.getTime();
    await execute(cancelOrder, session, { orderId: first.id, reason: 'Too late' });
    await execute(reopenOrder, session, { orderId: first.id });
    expect(await statusOf(first)).toBe('PREORDER');
    expect(await oldest()).toBe(await taken(second));
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 6, unitCost: 300 }] });
    await runJob();
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual(['PREORDER', 'CONFIRMED', 'CONFIRMED']);
    const { data } = await server.graphql<{ orders: { edges: { node: { createdAt: string; requeuedAt: string } }[] } }>(
      await tokenOf(shop.founder), '{ orders(first: 5, filter: { status: [PREORDER] }) { edges { node { createdAt requeuedAt } } } }');
    expect(data!.orders.edges.map(({ node }) => node.requeuedAt > node.createdAt)).toEqual([true]);
  });

  it('is confirmed behind any number of orders that wait for something else', async () => {
    const [tent, lamp] = [await withProduct(shop, { stock: 0, allowsPreorder: true }), await withProduct(shop, { stock: 0, allowsPreorder: true })];
    const other = await take([[tent, 1]]);
    await repeat(other);
    const waiting = [await take([[lamp, 1]]), await take([[lamp, 2]])];
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: lamp, quantity: 1, unitCost: 300 }] });
    await runJob();
    expect(await Promise.all([...waiting, other].map(statusOf))).toEqual(['CONFIRMED', 'PREORDER', 'PREORDER']);
  });

  it('is confirmed behind any number of orders that wait for one thing more than is there', async () => {
    const [tent, lamp] = [await withProduct(shop, { stock: 900, allowsPreorder: true }), await withProduct(shop, { stock: 0, allowsPreorder: true })];
    const other = await take([[tent, 1], [lamp, 1]]);
    await repeat(other);
    const bell = await withProduct(shop, { stock: 0, allowsPreorder: true });
    const waiting = await take([[bell, 1]]);
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: bell, quantity: 1, unitCost: 300 }] });
    await runJob();
    expect(await Promise.all([waiting, other].map(statusOf))).toEqual(['CONFIRMED', 'PREORDER']);
  });

  it('is confirmed with all whose goods are there, more than one transaction takes', async () => {
    const lamp = await withProduct(shop, { stock: 0, allowsPreorder: true });
    await repeat(await take([[lamp, 1]]));
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: lamp, quantity: 501, unitCost: 300 }] });
    await runJob();
    expect(await db.order.count({ where: { businessId: shop.id, status: 'PREORDER' } })).toBe(0);
  });

  it('is confirmed behind any number of orders whose goods go elsewhere while they are chosen', async () => {
    const [tent, lamp] = [await withProduct(shop, { stock: 0, allowsPreorder: true }), await withProduct(shop, { stock: 0, allowsPreorder: true })];
    await repeat(await take([[tent, 1]]));
    const waiting = await take([[lamp, 1]]);
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: tent, quantity: 501, unitCost: 300 }, { product: lamp, quantity: 1, unitCost: 300 }] });
    const run = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "StockBalance" WHERE "businessId" = ${shop.id}::uuid AND "variantId" = ${tent.variantId}::uuid FOR UPDATE`;
      const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      const ended = runJob();
      const blocked = () => db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE ${own!.pid} = ANY (pg_blocking_pids(pid))`;
      await expect.poll(async () => (await blocked()).length).toBe(1);
      await tx.stockBalance.updateMany({ where: { businessId: shop.id, variantId: tent.variantId }, data: { onHand: 0 } });
      return { ended };
    });
    await run.ended;
    expect(await statusOf(waiting)).toBe('CONFIRMED');
    expect(await db.order.count({ where: { businessId: shop.id, status: 'PREORDER' } })).toBe(501);
  });

  it('keeps no goods from the next ones while nobody could be reached with it', async () => {
    const [first, second] = [await take([[saree, 5]]), await take([[saree, 4]])];
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: first.id } }, data: { phone: 'ask his wife' }, select: { id: true } });
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 2, unitCost: 300 }] });
    expect(await execute(allocatePreorders, session, {})).toMatchObject({ confirmed: 1 });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['PREORDER', 'CONFIRMED']);
    await expect(execute(confirmOrder, session, { orderId: first.id })).rejects.toMatchObject({ reason: 'NO_PHONE' });
  });

  it('has its customer told once that the goods are in, and not also that it is confirmed', async () => {
    const template = await db.messageTemplate.findFirstOrThrow({ where: { businessId: shop.id } });
    for (const event of ['PREORDER_READY', 'CONFIRMED']) {
      await execute(saveAutoMessage, session, { event, version: 0, isOn: true, templateId: template.id });
    }
    const [first] = [await take([[saree, 5]]), await take([[saree, 9]])];
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 3, unitCost: 300 }] });
    await execute(allocatePreorders, session, {});
    expect(await statusOf(first)).toBe('CONFIRMED');
    const told = await db.orderMessage.findMany({ where: { businessId: shop.id }, select: { orderId: true, event: true, status: true } });
    expect(told).toEqual([{ orderId: first.id, event: 'PREORDER_READY', status: 'WAITING' }]);
  });

  it('is given its goods once, however many look at the same time', async () => {
    const waiting = [await take([[saree, 4]]), await take([[saree, 4]])];
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 3, unitCost: 300 }] });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => execute(allocatePreorders, session, {})));
    expect(outcomes.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(1);
    expect(await Promise.all(waiting.map(statusOf))).toEqual(['CONFIRMED', 'PREORDER']);
    const { reserved, onHand } = await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: saree.variantId, onHand: { gt: 0 } } });
    expect([reserved, onHand]).toEqual([4, 6]);
    expect(await drift()).toEqual([]);
  });

  it('that was cancelled waits again where its goods are still missing, and is confirmed with them', async () => {
    const token = await tokenOf(shop.founder);
    const open = async (orderId: string) => (await server.graphql<{ reopenOrder: object }>(token,
      'mutation ($input: ReopenOrderInput!) { reopenOrder(input: $input) { ... on ReopenOrderSuccess { order { status } } ... on PreconditionError { reason } } }',
      { input: { orderId: encodeId('Order', orderId) } })).data!.reopenOrder;
    const [waiting, other] = [await take([[saree, 5]], { advance: 500 }), await take([[saree, 1]])];
    expect(await statusOf(other)).toBe('PREORDER');
    for (const { id } of [waiting, other]) await execute(cancelOrder, session, { orderId: id, reason: 'Changed her mind' });
    expect(await open(waiting.id)).toEqual({ order: { status: 'PREORDER' } });
    // Three are on hand, and all of them are waited for again.
    expect(await open(other.id)).toEqual({ order: { status: 'PREORDER' } });
    expect(await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: waiting.id } } })).toMatchObject({ advancePoisha: 500_00n, refundDuePoisha: 0n });
    expect(await drift()).toEqual([]);
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 3, unitCost: 300 }] });
    await runJob();
    expect([await statusOf(waiting), await statusOf(other)]).toEqual(['CONFIRMED', 'CONFIRMED']);
    // What is there is pending, and what may not be preordered is as ever.
    const [inStock, missing] = [await take([[mug, 1]]), await take([[mug, 9]])];
    for (const { id } of [inStock, missing]) {
      await execute(cancelOrder, session, { orderId: id, reason: 'Changed her mind' });
      expect(await open(id)).toEqual({ order: { status: 'PENDING' } });
    }
    expect(await drift()).toEqual([]);
  });

  it('adds no job while nobody waits', async () => {
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 3, unitCost: 300 }] });
    expect(await jobs()).toEqual([]);
  });
});
