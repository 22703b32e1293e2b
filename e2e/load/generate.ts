import type pg from 'pg';

export interface Size {
  /** Orders of the business under test. */
  orders: number;
  /** Other businesses in the same tables, so that no index serves one tenant only. */
  neighbours: number;
  ordersPerNeighbour: number;
}

export const BENCH_BUSINESS = '0b000000-0000-7000-8000-000000000000';
export const BENCH_USER = '0b000000-0000-7000-8000-00000000aaaa';
export const BENCH_SITE = '0b000000-0000-7000-8000-00000000bbbb';
const VARIANTS = 2_000;
const LINES_PER_ORDER = 3;

const HELPERS = `
  CREATE OR REPLACE FUNCTION pg_temp.business_id(b bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT ('0b000000-0000-7000-8000-' || lpad(to_hex(b), 12, '0'))::uuid $$;
  -- Time-ordered like a UUID v7: business, kind and running number are all in it.
  CREATE OR REPLACE FUNCTION pg_temp.row_id(b bigint, kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || lpad(to_hex(kind), 3, '0') || '-8000-' || lpad(to_hex(b), 12, '0'))::uuid
       FROM (SELECT lpad(to_hex(1600000000000 + n), 12, '0') AS h) t $$;`;

const STATUSES = `(ARRAY['DELIVERED','DELIVERED','DELIVERED','DELIVERED','DELIVERED','DELIVERED','SHIPPED','CANCELLED','CONFIRMED','PENDING'])`;
const NAMES = `(ARRAY['Farhana Akter','Sumaiya Rahman','Tanvir Hasan','নুসরাত জাহান','মোঃ রফিকুল ইসলাম','Imran Chowdhury','Rehana Begum','Kamrul Hasan'])`;

const business = (b: number) => `
  INSERT INTO "Business" ("id","name","subscription","packageExpiresAt","smsRate","productLimit","ecomOrderLimit","userLimit","packagePricePoisha","createdById")
    VALUES (pg_temp.business_id(${b}), 'Bench ${b}', 'ENTERPRISE', now() + interval '10 years', 0.35, 1000000, 100000000, 1000, 100000, '${BENCH_USER}');
  INSERT INTO "Location" ("businessId","id","name","isDefault") VALUES (pg_temp.business_id(${b}), pg_temp.row_id(${b}, 1, 0), 'Main', true);
  INSERT INTO "Courier" ("businessId","id","name") VALUES (pg_temp.business_id(${b}), pg_temp.row_id(${b}, 9, 0), 'Steadfast');
  INSERT INTO "Product" ("businessId","id","name","updatedAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 2, n), 'Product ' || n, now() FROM generate_series(1, ${VARIANTS}) n;
  INSERT INTO "Variant" ("businessId","id","productId","sku","pricePoisha","avgCostPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 2, n), 'SKU-' || n, 50000 + n * 100, 30000 FROM generate_series(1, ${VARIANTS}) n;
  INSERT INTO "StockBalance" ("businessId","variantId","locationId","onHand")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 1, 0), 1000000 FROM generate_series(1, ${VARIANTS}) n;`;

const customers = (b: number, count: number) => `
  INSERT INTO "Customer" ("businessId","id","name","phone")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 4, n), ${NAMES}[1 + n % 8], '017' || lpad(n::text, 8, '0') FROM generate_series(0, ${count - 1}) n;`;

const orders = (b: number, from: number, to: number, customerCount: number) => `
  INSERT INTO "Order" ("businessId","id","number","status","customerId","customerName","phone","address","source","itemSummary","itemCount","itemsPoisha","deliveryFeePoisha","totalPoisha","createdByName","courierName","trackingCode","createdAt","updatedAt","searchText")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 5, n), n, ${STATUSES}[1 + n % 10]::"OrderStatus", pg_temp.row_id(${b}, 4, n % ${customerCount}),
      ${NAMES}[1 + n % 8], '017' || lpad((n % ${customerCount})::text, 8, '0'), 'House ' || n || ', Road 3, Dhanmondi, Dhaka', 'Web', 'Product ' || n % ${VARIANTS} || ' +2', 3,
      165000, 6000, 171000, 'Bench', 'Steadfast', 'SFR-' || n, now() - (10000000 - n) * interval '7 seconds', now(),
      lower(${NAMES}[1 + n % 8] || ' 017' || lpad((n % ${customerCount})::text, 8, '0') || ' ' || n || ' SFR-' || n)
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO "OrderLine" ("businessId","id","orderId","position","variantId","sku","name","quantity","unitPricePoisha","totalPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 16 + p, n), pg_temp.row_id(${b}, 5, n), p, pg_temp.row_id(${b}, 3, 1 + (n + p) % ${VARIANTS}),
      'SKU-' || 1 + (n + p) % ${VARIANTS}, 'Product ' || 1 + (n + p) % ${VARIANTS}, 1, 55000, 55000
    FROM generate_series(${from}, ${to}) n, generate_series(0, ${LINES_PER_ORDER - 1}) p;
  INSERT INTO "Shipment" ("businessId","id","orderId","courierId","trackingCode")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 10, n), pg_temp.row_id(${b}, 5, n), pg_temp.row_id(${b}, 9, 0), 'SFR-' || n
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO "AuditEntry" ("businessId","id","command","actorName","entityType","entityId","summary","createdAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 6, n), 'orders.create', 'Bench', 'Order', pg_temp.row_id(${b}, 5, n)::text, 'Created order ' || n, now()
    FROM generate_series(${from}, ${to}) n WHERE n % 10 = 0;`;

