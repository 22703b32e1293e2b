import type pg from 'pg';
import { CHART, type AccountCode } from '../../gateway/modules/accounting/chart-of-accounts.ts';
import { ads } from './ads-data.ts';

export interface Size {
  /** Orders of the business under test. */
  orders: number;
  /** Other businesses in the same tables, so that no index serves one tenant only. */
  neighbours: number;
  ordersPerNeighbour: number;
  /** Products of five variants each that nobody orders, in the business under test; as many as the bench has when left out. */
  shelved?: number;
}

export const BENCH_BUSINESS = '0b000000-0000-7000-8000-000000000000';
export const BENCH_USER = '0b000000-0000-7000-8000-00000000aaaa';
export const BENCH_SITE = '0b000000-0000-7000-8000-00000000bbbb';
export const BENCH_SUPPLIER = '0b000000-0000-7000-8000-00000000cccc';
const VARIANTS = 2_000;
/** The catalogue of the business under test has 52,000 variants. */
const SHELVED = 10_000;
const LINES_PER_ORDER = 3;
/** Pieces of each variant that the stock begins with, and poisha of one. */
const OPENING = { onHand: 1_000_000, cost: 30_000 };
/** Pieces of each variant that only stands on the shelf, where they came one after the other in so many days. */
const SHELF = { onHand: 6, cost: 50_000, days: 200 };
const ORDER = { items: 165_000, delivery: 6_000, total: 171_000, cost: LINES_PER_ORDER * OPENING.cost };

