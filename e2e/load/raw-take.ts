import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { BENCH_BUSINESS, benchRowId } from './generate.ts';
import { nextPhone } from './order-cases.ts';
import type { Line } from './raw-stock.ts';

const LOCATION = benchRowId(1, 0);

const STATEMENTS = {
  known: `SELECT v."id", v."sku", p."name" FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
    WHERE v."businessId" = $1 AND v."id" = ANY($2) AND EXISTS (SELECT 1 FROM "User" u JOIN "Membership" m ON m."userId" = u."id"
      WHERE u."firebaseUid" = 'bench' AND m."businessId" = v."businessId" AND m."status" = 'ACTIVE')`,
  reserve: `WITH locked AS (SELECT "variantId" FROM "StockBalance" WHERE "businessId" = $1 AND "variantId" = ANY($2) AND "locationId" = '${LOCATION}'
      ORDER BY "variantId" FOR NO KEY UPDATE)
    UPDATE "StockBalance" b SET "reserved" = b."reserved" + 1 FROM locked WHERE b."businessId" = $1 AND b."variantId" = locked."variantId"
      AND b."locationId" = '${LOCATION}' AND b."onHand" > b."reserved"`,
  usage: `UPDATE "Business" SET "ecomOrderUsage" = "ecomOrderUsage" + 1 WHERE "id" = $1 AND "ecomOrderUsage" < "ecomOrderLimit"`,
  customer: `INSERT INTO "Customer" ("businessId","id","name","phone","orderCount") VALUES ($1, $2, 'Farhana Akter', $3, 1)
    ON CONFLICT ("businessId","phone") DO UPDATE SET "orderCount" = "Customer"."orderCount" + 1 RETURNING "id"`,
  number: `UPDATE "Counter" SET "value" = "value" + 1 WHERE "businessId" = $1 AND "name" = 'order' RETURNING "value"`,
  order: `INSERT INTO "Order" ("businessId","id","number","status","version","customerId","customerName","phone","address","source","itemSummary",
      "itemCount","itemsPoisha","deliveryFeePoisha","totalPoisha","createdByName","confirmedAt","updatedAt","searchText")
    VALUES ($1, $2, $3::int, $4, $5, $6, 'Farhana Akter', $7, 'House 14, Road 3, Dhanmondi, Dhaka', 'Phone', $8, 3, 165000, 6000, 171000, 'Bench',
      CASE WHEN $5 = 2 THEN now() END, now(), lower('Farhana Akter ' || $7 || ' ' || $3::int))`,
  lines: `WITH lines AS (SELECT gen_random_uuid() AS "id", n - 1 AS "position", (l->>'variantId')::uuid AS "variantId", l->>'sku' AS "sku", l->>'name' AS "name"
      FROM json_array_elements($3::json) WITH ORDINALITY t(l, n)),
    written AS (INSERT INTO "OrderLine" ("businessId","id","orderId","position","variantId","sku","name","quantity","unitPricePoisha","totalPoisha")
      SELECT $1, "id", $2, "position", "variantId", "sku", "name", 1, 55000, 55000 FROM lines),
    held AS (INSERT INTO "StockAllocation" ("businessId","orderLineId","locationId","orderId","variantId","reserved")
      SELECT $1, "id", '${LOCATION}', $2, "variantId", 1 FROM lines WHERE $4)
    INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","reserved","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason")
      SELECT $1, gen_random_uuid(), "variantId", '${LOCATION}', 1, 0, 'Order', $2, "id", $2, 'Confirmed' FROM lines WHERE $4`,
  rest: `WITH taken AS (INSERT INTO "OrderTransition" ("businessId","id","orderId","orderVersion","to") VALUES ($1::uuid, gen_random_uuid(), $2::uuid, 1, 'PENDING')),
    confirmed AS (INSERT INTO "OrderTransition" ("businessId","id","orderId","orderVersion","from","to") SELECT $1::uuid, gen_random_uuid(), $2::uuid, 2, 'PENDING', 'CONFIRMED' WHERE $3)
    INSERT INTO "AuditEntry" ("businessId","id","command","actorName","entityType","entityId","summary") VALUES
      ($1::uuid, gen_random_uuid(), 'orders.take', 'Bench', 'Order', $2::uuid::text, 'Created order')`,
};

/** Takes an order, and reserves stock when it is confirmed, in minimal hand-written SQL. */
export const take = (confirm: boolean) => async (pool: pg.Pool, lines: readonly Line[]): Promise<string> => {
  const client = await pool.connect();
  const run = async <Row extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[]) =>
    (await client.query<Row>({ name: `take-${name}`, text: STATEMENTS[name], values })).rows;
  try {
    await client.query('BEGIN');
    const ids = lines.map(({ variantId }) => variantId);
    const known = await run<{ id: string; sku: string; name: string }>('known', [BENCH_BUSINESS, ids]);
    if (known.length !== ids.length) throw new Error('No such variant');
    if (confirm) await run('reserve', [BENCH_BUSINESS, ids]);
    const phone = nextPhone('016');
    const [customer] = await run<{ id: string }>('customer', [BENCH_BUSINESS, uuidv7(), phone]);
    await run('usage', [BENCH_BUSINESS]);
    const [counter] = await run<{ value: number }>('number', [BENCH_BUSINESS]);
    const orderId = uuidv7();
    await run('order', [BENCH_BUSINESS, orderId, counter!.value, confirm ? 'CONFIRMED' : 'PENDING', confirm ? 2 : 1, customer!.id, phone, `${known[0]!.name} +2`]);
    await run('lines', [BENCH_BUSINESS, orderId, JSON.stringify(known.map(({ id: variantId, sku, name }) => ({ variantId, sku, name }))), confirm]);
    await run('rest', [BENCH_BUSINESS, orderId, confirm]);
    await client.query('COMMIT');
    return JSON.stringify({ data: { takeOrder: { __typename: 'TakeOrderSuccess' } } });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
