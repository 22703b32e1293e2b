import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { BENCH_BUSINESS } from './generate.ts';

interface WebOrder {
  number: string;
  decidedAt: Date | null;
  totalPoisha: string;
  lines: { variantId: string; sku: string; name: string; quantity: number; totalPoisha: number }[];
}

const STATEMENTS = {
  lock: `SELECT w."number", w."decidedAt", w."totalPoisha", (SELECT json_agg(json_build_object('variantId', l."variantId", 'sku', v."sku",
      'name', p."name", 'quantity', l."quantity", 'totalPoisha', l."totalPoisha") ORDER BY l."position")
      FROM "WebOrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
      WHERE l."businessId" = w."businessId" AND l."webOrderId" = w."id") AS "lines"
    FROM "WebOrder" w WHERE w."businessId" = $1 AND w."id" = $2 AND EXISTS (SELECT 1 FROM "User" u JOIN "Membership" m ON m."userId" = u."id"
      WHERE u."firebaseUid" = 'bench' AND m."businessId" = w."businessId" AND m."status" = 'ACTIVE') FOR UPDATE OF w`,
  usage: `UPDATE "Business" SET "ecomOrderUsage" = "ecomOrderUsage" + 1 WHERE "id" = $1 AND "ecomOrderUsage" < "ecomOrderLimit"`,
  customer: `WITH c AS (INSERT INTO "Customer" ("businessId","id","name","phone","orderCount")
      SELECT "businessId", $3, "customerName", "phone", 1 FROM "WebOrder" WHERE "businessId" = $1 AND "id" = $2
      ON CONFLICT ("businessId","phone") DO UPDATE SET "orderCount" = "Customer"."orderCount" + 1 RETURNING "id"),
    a AS (INSERT INTO "CustomerAddress" ("businessId","id","customerId","address","district","hash")
      SELECT w."businessId", gen_random_uuid(), c."id", w."address", w."district", encode(sha256(convert_to(w."address" || E'\\n' || w."district", 'UTF8')), 'hex')
      FROM "WebOrder" w, c WHERE w."businessId" = $1 AND w."id" = $2
      ON CONFLICT ("businessId","customerId","hash") DO UPDATE SET "lastUsedAt" = now())
    SELECT "id" FROM c`,
  number: `UPDATE "Counter" SET "value" = "value" + 1 WHERE "businessId" = $1 AND "name" = 'order' RETURNING "value"`,
  order: `INSERT INTO "Order" ("businessId","id","number","customerId","customerName","phone","address","source","webOrderId","itemSummary",
      "itemCount","itemsPoisha","deliveryFeePoisha","totalPoisha","createdByName","updatedAt","searchText")
    SELECT "businessId", $3, $4, $5, "customerName", "phone", "address", 'Shop 0', "id", "itemSummary", "itemCount",
      "totalPoisha" - "shippingPoisha", "shippingPoisha", "totalPoisha", 'Bench', now(), "searchText"
    FROM "WebOrder" WHERE "businessId" = $1 AND "id" = $2`,
  lines: `INSERT INTO "OrderLine" ("businessId","id","orderId","position","variantId","sku","name","quantity","unitPricePoisha","totalPoisha")
    SELECT $1, gen_random_uuid(), $2, n - 1, (l->>'variantId')::uuid, l->>'sku', l->>'name', (l->>'quantity')::int, (l->>'totalPoisha')::bigint, (l->>'totalPoisha')::bigint
    FROM json_array_elements($3::json) WITH ORDINALITY t(l, n)`,
  rest: `WITH moved AS (INSERT INTO "OrderTransition" ("businessId","id","orderId","orderVersion","to") VALUES ($1::uuid, gen_random_uuid(), $2::uuid, 1, 'PENDING')),
    told AS (INSERT INTO "AuditEntry" ("businessId","id","command","actorName","entityType","entityId","summary") VALUES
      ($1::uuid, gen_random_uuid(), 'web-orders.approve', 'Bench', 'Order', $2::uuid::text, 'Created order ' || $4::text),
      ($1::uuid, gen_random_uuid(), 'web-orders.approve', 'Bench', 'WebOrder', $3::uuid::text, 'Approved: order ' || $4::text)),
    decided AS (UPDATE "WebOrder" SET "status" = 'APPROVED', "decidedAt" = now(), "version" = "version" + 1 WHERE "businessId" = $1::uuid AND "id" = $3::uuid)
    SELECT graphile_worker.add_job('web-orders.write-back', json_build_object('businessId', $1::uuid, 'webOrderId', $3::uuid),
      job_key := 'web-orders.write-back:' || $3::uuid::text, queue_name := 'web-orders.write-back')`,
};

/** Makes an order of a web order in minimal hand-written SQL. */
export async function approve(pool: pg.Pool, id: string): Promise<string> {
  const client = await pool.connect();
  const run = async <Row extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[]) =>
    (await client.query<Row>({ name: `approve-${name}`, text: STATEMENTS[name], values })).rows;
  try {
    await client.query('BEGIN');
    const [webOrder] = await run<WebOrder>('lock', [BENCH_BUSINESS, id]);
    if (!webOrder || webOrder.decidedAt) throw new Error('Not open');
    await run('usage', [BENCH_BUSINESS]);
    const [customer] = await run<{ id: string }>('customer', [BENCH_BUSINESS, id, uuidv7()]);
    const [counter] = await run<{ value: number }>('number', [BENCH_BUSINESS]);
    const orderId = uuidv7();
    await run('order', [BENCH_BUSINESS, id, orderId, counter!.value, customer!.id]);
    await run('lines', [BENCH_BUSINESS, orderId, JSON.stringify(webOrder.lines)]);
    await run('rest', [BENCH_BUSINESS, orderId, id, String(counter!.value)]);
    await client.query('COMMIT');
    return JSON.stringify({ data: { approveWebOrder: { __typename: 'ApproveWebOrderSuccess' } } });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