/** The same in this process: ids of the business under test, as `pg_temp.row_id` makes them. */
export function benchRowId(kind: number, n: number): string {
  const time = (1_600_000_000_000 + n).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kind.toString(16).padStart(3, '0')}-8000-000000000000`;
}

export const BENCH_COURIER = benchRowId(9, 0);

/** Goods that are sold every day, by number from 1, and those that stand on the shelf only. */
export const benchVariant = (n: number) => benchRowId(3, 1 + (n % VARIANTS));
export const shelvedVariant = (n: number) => benchRowId(97, 5 + n);

const HELPERS = `
  CREATE OR REPLACE FUNCTION pg_temp.business_id(b bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT ('0b000000-0000-7000-8000-' || lpad(to_hex(b), 12, '0'))::uuid $$;
  -- Time-ordered like a UUID v7: business, kind and running number are all in it. Bytes are put together far faster than texts.
  CREATE OR REPLACE FUNCTION pg_temp.row_id(b bigint, kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT encode(substr(int8send(1600000000000 + n), 3) || substr(int4send(28672 + kind), 3) || '\\x8000'::bytea || substr(int8send(b), 3), 'hex')::uuid $$;
  CREATE OR REPLACE FUNCTION pg_temp.ordered_at(n bigint) RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT now() - (10000000 - n) * interval '7 seconds' $$;
  CREATE OR REPLACE FUNCTION pg_temp.dhaka_day(n bigint) RETURNS date LANGUAGE sql STABLE AS
    $$ SELECT (pg_temp.ordered_at(n) AT TIME ZONE 'Asia/Dhaka')::date $$;`;

const STATUSES = `(ARRAY['DELIVERED','DELIVERED','DELIVERED','DELIVERED','DELIVERED','DELIVERED','SHIPPED','CANCELLED','CONFIRMED','PENDING'])`;
const IS_DELIVERED = 'n % 10 <= 5';
const IS_SHIPPED = 'n % 10 = 6';
const IS_CONFIRMED = 'n % 10 = 8';
const IS_FROM_WEB = 'n % 10 = 0 AND (n / 10) % 5 <> 0';
/** The id of the web shop of a business. */
const siteOf = (b: number) => (b === 0 ? `'${BENCH_SITE}'::uuid` : `pg_temp.row_id(${b}, 7, 0)`);
const NAMES = `(ARRAY['Farhana Akter','Sumaiya Rahman','Tanvir Hasan','নুসরাত জাহান','মোঃ রফিকুল ইসলাম','Imran Chowdhury','Rehana Begum','Kamrul Hasan'])`;

const accountNumber = (code: AccountCode) => Object.keys(CHART).indexOf(code);
const ACCOUNTS = Object.entries(CHART)
  .map(([code, [name, type, kind]], n) => `(${n}, '${code}', '${name}', '${type}', '${kind}')`).join(', ');
const OPENING_VALUE = `${VARIANTS * OPENING.onHand * OPENING.cost}::bigint`;

interface BookedLine {
  account: AccountCode;
  debit?: number;
  credit?: number;
  isOfCourier?: boolean;
}

/** What shipping and delivering an order book; the key is the kind of the entry's id. */
const BOOKED: Record<64 | 65, BookedLine[]> = {
  64: [{ account: 'goods-in-transit', debit: ORDER.cost, isOfCourier: true }, { account: 'inventory', credit: ORDER.cost }],
  65: [
    { account: 'courier-receivable', debit: ORDER.total, isOfCourier: true },
    { account: 'cost-of-goods', debit: ORDER.cost },
    { account: 'goods-in-transit', credit: ORDER.cost, isOfCourier: true },
    { account: 'sales', credit: ORDER.items },
    { account: 'delivery-income', credit: ORDER.delivery },
  ],
};
const BOOKED_LINES = Object.entries(BOOKED)
  .flatMap(([entry, lines]) => lines.map((line) => ({ entry, ...line })))
  .map(({ entry, account, debit = 0, credit = 0, isOfCourier = false }, n) =>
    `(${entry}, ${80 + n}, ${accountNumber(account)}, ${debit}, ${credit}, ${isOfCourier})`)
  .join(', ');

const business = (b: number) => `
  INSERT INTO "Business" ("id","name","subscription","packageExpiresAt","smsRate","productLimit","ecomOrderLimit","userLimit","packagePricePoisha","createdById")
    VALUES (pg_temp.business_id(${b}), 'Bench ${b}', 'ENTERPRISE', now() + interval '10 years', 0.35, 1000000, 100000000, 1000, 100000, '${BENCH_USER}');
  INSERT INTO "Location" ("businessId","id","name","isDefault") VALUES (pg_temp.business_id(${b}), pg_temp.row_id(${b}, 1, 0), 'Main', true);
  INSERT INTO "Courier" ("businessId","id","name") VALUES (pg_temp.business_id(${b}), pg_temp.row_id(${b}, 9, 0), 'Steadfast');
  INSERT INTO "Product" ("businessId","id","name","updatedAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 2, n), 'Product ' || n, now() FROM generate_series(1, ${VARIANTS}) n;
  INSERT INTO "Variant" ("businessId","id","productId","sku","pricePoisha","avgCostPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 2, n), 'SKU-' || n, 50000 + n * 100, ${OPENING.cost} FROM generate_series(1, ${VARIANTS}) n;
  INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","onHand","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason","createdAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 12, n), pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 1, 0), ${OPENING.onHand}, ${OPENING.cost},
      'Variant', pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 3, n), pg_temp.row_id(${b}, 12, n), 'Opening stock', pg_temp.ordered_at(0) FROM generate_series(1, ${VARIANTS}) n;
  INSERT INTO "Account" ("businessId","id","code","name","type","kind")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 11, a.n), a.code, a.name, a.type::"AccountType", a.kind::"AccountKind"
    FROM (VALUES ${ACCOUNTS}) a(n, code, name, type, kind);
  INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 13, 0), 'Opening stock', 'Business', pg_temp.business_id(${b}), pg_temp.row_id(${b}, 13, 0), 'opening', pg_temp.dhaka_day(1);
  INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","day","debitPoisha","creditPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 14, l.n), pg_temp.row_id(${b}, 13, 0), pg_temp.row_id(${b}, 11, l.account), pg_temp.dhaka_day(1), l.debit, l.credit
    FROM (VALUES (0, ${accountNumber('inventory')}, ${OPENING_VALUE}, 0), (1, ${accountNumber('opening-balance')}, 0, ${OPENING_VALUE})) l(n, account, debit, credit);`;

const customers = (b: number, count: number) => `
  INSERT INTO "Customer" ("businessId","id","name","phone")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 4, n), ${NAMES}[1 + n % 8], '017' || lpad(n::text, 8, '0') FROM generate_series(0, ${count - 1}) n;`;

const orders = (b: number, from: number, to: number, { customerCount, settledThrough }: { customerCount: number; settledThrough: number }) => `
  INSERT INTO "Order" ("businessId","id","number","status","customerId","customerName","phone","address","source","itemSummary","itemCount","itemsPoisha","deliveryFeePoisha","totalPoisha","createdByName","courierName","carrierName","trackingCode","createdAt","updatedAt","searchText","webOrderId","siteId","revenuePoisha","collectedPoisha","settlementStatus","shippedAt","deliveredAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 5, n), n, ${STATUSES}[1 + n % 10]::"OrderStatus", pg_temp.row_id(${b}, 4, n % ${customerCount}),
      ${NAMES}[1 + n % 8], '017' || lpad((n % ${customerCount})::text, 8, '0'), 'House ' || n || ', Road 3, Dhanmondi, Dhaka', 'Web', 'Product ' || n % ${VARIANTS} || ' +2', 3,
      ${ORDER.items}, ${ORDER.delivery}, ${ORDER.total}, 'Bench', 'Steadfast', 'Steadfast', 'SFR-' || n, pg_temp.ordered_at(n), now(),
      lower(${NAMES}[1 + n % 8] || ' 017' || lpad((n % ${customerCount})::text, 8, '0') || ' ' || n || ' SFR-' || n),
      CASE WHEN ${IS_FROM_WEB} THEN pg_temp.row_id(${b}, 8, n / 10) END, CASE WHEN ${IS_FROM_WEB} THEN ${siteOf(b)} END,
      CASE WHEN ${IS_DELIVERED} THEN ${ORDER.total} ELSE 0 END, CASE WHEN ${IS_DELIVERED} THEN ${ORDER.total} ELSE 0 END,
      (CASE WHEN NOT (${IS_DELIVERED}) THEN 'NA' WHEN n <= ${settledThrough} THEN 'SETTLED' ELSE 'UNSETTLED' END)::"SettlementStatus",
      CASE WHEN ${IS_DELIVERED} OR ${IS_SHIPPED} THEN pg_temp.ordered_at(n) + interval '1 day' END,
      CASE WHEN ${IS_DELIVERED} THEN pg_temp.ordered_at(n) + interval '3 days' END
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO "OrderLine" ("businessId","id","orderId","position","variantId","sku","name","quantity","unitPricePoisha","totalPoisha","unitCostPoisha","deliveredQuantity")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 16 + p, n), pg_temp.row_id(${b}, 5, n), p, pg_temp.row_id(${b}, 3, 1 + (n + p) % ${VARIANTS}),
      'SKU-' || 1 + (n + p) % ${VARIANTS}, 'Product ' || 1 + (n + p) % ${VARIANTS}, 1, ${ORDER.items / LINES_PER_ORDER}, ${ORDER.items / LINES_PER_ORDER},
      CASE WHEN ${IS_DELIVERED} OR ${IS_SHIPPED} THEN ${OPENING.cost} END, CASE WHEN ${IS_DELIVERED} THEN 1 ELSE 0 END
    FROM generate_series(${from}, ${to}) n, generate_series(0, ${LINES_PER_ORDER - 1}) p;
  INSERT INTO "OrderTransition" ("businessId","id","orderId","orderVersion","to")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 15, n), pg_temp.row_id(${b}, 5, n), 1, 'PENDING' FROM generate_series(${from}, ${to}) n;
  INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","onHand","reserved","withCourier","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason","createdAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 48 + p, n), pg_temp.row_id(${b}, 3, 1 + (n + p) % ${VARIANTS}), pg_temp.row_id(${b}, 1, 0),
      CASE WHEN ${IS_CONFIRMED} THEN 0 ELSE -1 END, (${IS_CONFIRMED})::int, (${IS_SHIPPED})::int, ${OPENING.cost},
      'Order', pg_temp.row_id(${b}, 5, n), pg_temp.row_id(${b}, 16 + p, n), pg_temp.row_id(${b}, 48, n), 'Order ' || n, pg_temp.ordered_at(n)
    FROM generate_series(${from}, ${to}) n, generate_series(0, ${LINES_PER_ORDER - 1}) p WHERE ${IS_DELIVERED} OR ${IS_SHIPPED} OR ${IS_CONFIRMED};
  INSERT INTO "StockAllocation" ("businessId","orderLineId","locationId","orderId","variantId","reserved","withCourier","createdAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 16 + p, n), pg_temp.row_id(${b}, 1, 0), pg_temp.row_id(${b}, 5, n),
      pg_temp.row_id(${b}, 3, 1 + (n + p) % ${VARIANTS}), (${IS_CONFIRMED})::int, (${IS_SHIPPED})::int, pg_temp.ordered_at(n)
    FROM generate_series(${from}, ${to}) n, generate_series(0, ${LINES_PER_ORDER - 1}) p WHERE ${IS_SHIPPED} OR ${IS_CONFIRMED};
  INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, e.kind, n), 'Order ' || n || e.words, 'Order', pg_temp.row_id(${b}, 5, n), pg_temp.row_id(${b}, e.kind, n),
      e.name, pg_temp.dhaka_day(n)
    FROM generate_series(${from}, ${to}) n, (VALUES (64, 'shipping', ' handed to the courier'), (65, 'delivery', ' delivered')) e(kind, name, words)
    WHERE ${IS_DELIVERED} OR (${IS_SHIPPED} AND e.kind = 64);
  INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","day","partyType","partyId","debitPoisha","creditPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, l.kind, n), pg_temp.row_id(${b}, l.entry, n), pg_temp.row_id(${b}, 11, l.account), pg_temp.dhaka_day(n),
      CASE WHEN l.courier THEN 'COURIER'::"PartyType" END, CASE WHEN l.courier THEN pg_temp.row_id(${b}, 9, 0) END, l.debit, l.credit
    FROM generate_series(${from}, ${to}) n, (VALUES ${BOOKED_LINES}) l(entry, kind, account, debit, credit, courier)
    WHERE ${IS_DELIVERED} OR (${IS_SHIPPED} AND l.entry = 64);
  INSERT INTO "Shipment" ("businessId","id","orderId","courierId","trackingCode")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 10, n), pg_temp.row_id(${b}, 5, n), pg_temp.row_id(${b}, 9, 0), 'SFR-' || n
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO "AuditEntry" ("businessId","id","command","actorName","entityType","entityId","summary","createdAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 6, n), 'orders.create', 'Bench', 'Order', pg_temp.row_id(${b}, 5, n)::text, 'Created order ' || n, now()
    FROM generate_series(${from}, ${to}) n WHERE n % 10 = 0;`;

const PER_STATEMENT = 10_000;
/** Charges of the courier for an order, in poisha. */
const KEPT = { delivery: 6_000, codFee: 1_710 };
const STATEMENT_LINES: [account: AccountCode, debit: number, credit: number, isOfCourier: boolean][] = [
  ['bank', ORDER.total - KEPT.delivery - KEPT.codFee, 0, false], ['courier-charges', KEPT.delivery, 0, true],
  ['cod-fees', KEPT.codFee, 0, true], ['courier-receivable', 0, ORDER.total, true],
];
const PAID_LINES = STATEMENT_LINES.map(([account, debit, credit, isOfCourier], n) =>
  `(${103 + n}, ${accountNumber(account)}, ${debit}::bigint, ${credit}::bigint, ${isOfCourier})`).join(', ');

/** Statements of the courier, which have paid the orders up to that number. */
const statements = (b: number, through: number) => `
  CREATE OR REPLACE TEMP VIEW paid_statements AS
    SELECT (n - 1) / ${PER_STATEMENT} AS k, count(*) AS parcels, max(n) AS last FROM generate_series(1, ${through}) n WHERE ${IS_DELIVERED} GROUP BY 1;
  INSERT INTO "CourierStatement" ("businessId","id","number","courierId","status","reference","contentHash","account","day","lineCount","readCount",
      "collectedPoisha","chargePoisha","codFeePoisha","adjustPoisha","netPoisha","createdAt","postedAt")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 100, k), k + 1, pg_temp.row_id(${b}, 9, 0), 'POSTED', 'PAY-' || k, k::text, 'bank', pg_temp.dhaka_day(last),
      parcels, parcels, parcels * ${ORDER.total}, parcels * ${KEPT.delivery}, parcels * ${KEPT.codFee}, 0, parcels * ${STATEMENT_LINES[0]![1]},
      pg_temp.ordered_at(last), pg_temp.ordered_at(last) FROM paid_statements;
  INSERT INTO "StatementLine" ("businessId","id","statementId","position","consignment","collectedPoisha","deliveryPoisha","codFeePoisha","returnPoisha",
      "adjustPoisha","netPoisha","result","orderId","expectedPoisha","settledPoisha","before")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 101, n), pg_temp.row_id(${b}, 100, (n - 1) / ${PER_STATEMENT}), (n - 1) % ${PER_STATEMENT}, 'SFR-' || n,
      ${ORDER.total}, ${KEPT.delivery}, ${KEPT.codFee}, 0, 0, ${STATEMENT_LINES[0]![1]}, 'MATCHED', pg_temp.row_id(${b}, 5, n), ${ORDER.total}, ${ORDER.total}, 'UNSETTLED'
    FROM generate_series(1, ${through}) n WHERE ${IS_DELIVERED};
  INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, 102, k), 'Statement ' || k + 1 || ' of Steadfast', 'CourierStatement', pg_temp.row_id(${b}, 100, k),
      pg_temp.row_id(${b}, 100, k), 'settlement', pg_temp.dhaka_day(last) FROM paid_statements;
  INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","day","partyType","partyId","debitPoisha","creditPoisha")
    SELECT pg_temp.business_id(${b}), pg_temp.row_id(${b}, l.kind, s.k), pg_temp.row_id(${b}, 102, s.k), pg_temp.row_id(${b}, 11, l.account), pg_temp.dhaka_day(s.last),
      CASE WHEN l.courier THEN 'COURIER'::"PartyType" END, CASE WHEN l.courier THEN pg_temp.row_id(${b}, 9, 0) END, s.parcels * l.debit, s.parcels * l.credit
    FROM paid_statements s, (VALUES ${PAID_LINES}) l(kind, account, debit, credit, courier);
  INSERT INTO "Counter" ("businessId","name","value") SELECT pg_temp.business_id(${b}), 'courier-statement', count(*) FROM paid_statements;`;

/** One web order for ten orders, every fifth of them still to be decided, with its lines mapped. */
const webOrders = (b: number, count: number) => `
  INSERT INTO "WebSite" ("businessId","id","name","url","consumerKey","consumerSecret","webhookSecret","enabled")
    VALUES (pg_temp.business_id(${b}), ${siteOf(b)}, 'Shop ${b}', 'http://127.0.0.1:9', '', '', '', false);
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

