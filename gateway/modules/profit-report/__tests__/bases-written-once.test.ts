import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { courierShop, paid } from '../../couriers/settlement/__tests__/courier-shop.ts';
import { compareStatement } from '../../couriers/settlement/compare-statement.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';

const { world, delivered, enter, post, undo, statementOf, drift } = courierShop();

/** Each row that was worked out, whether it was written or found to be the same: a trigger before the insertion sees both. */
beforeAll(async () => {
  await db.$executeRaw`CREATE TABLE worked_out ("businessId" uuid, "basis" "OrderBasis")`;
  await db.$executeRaw`CREATE FUNCTION count_worked_out() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO worked_out VALUES (NEW."businessId", NEW."basis"); RETURN NEW; END $$`;
  await db.$executeRaw`CREATE TRIGGER worked_out BEFORE INSERT ON "OrderOnBasis" FOR EACH ROW EXECUTE FUNCTION count_worked_out()`;
});
afterAll(async () => {
  await db.$executeRaw`DROP TRIGGER worked_out ON "OrderOnBasis"`;
  await db.$executeRaw`DROP FUNCTION count_worked_out`;
  await db.$executeRaw`DROP TABLE worked_out`;
});

/** How often orders were worked out on a basis while this was done. */
async function workedOut(run: () => Promise<unknown>): Promise<{ shipped: number; settled: number }> {
  await db.$executeRaw`DELETE FROM worked_out`;
  await run();
  const [counts] = await db.$queryRaw<{ shipped: number; settled: number }[]>`
    SELECT (count(*) FILTER (WHERE "basis" = 'SHIPPED'))::int AS "shipped", (count(*) FILTER (WHERE "basis" = 'SETTLED'))::int AS "settled"
    FROM worked_out WHERE "businessId" = ${world().shop.id}::uuid`;
  return counts!;
}

const NOTHING = { shipped: 0, settled: 0 };

it('works out each order of a statement once when it is posted, and none while its lines are compared', async () => {
  const parcels = [await delivered(), await delivered(), await delivered()];
  let id = '';
  expect(await workedOut(async () => ({ id } = await enter(parcels.map(({ code }) => paid(code)))))).toEqual(NOTHING);
  expect(await workedOut(async () => execute(compareStatement, world().session, { statementId: id, version: (await statementOf(id)).version }))).toEqual(NOTHING);
  expect(await workedOut(() => post(id))).toEqual({ shipped: 3, settled: 3 });
  expect(await drift()).toEqual([]);
  // The orders are opened again before the statement is void.
  expect(await workedOut(() => undo(id))).toEqual({ shipped: 6, settled: 3 });
  expect(await drift()).toEqual([]);
});

it('works out nothing of an order before it leaves, and it once when it does', async () => {
  const { session, shop, product } = world();
  let orderId = '';
  expect(await workedOut(async () => {
    ({ id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 }));
    await execute(confirmOrder, session, { orderId });
  })).toEqual(NOTHING);
  expect(await workedOut(() => execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'ONCE-1' }))).toEqual({ shipped: 1, settled: 0 });
  // Once for the order and once for what was delivered of its lines; what the courier owes since counts when it is settled.
  expect(await workedOut(() => execute(deliverOrder, session, { orderId }))).toEqual({ shipped: 2, settled: 0 });
  expect(await drift()).toEqual([]);
});

it('reads no order when lines of a draft change', async () => {
  const { id: statementId } = await enter([paid((await delivered()).code)]);
  const where = { businessId: world().shop.id, statementId };
  const read = await db.$transaction(async (tx) => {
    const readSoFar = async () => (await tx.$queryRaw<{ read: number }[]>`
      SELECT (coalesce("seq_tup_read", 0) + coalesce("idx_tup_fetch", 0))::int AS "read" FROM pg_stat_xact_user_tables WHERE "relname" = 'Order'`)[0]!.read;
    const before = await readSoFar();
    await tx.statementLine.updateMany({ where, data: { settledPoisha: { increment: 1 } } });
    const after = await readSoFar();
    await tx.statementLine.updateMany({ where, data: { settledPoisha: { decrement: 1 } } });
    return after - before;
  });
  expect(read).toBe(0);
});
