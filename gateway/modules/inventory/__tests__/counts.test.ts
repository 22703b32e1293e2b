import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectLockConflicts } from '../../../../e2e/support/lock-conflicts.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { addToStockCount, discardStockCount, postStockCount, saveStockCount } from '../count-stock.ts';
import { mayPostCount } from '../may-post-count.ts';

const conflicts = collectLockConflicts();

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let lamp: SeededProduct;
let bell: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  lamp = await withProduct(shop, { stock: 10, cost: 100 });
  bell = await withProduct(shop, { stock: 5, cost: 40 });
});

const save = (counts: [SeededProduct, number][], by = session) =>
  execute(saveStockCount, by, { lines: counts.map(([{ variantId }, counted]) => ({ variantId, counted })) });
const post = (countId: string, more: object = {}, by = session) => execute(postStockCount, by, { countId, version: 1, ...more });
const onHand = async ({ variantId }: SeededProduct) =>
  (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId } })).onHand;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
async function losses(): Promise<bigint> {
  const [row] = await db.$queryRaw<{ value: bigint }[]>`
    SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha"), 0)::bigint AS "value"
    FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE l."businessId" = ${shop.id}::uuid AND a."code" = 'damaged-goods'`;
  return row!.value;
}

const add = (countId: string, counts: [SeededProduct, number][], more: object = {}) =>
  execute(addToStockCount, session, { countId, lines: counts.map(([{ variantId }, counted]) => ({ variantId, counted })), ...more });
/** Sells pieces and sends them away. */
async function sell(product: SeededProduct, quantity: number): Promise<void> {
  const order = await withOrder(shop, { lines: [{ product, quantity }] });
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
}
/** As if all that has happened in the shop had happened an hour ago. */
const anHourLater = () => db.$transaction(async (tx) => {
  await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
  await tx.$executeRaw`UPDATE "StockMovement" SET "createdAt" = "createdAt" - interval '1 hour' WHERE "businessId" = ${shop.id}::uuid`;
});
const linesOf = async (countId: string) => {
  const lines = await db.stockCountLine.findMany({ where: { businessId: shop.id, countId }, orderBy: { position: 'asc' } });
  return lines.map(({ sku, expected, counted }) => [sku, expected, counted]);
};

it('is saved once when its answer is lost and it is sent again, with pieces counted longer ago by then', async () => {
  const send = (counted: number, secondsAgo: number) =>
    execute(saveStockCount, session, { lines: [{ variantId: lamp.variantId, counted, secondsAgo }] }, { idempotencyKey: 'lost' });
  const first = await send(9, 5);
  expect(await send(9, 40)).toEqual(first);
  await expect(send(8, 40)).rejects.toThrow('already used for a different request');
  expect(await db.stockCount.count({ where: { businessId: shop.id } })).toBe(1);
  const more = (secondsAgo: number) => execute(addToStockCount, session,
    { countId: first.id, lines: [{ variantId: bell.variantId, counted: 5, secondsAgo }] }, { idempotencyKey: 'lost too' });
  expect(await more(70)).toEqual(await more(5));
});