/** One of a hundred is a jamdani, by its English name or by its Bangla one. Triggers are off: the text that is searched is written here. */
const SHELVED_NAME = `CASE n % 200 WHEN 0 THEN 'Jamdani Saree ' || n WHEN 100 THEN 'জামদানি শাড়ি ' || n ELSE 'Cotton ' || md5(n::text) END`;
const shelfValue = (count: number) => `${count * 5 * SHELF.onHand * SHELF.cost}::bigint`;
const shelved = (count: number) => `
  INSERT INTO "Supplier" ("businessId","id","name","updatedAt") VALUES (pg_temp.business_id(0), '${BENCH_SUPPLIER}', 'Supplier', now());
  INSERT INTO "Product" ("businessId","id","name","createdAt","updatedAt")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 96, n), ${SHELVED_NAME}, now() - n * interval '1 minute', now() FROM generate_series(1, ${count}) n;
  INSERT INTO "Variant" ("businessId","id","productId","name","sku","position","pricePoisha","avgCostPoisha","searchText")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 97, n * 5 + p), pg_temp.row_id(0, 96, n), 'Size ' || p, 'SHL-' || n || '-' || p, p, 90000, ${SHELF.cost},
      ' ' || lower(${SHELVED_NAME} || ' Size ' || p || ' SHL-' || n || '-' || p)
    FROM generate_series(1, ${count}) n, generate_series(0, 4) p;
  INSERT INTO "StockMovement" ("businessId","id","variantId","locationId","onHand","unitCostPoisha","sourceType","sourceId","lineId","causeId","reason","createdAt")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 98, n * 5 + p), pg_temp.row_id(0, 97, n * 5 + p), pg_temp.row_id(0, 1, 0), ${SHELF.onHand}, ${SHELF.cost},
      'Product', pg_temp.row_id(0, 96, n), pg_temp.row_id(0, 97, n * 5 + p), pg_temp.row_id(0, 98, n * 5 + p), 'Opening stock',
      now() - n % ${SHELF.days} * interval '1 day'
    FROM generate_series(1, ${count}) n, generate_series(0, 4) p;
  INSERT INTO "JournalEntry" ("businessId","id","description","sourceType","sourceId","causeId","kind","day")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 13, 1), 'Opening stock', 'Business', pg_temp.business_id(0), pg_temp.row_id(0, 13, 1), 'opening', pg_temp.dhaka_day(1);
  INSERT INTO "JournalLine" ("businessId","id","entryId","accountId","day","debitPoisha","creditPoisha")
    SELECT pg_temp.business_id(0), pg_temp.row_id(0, 14, l.n), pg_temp.row_id(0, 13, 1), pg_temp.row_id(0, 11, l.account), pg_temp.dhaka_day(1), l.debit, l.credit
    FROM (VALUES (2, ${accountNumber('inventory')}, ${shelfValue(count)}, 0), (3, ${accountNumber('opening-balance')}, 0, ${shelfValue(count)})) l(n, account, debit, credit);`;