/** One web order for ten orders, every fifth of them still to be decided, with its lines mapped. */
const webOrders = (b: number, count: number) => `
  INSERT INTO "WebSite" ("businessId","id","name","url","consumerKey","consumerSecret","webhookSecret","enabled")
    VALUES (pg_temp.business_id(${b}), ${b === 0 ? `'${BENCH_SITE}'` : `pg_temp.row_id(${b}, 7, 0)`}, 'Shop ${b}', 'http://127.0.0.1:9', '', '', '', false);
  INSERT INTO "WebOrder" ("businessId","id","siteId","wooOrderId","number","status","decidedAt","storeStatus","customerName","phone","address","paymentMethod","currency",
      "totalPoisha","shippingPoisha","itemSummary","itemCount","dateCreated","dateModified","updatedAt","searchText")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 8, n), s."id", n, n::text, (CASE WHEN n % 5 = 0 THEN 'PROCESSING' ELSE 'APPROVED' END)::"WebOrderStatus",
      CASE WHEN n % 5 = 0 THEN NULL ELSE now() END, 'processing', ${NAMES}[1 + n % 8], '018' || lpad((n % 50000)::text, 8, '0'), 'House ' || n || ', Road 3, Dhanmondi, Dhaka', 'cod', 'BDT',
      116000, 6000, 'Product ' || n % ${VARIANTS} || ' +1', 2, now() - (10000000 - n) * interval '70 seconds', now(), now(),
      lower(${NAMES}[1 + n % 8] || ' 018' || lpad((n % 50000)::text, 8, '0') || ' ' || n)
    FROM "WebSite" s, generate_series(1, ${count}) n WHERE s."businessId" = pg_temp.business_id(${b});
  INSERT INTO "WebOrderLine" ("businessId","id","webOrderId","position","wooLineId","wooProductId","wooVariationId","sku","name","quantity","totalPoisha","variantId")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 32 + p, n), pg_temp.row_id(${b}, 8, n), p, n * 2 + p, 1, 0,
      'SKU-' || 1 + (n + p) % ${VARIANTS}, 'Product ' || 1 + (n + p) % ${VARIANTS}, 1, 55000, pg_temp.row_id(${b}, 3, 1 + (n + p) % ${VARIANTS})
    FROM generate_series(1, ${count}) n, generate_series(0, 1) p;`;

const BATCH = 100_000;

/** Fills an empty, migrated database. Triggers are off while it runs; the counts they keep are written at the end. */
export async function generate(client: pg.Client, size: Size, say: (line: string) => void): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query(HELPERS);
  await client.query(
    `INSERT INTO "User" ("id","firebaseUid","email","name","selectedBusinessId")
     VALUES ($1, 'bench', 'bench@karbar.test', 'Bench', $2)`, [BENCH_USER, BENCH_BUSINESS]);
  for (let b = 0; b <= size.neighbours; b += 1) {
    const count = b === 0 ? size.orders : size.ordersPerNeighbour;
    const customerCount = Math.max(10, Math.floor(count / 5));
    await client.query(business(b) + customers(b, customerCount) + webOrders(b, Math.ceil(count / 10)));
    for (let from = 1; from <= count; from += BATCH) {
      await client.query(orders(b, from, Math.min(from + BATCH - 1, count), customerCount));
      if (b === 0) say(`${Math.min(from + BATCH - 1, count).toLocaleString('en-US')} orders`);
    }
  }
  await client.query(`
    INSERT INTO "Membership" ("businessId","userId","role") VALUES ('${BENCH_BUSINESS}', '${BENCH_USER}', 'FOUNDER');
    INSERT INTO "Counter" ("businessId","name","value") SELECT "businessId", 'order', max("number") FROM "Order" GROUP BY 1;
    INSERT INTO "StatusCount" ("businessId","kind","status","count")
      SELECT "businessId", 'order', "status"::text, count(*) FROM "Order" GROUP BY 1, 3;
    INSERT INTO "StatusCount" ("businessId","kind","status","count")
      SELECT "businessId", 'web-order', "status"::text, count(*) FROM "WebOrder" GROUP BY 1, 3;
    SET session_replication_role = DEFAULT;`);
  await client.query('VACUUM ANALYZE');
}