describe('a count that takes hours', () => {
  it('is compared with what the ledger said when each product was counted', async () => {
    await anHourLater();
    // Counted ten minutes ago: 9 of 10. Three were sold since.
    await sell(lamp, 3);
    const { id } = await execute(saveStockCount, session, {
      lines: [{ variantId: lamp.variantId, counted: 9, secondsAgo: 600 }, { variantId: bell.variantId, counted: 5, secondsAgo: 7_200 }],
    });
    // Of two hours ago the ledger says nothing yet.
    expect(await linesOf(id)).toEqual([[lamp.sku, 10, 9], [bell.sku, 0, 5]]);
    await execute(addToStockCount, session, { countId: id, lines: [{ variantId: bell.variantId, counted: 5, secondsAgo: 60 }], replacesCounted: true });
    await post(id, { version: 2 });
    expect([await onHand(lamp), await onHand(bell)]).toEqual([6, 5]);
    expect(await drift()).toEqual([]);
  });

  it('takes more lines, by several people at once, and replaces an earlier number only where that is said', async () => {
    const { id } = await save([[lamp, 8]]);
    const more = await Promise.all(Array.from({ length: 4 }, () => withProduct(shop, { stock: 3, cost: 10 })));
    await Promise.all(more.map((product) => add(id, [[product, 2]])));
    await expect(add(id, [[bell, 4], [lamp, 7]])).rejects.toMatchObject({ reason: 'COUNTED_BEFORE', message: expect.stringContaining(lamp.sku) });
    expect(await linesOf(id)).toHaveLength(5);
    await add(id, [[lamp, 7]], { replacesCounted: true });
    const count = await db.stockCount.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
    expect([count.itemCount, count.differences, count.version, count.itemSummary]).toEqual([5, 3 + 4, 6, expect.stringMatching(/ ×2 \+4$/)]);
    // Somebody looked at it before the last lines came.
    await expect(post(id, { version: 5 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await post(id, { version: 6 });
    expect([await onHand(lamp), ...await Promise.all(more.map(onHand))]).toEqual([7, 2, 2, 2, 2]);
    await expect(add(id, [[bell, 4]])).rejects.toMatchObject({ reason: 'COUNT_STATUS' });
    expect(await drift()).toEqual([]);
  });
});

it('has at most 2,000 products, over all its savings', async () => {
  const { id: countId } = await save([[lamp, 10]]);
  await db.$executeRaw`INSERT INTO "Variant" SELECT (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'sku', 'FULL-' || n, 'name', 'Kind ' || n))).*
    FROM "Variant" v, generate_series(1, 1999) n WHERE v."id" = ${lamp.variantId}::uuid`;
  const fill = (most: number) => db.$executeRaw`INSERT INTO "StockCountLine" ("businessId", "id", "countId", "position", "variantId", "sku", "name", "expected", "counted")
    SELECT "businessId", gen_random_uuid(), ${countId}::uuid, row_number() OVER (), "id", "sku", "name", 0, 0 FROM "Variant" v
    WHERE "businessId" = ${shop.id}::uuid AND "sku" LIKE 'FULL-%' AND NOT EXISTS (SELECT 1 FROM "StockCountLine" l WHERE l."variantId" = v."id") LIMIT ${most}`;
  await fill(1_998);
  await add(countId, [[bell, 5]]);
  const { variantId } = await withProduct(shop, { stock: 1 });
  await expect(execute(addToStockCount, session, { countId, lines: [{ variantId, counted: 1 }] })).rejects.toMatchObject({ reason: 'COUNT_FULL' });
  // A new number in the place of an earlier one is no more.
  await add(countId, [[bell, 4]], { replacesCounted: true });
  expect(await db.stockCountLine.count({ where: { businessId: shop.id, countId } })).toBe(2_000);
});

describe('two counts of the same shelves', () => {
  it('post a difference once, however both of them found it, and whoever reviews the second is told that it changed', async () => {
    const [{ id: first }, { id: second }] = [await save([[lamp, 8], [bell, 5]]), await save([[lamp, 8], [bell, 6]])];
    await post(first);
    expect(await linesOf(second)).toEqual([[lamp.sku, 8, 8], [bell.sku, 5, 6]]);
    await expect(post(second)).rejects.toMatchObject({ code: 'CONFLICT' });
    const { differences } = await db.stockCount.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: second } } });
    expect(differences).toBe(1);
    await post(second, { version: 2 });
    expect([await onHand(lamp), await onHand(bell), await losses()]).toEqual([8, 6, 160_00n]);
    expect(await drift()).toEqual([]);
  });

  it('post it once too where one was counted before the other was posted, and sent afterwards', async () => {
    await anHourLater();
    const { id: first } = await save([[lamp, 8]]);
    await post(first);
    const { id: late } = await execute(saveStockCount, session, { lines: [{ variantId: lamp.variantId, counted: 8, secondsAgo: 600 }] });
    expect(await linesOf(late)).toEqual([[lamp.sku, 8, 8]]);
    await post(late);
    expect(await onHand(lamp)).toBe(8);
  });

  it('are posted at once without harm', async () => {
    const counts = await Promise.all([8, 7, 8, 7].map((counted) => save([[lamp, counted], [bell, 5]])));
    await Promise.allSettled(counts.map(({ id }) => post(id)));
    const open = await db.stockCount.findMany({ where: { businessId: shop.id, status: 'OPEN' } });
    for (const { id } of open) {
      const { version } = await db.stockCount.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
      await post(id, { version });
    }
    expect([7, 8]).toContain(await onHand(lamp));
    expect(await drift()).toEqual([]);
  });

  it('wait for one another when they are posted at once, never in a circle', async () => {
    const [first, second] = [await save([[lamp, 8]]), await save([[lamp, 8]])];
    const token = await tokenOf(shop.founder);
    const posting = async ({ id }: { id: string }) => (await server.graphql<{ postStockCount: object }>(token,
      'mutation ($input: PostStockCountInput!) { postStockCount(input: $input) { __typename } }', { input: { countId: encodeId('StockCount', id), version: 1 } })).data!.postStockCount;
    const untilWaiting = (count: number) => vi.waitFor(async () => {
      const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
      expect(rows).toHaveLength(count);
    }, { timeout: 20_000, interval: 20 });
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM "StockBalance" WHERE "variantId" = $1 FOR NO KEY UPDATE', [lamp.variantId]);
    const posted = [posting(first)];
    await untilWaiting(1);
    posted.push(posting(second));
    await untilWaiting(2);
    await blocker.query('ROLLBACK');
    blocker.release();
    // The first one changes what the second expects.
    expect(await Promise.all(posted)).toEqual([{ __typename: 'PostStockCountSuccess' }, { __typename: 'ConflictError' }]);
    expect(conflicts).toEqual([]);
    expect([await onHand(lamp), await drift()]).toEqual([8, []]);
  });
});