const BATCH = 100_000;
/** The courier has paid all but the newest orders. */
const SETTLED = 0.96;

/**
 * Fills an empty, migrated database, with stock and journal as the orders' statuses say: the ledger checks pass. Triggers
 * are off while it runs; the counts and balances that they keep are written at the end.
 */
export async function generate(client: pg.Client, size: Size, say: (line: string) => void): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query(HELPERS);
  await client.query(
    `INSERT INTO "User" ("id","firebaseUid","email","name","selectedBusinessId")
     VALUES ($1, 'bench', 'bench@karbar.test', 'Bench', $2)`, [BENCH_USER, BENCH_BUSINESS]);
  for (let b = 0; b <= size.neighbours; b += 1) {
    const count = b === 0 ? size.orders : size.ordersPerNeighbour;
    const customerCount = Math.max(10, Math.floor(count / 5));
    const settledThrough = Math.floor(count * SETTLED);
    await client.query(business(b) + customers(b, customerCount) + webOrders(b, Math.floor(count / 10)));
    for (let from = 1; from <= count; from += BATCH) {
      await client.query(orders(b, from, Math.min(from + BATCH - 1, count), { customerCount, settledThrough }));
      if (b === 0) say(`${Math.min(from + BATCH - 1, count).toLocaleString('en-US')} orders`);
    }
    await client.query(statements(b, settledThrough));
  }
  await client.query(shelved(size.shelved ?? SHELVED));
  await client.query(ads(size.orders, accountNumber));
  // Without figures about the tables, the planner reads the entries of a whole business for each order's profit.
  await client.query('ANALYZE');
  await client.query(`
    INSERT INTO "Membership" ("businessId","userId","role") VALUES ('${BENCH_BUSINESS}', '${BENCH_USER}', 'FOUNDER');
    INSERT INTO "StockBalance" ("businessId","variantId","locationId","onHand","reserved","withCourier")
      SELECT "businessId", "variantId", "locationId", sum("onHand"), sum("reserved"), sum("withCourier") FROM "StockMovement" GROUP BY 1, 2, 3;
    INSERT INTO "AccountBalance" ("businessId","accountId","partyId","day","debitPoisha","creditPoisha")
      SELECT "businessId", "accountId", coalesce("partyId", '00000000-0000-0000-0000-000000000000'), "day", sum("debitPoisha"), sum("creditPoisha")
      FROM "JournalLine" GROUP BY 1, 2, 3, 4;
    INSERT INTO "AccountTotal" ("businessId","accountId","span","start","debitPoisha","creditPoisha")
      SELECT "businessId", "accountId", s, CASE s WHEN 'DAY' THEN "day" ELSE date_trunc('month', "day")::date END, sum("debitPoisha"), sum("creditPoisha")
      FROM "JournalLine", unnest(enum_range(NULL::"TotalSpan")) s GROUP BY 1, 2, 3, 4;
    INSERT INTO "PartyTotal" ("businessId","accountId","partyId","partyType","balancePoisha")
      SELECT "businessId", "accountId", "partyId", "partyType", sum("debitPoisha" - "creditPoisha")
      FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4;
    INSERT INTO "PartyMonth" ("businessId","accountId","partyId","start","debitPoisha","creditPoisha")
      SELECT "businessId", "accountId", "partyId", date_trunc('month', "day")::date, sum("debitPoisha"), sum("creditPoisha")
      FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4;
    UPDATE "Customer" c SET "orderCount" = o."orders", "deliveredCount" = o."delivered", "spentPoisha" = o."spent", "profitPoisha" = o."profit",
        "firstOrderAt" = o."first", "lastOrderAt" = o."last", "firstSource" = 'Web'
      FROM (SELECT "businessId", "customerId", count(*) AS "orders", count(*) FILTER (WHERE "status" = 'DELIVERED') AS "delivered",
          sum("revenuePoisha") AS "spent", sum(order_booked_profit("businessId", "id")) AS "profit", min("createdAt") AS "first", max("createdAt") AS "last"
        FROM "Order" GROUP BY 1, 2) o
      WHERE o."businessId" = c."businessId" AND o."customerId" = c."id";
    INSERT INTO "Counter" ("businessId","name","value") SELECT "businessId", 'order', max("number") FROM "Order" GROUP BY 1;
    INSERT INTO "OrderDay" ("businessId","day","courierName","place","orders")
      SELECT "businessId", dhaka_day("createdAt"), '', 0, count(*) FROM "Order" GROUP BY 1, 2;
    INSERT INTO "OrderDay" ("businessId","day","courierName","place","delivered","timed","travelMs")
      SELECT "businessId", dhaka_day("deliveredAt"), "courierName", 0, count(*), count(*), sum(extract(epoch FROM "deliveredAt" - "shippedAt") * 1000)
      FROM "Order" WHERE "deliveredAt" IS NOT NULL GROUP BY 1, 2, 3;
    INSERT INTO "SoldLine" SELECT s.* FROM (
        SELECT array_agg("businessId") AS businesses, array_agg("id") AS orders FROM "Order" WHERE "shippedAt" IS NOT NULL GROUP BY "businessId", "number" / ${BATCH}
      ) o CROSS JOIN LATERAL sold_lines(o.businesses, o.orders) s;
    INSERT INTO "OrderOnBasis" SELECT k.* FROM (
        SELECT array_agg("businessId") AS businesses, array_agg("id") AS orders FROM "Order" WHERE "shippedAt" IS NOT NULL GROUP BY "businessId", "number" / ${BATCH}
      ) o CROSS JOIN LATERAL orders_on_basis(o.businesses, o.orders) k;
    INSERT INTO "VariantSales" ("businessId","basis","span","start","variantId","place","units","delivered","back","lost","revenuePoisha","costPoisha","damagePoisha")
      SELECT s."businessId", d."basis", p."span", CASE p."span" WHEN 'DAY' THEN d."day" ELSE date_trunc('month', d."day")::date END, s."variantId", 0,
        sum(s."units"), sum(s."delivered"), sum(s."back"), sum(s."lost"), sum(s."revenuePoisha"), sum(s."costPoisha"), sum(s."damagePoisha")
      FROM "SoldLine" s CROSS JOIN LATERAL (VALUES ('SHIPPED'::"SalesBasis", s."shippedDay"), ('FINISHED'::"SalesBasis", s."finishedDay")) d("basis", "day")
      CROSS JOIN unnest('{DAY,MONTH}'::"SalesSpan"[]) p("span") WHERE d."day" IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO "OrderedUnits" ("businessId","span","start","variantId","status","place","units")
      SELECT o."businessId", p."span", CASE p."span" WHEN 'DAY' THEN dhaka_day(o."createdAt") ELSE date_trunc('month', dhaka_day(o."createdAt"))::date END,
        l."variantId", o."status", 0, sum(l."quantity")
      FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      CROSS JOIN unnest('{DAY,MONTH}'::"SalesSpan"[]) p("span") GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO "StatusCount" ("businessId","kind","status","count")
      SELECT "businessId", 'order', "status"::text, count(*) FROM "Order" GROUP BY 1, 3
      UNION ALL SELECT "businessId", 'web-order', "status"::text, count(*) FROM "WebOrder" GROUP BY 1, 3
      UNION ALL SELECT "businessId", 'voucher', "kind"::text, count(*) FROM "Voucher" GROUP BY 1, 3;
    SELECT refresh_held(array_agg("businessId"), array_agg("id")) FROM "Order" WHERE "settlementStatus" IN ('UNSETTLED', 'PARTIAL');
    SET session_replication_role = DEFAULT;`);
  await client.query('VACUUM ANALYZE');
}
