import { expect } from 'vitest';
import { db } from '../../gateway/db/client.ts';
import { runScript } from '../../scripts/processes.ts';
import type { Shop } from './shop.ts';

interface Counted {
  orders: bigint;
  distinct: bigint;
  highest: bigint;
  approved: bigint;
}

/** SQL that is independent of the gateway's own checks: each query must return no row. */
const UNSOUND = {
  'entries that do not balance': `SELECT "businessId", "entryId" FROM "JournalLine" GROUP BY 1, 2
    HAVING sum("debitPoisha") <> sum("creditPoisha")`,
  'stock that is not the sum of its movements': `
    SELECT * FROM (SELECT "businessId", "variantId", "locationId", "onHand", "reserved", "withCourier" FROM "StockBalance") b
    FULL JOIN (SELECT "businessId", "variantId", "locationId", sum("onHand") AS "onHand", sum("reserved") AS "reserved",
      sum("withCourier") AS "withCourier" FROM "StockMovement" GROUP BY 1, 2, 3) m
      USING ("businessId", "variantId", "locationId")
    WHERE (b."onHand", b."reserved", b."withCourier") IS DISTINCT FROM (m."onHand", m."reserved", m."withCourier")`,
  'reservations that no shelf knows': `
    SELECT "businessId", "variantId", "locationId" FROM "StockBalance" b
    WHERE "reserved" <> coalesce((SELECT sum(a."reserved") FROM "StockAllocation" a WHERE a."businessId" = b."businessId"
      AND a."variantId" = b."variantId" AND a."locationId" = b."locationId"), 0)`,
  'orders without the step that made them': `
    SELECT o."id" FROM "Order" o WHERE NOT EXISTS (SELECT 1 FROM "OrderTransition" t
      WHERE t."businessId" = o."businessId" AND t."orderId" = o."id")`,
  'web orders with two orders, or approved without one': `
    SELECT w."id" FROM "WebOrder" w LEFT JOIN "Order" o ON o."businessId" = w."businessId" AND o."webOrderId" = w."id"
    GROUP BY w."businessId", w."id" HAVING count(o."id") <> CASE WHEN w."status" = 'APPROVED' THEN 1 ELSE 0 END`,
};

/** `npm run audit` finds no drift, nor does SQL that knows nothing of the gateway. */
export async function expectSoundLedgers(): Promise<void> {
  for (const [what, statement] of Object.entries(UNSOUND)) {
    expect({ what, rows: await db.$queryRawUnsafe(`${statement} LIMIT 5`) }).toEqual({ what, rows: [] });
  }
  expect(await runScript(['gateway/audit.ts'])).toMatch(/^no drift \(\d+ checks\)$/m);
}

/**
 * Checks after a failure of any kind: every approval that was answered with success is exactly one order, the numbers
 * have no gap, and no ledger has drifted.
 */
export async function expectSound({ id }: Shop, acknowledged: readonly string[]): Promise<void> {
  const orders = await db.order.findMany({ where: { businessId: id }, select: { webOrderId: true } });
  const made = new Set(orders.map(({ webOrderId }) => webOrderId));
  expect(acknowledged.filter((webOrderId) => !made.has(webOrderId)), 'acknowledged and lost').toEqual([]);
  const [counted] = await db.$queryRaw<Counted[]>`
    SELECT count(*) AS orders, count(DISTINCT "webOrderId") AS distinct, coalesce(max("number"), 0)::bigint AS highest,
           (SELECT count(*) FROM "WebOrder" WHERE "businessId" = ${id}::uuid AND "status" = 'APPROVED') AS approved
    FROM "Order" WHERE "businessId" = ${id}::uuid`;
  const { orders: all, distinct, highest, approved } = counted!;
  expect({ distinct, highest, approved }).toEqual({ distinct: all, highest: all, approved: all });
  await expectSoundLedgers();
}