describe('a stock count', () => {
  it('changes nothing until its differences are posted, then the stock is what was counted', async () => {
    const { id } = await save([[lamp, 8], [bell, 6]]);
    expect([await onHand(lamp), await onHand(bell)]).toEqual([10, 5]);
    await post(id);
    // Two lamps at 100 are missing and one bell at 40 is extra.
    expect([await onHand(lamp), await onHand(bell), await losses()]).toEqual([8, 6, 160_00n]);
    expect(await drift()).toEqual([]);
  });

  it('is not disturbed by what is sold between counting and posting', async () => {
    const { id } = await save([[lamp, 9]]);
    await sell(lamp, 3);
    await post(id);
    expect(await onHand(lamp)).toBe(6);
    expect(await drift()).toEqual([]);
  });

  it('is posted or discarded once', async () => {
    const { id } = await save([[lamp, 7]]);
    const outcomes = await Promise.allSettled([
      post(id), post(id), execute(discardStockCount, session, { countId: id, version: 1 }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([10, 7]).toContain(await onHand(lamp));
    expect(await drift()).toEqual([]);
  });

  it('takes no pieces that are promised, counts a product once, and asks before pieces come in without a cost', async () => {
    const order = await withOrder(shop, { lines: [{ product: bell, quantity: 5 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    const { id } = await save([[bell, 4]]);
    await expect(post(id)).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    await expect(save([[lamp, 1], [lamp, 2]])).rejects.toMatchObject({ fieldErrors: [{ field: 'lines' }] });
    const free = await withProduct(shop, { stock: 0, cost: 0 });
    const { id: found } = await save([[free, 2]]);
    await expect(post(found)).rejects.toMatchObject({ reason: 'ZERO_COST' });
    await post(found, { allowsZeroCost: true });
    expect([await onHand(free), await onHand(bell)]).toEqual([2, 5]);
    expect(await drift()).toEqual([]);
  });

  it('with differences worth more than the threshold takes an administrator', async () => {
    const member = await sessionFor(await withMember(shop, { flags: ['adjustStock'] }));
    const dear = await withProduct(shop, { stock: 10, cost: 1_000 });
    const { id } = await save([[dear, 4]], member);
    await expect(post(id, {}, member)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect([await mayPostCount(member, id), await mayPostCount(session, id)]).toEqual([false, true]);
    expect(await mayPostCount(member, (await save([[bell, 4]], member)).id)).toBe(true);
    await post(id);
    expect(await onHand(dear)).toBe(4);
    const even = await withProduct(shop, { stock: 10, cost: 1_000 });
    await post((await save([[even, 5]], member)).id, {}, member);
    expect(await onHand(even)).toBe(5);
  });
});
