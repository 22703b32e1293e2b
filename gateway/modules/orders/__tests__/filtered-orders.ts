import pg from 'pg';
import { BENCH_BUSINESS, BENCH_SITE } from '../../../../e2e/load/generate.ts';
import { withGeneratedOrders } from '../../../../e2e/support/generated-orders.ts';
import { env } from '../../../env.ts';

/** A web shop with 1,300 web orders, all of them older than those of the other one; and one with four. */
export const CLOSED_SITE = '00000000-0000-7000-8000-0000000c105e';
export const SMALL_SITE = '00000000-0000-7000-8000-00000005a11e';

/** Fills a business with orders and web orders, of which few, many, or the oldest have a value of each filter. */
export async function generateFilteredOrders(): Promise<void> {
  await withGeneratedOrders();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`UPDATE "Order" SET "district" = CASE WHEN "number" <= 3 THEN 'Sylhet' ELSE 'Dhaka' END,
    "tags" = CASE WHEN "number" <= 3 THEN ARRAY['gift'] WHEN "number" % 2 = 0 THEN ARRAY['eid'] WHEN "number" <= 2403 THEN ARRAY['winter'] ELSE '{}' END,
    "assigneeName" = CASE WHEN "number" <= 3 THEN 'Rafiqul Islam' WHEN "number" % 4 = 0 THEN 'Sadia Akter' ELSE '' END,
    "createdByName" = CASE WHEN "number" <= 3 THEN 'Kamal Hossain' WHEN "number" <= 1203 THEN 'Nadia Haque' ELSE 'Sadia Akter' END,
    "source" = CASE WHEN "number" <= 3 THEN 'Instagram' WHEN "number" <= 1203 THEN 'Phone' ELSE 'Web' END,
    "courierName" = CASE WHEN "number" = 1 THEN 'Pathao' WHEN "number" BETWEEN 4 AND 1203 THEN 'RedX' WHEN "number" > 3 THEN 'Steadfast' END,
    "plannedCourier" = CASE WHEN "number" <= 4 THEN 'Pathao' END,
    "status" = CASE WHEN "number" IN (31, 41) OR "number" % 10 = 5 THEN 'RETURNED' ELSE "status" END,
    "returnReason" = CASE WHEN "number" IN (31, 41) THEN 'Damaged' WHEN "number" % 10 = 5 THEN 'Customer refused' END,
    "cancelReason" = CASE WHEN "number" IN (37, 47) THEN 'Fake order' WHEN "status" = 'CANCELLED' THEN 'Changed mind' END
    WHERE "businessId" = $1`, [BENCH_BUSINESS]);
  await client.query(`INSERT INTO "WebSite" ("businessId","id","name","url","consumerKey","consumerSecret","webhookSecret","enabled")
    SELECT $1, v.id::uuid, v.name, 'http://127.0.0.1:9', '', '', '', false FROM (VALUES ($2, 'Closed'), ($3, 'Small')) v(id, name)`, [BENCH_BUSINESS, CLOSED_SITE, SMALL_SITE]);
  await client.query(`UPDATE "WebOrder" SET "siteId" = (CASE WHEN "wooOrderId" <= 4 THEN $3 ELSE $2 END)::uuid
    WHERE "businessId" = $1 AND "wooOrderId" <= 1304`, [BENCH_BUSINESS, CLOSED_SITE, SMALL_SITE]);
  // The shop of an order is taken over from its web order when that is given to it.
  await client.query(`UPDATE "Order" SET "webOrderId" = "webOrderId" WHERE "businessId" = $1 AND "webOrderId" IS NOT NULL`, [BENCH_BUSINESS]);
  await client.query('VACUUM ANALYZE "Order"');
  // Old ones that never became orders: enough for the shop not to be a rare one.
  await client.query(`INSERT INTO "WebOrder" SELECT copy.* FROM "WebOrder" w, jsonb_populate_record(w, jsonb_build_object(
      'id', gen_random_uuid(), 'wooOrderId', w."wooOrderId" + 100000, 'status', 'CANCELLED', 'dateCreated', w."dateCreated" - interval '9 years')) copy
    WHERE w."businessId" = $1 AND w."siteId" = $2`, [BENCH_BUSINESS, BENCH_SITE]);
  await client.query('VACUUM ANALYZE "WebOrder"');
  await client.end();
}
