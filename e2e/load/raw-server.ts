import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { approve } from './raw-approve.ts';
import { filterWheres } from './order-cases.ts';
import { decrease, receive, type Line } from './raw-stock.ts';
import { STOCK_REPORT_STATEMENTS } from './raw-stock-report.ts';
import { take } from './raw-take.ts';
import { BENCH_BUSINESS } from './generate.ts';
import { LIST_STATEMENTS } from './list-cases.ts';
import { MONEY_STATEMENTS } from './raw-money.ts';
import { id, MEMBER, pageOf, scopeOf, taka, time, type Statement } from './raw-sql.ts';

/**
 * The ceiling: the same answer as the gateway's, as one hand-written SQL statement that checks the membership and
 * aggregates the JSON in the database, passed through a bare node:http server without parsing; for a change, the
 * same rows written in one hand-written transaction. Started by bench.ts with the database in DATABASE_URL; tells it its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const recipient = (...more: string[]) =>
  `'shippingAddress', json_build_object(${["'name', o.\"customerName\"", "'phone', o.\"phone\"", ...more].join(', ')})`;

const FIELDS = `'id', ${id('Order', 'o."id"')}, 'number', o."number", 'status', o."status",
  'itemSummary', o."itemSummary", 'total', ${taka('o."totalPoisha"')},
  'due', ${taka('o."totalPoisha" - o."advancePoisha" - o."collectedPoisha"')},
  'shipment', (SELECT json_build_object('courier', json_build_object('name', c."name"), 'trackingCode', s."trackingCode")
    FROM "Shipment" s JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    WHERE s."businessId" = o."businessId" AND s."orderId" = o."id" ORDER BY s."createdAt" DESC, s."id" DESC LIMIT 1), 'source', o."source", 'createdByName', o."createdByName", 'version', o."version",
  'createdAt', ${time('o."createdAt"')}`;

const page = (where: string) => pageOf({
  list: 'orders', table: 'Order', fields: `${FIELDS}, ${recipient()}`, at: 'o."createdAt"', scope: scopeOf('orders.list'), where,
});

const WEB_FIELDS = `'id', ${id('WebOrder', 'o."id"')}, 'number', o."number",
  'siteName', (SELECT s."name" FROM "WebSite" s WHERE s."businessId" = o."businessId" AND s."id" = o."siteId"),
  'status', o."status", 'storeStatus', CASE WHEN o."binned" THEN 'trash' ELSE o."storeStatus" END,
  'dateCreated', ${time('o."dateCreated"')}, 'customerName', o."customerName", 'phone', o."phone", 'address', o."address",
  'district', o."district", 'itemSummary', o."itemSummary", 'unmappedCount', o."unmappedCount",
  'total', ${taka('o."totalPoisha"')}, 'ipAddress', o."ipAddress"`;

const DETAIL = `SELECT json_build_object('data', json_build_object('node', json_build_object(${FIELDS},
  ${recipient(`'street', o."address"`)},
  'lines', (SELECT json_agg(json_build_object('name', l."name", 'sku', l."sku", 'quantity', l."quantity",
      'unitPrice', ${taka('l."unitPricePoisha"')}, 'discount', ${taka('l."discountPoisha"')}, 'total', ${taka('l."totalPoisha"')}) ORDER BY l."position")
    FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"),
  'timeline', (SELECT json_build_object('edges', coalesce(json_agg(json_build_object('node',
      json_build_object('summary', a."summary", 'actorName', a."actorName", 'at', ${time('a."createdAt"')})) ORDER BY a."createdAt" DESC, a."id" DESC), '[]'))
    FROM "AuditEntry" a WHERE a."businessId" = o."businessId" AND a."entityType" = 'Order' AND a."entityId" = o."id"::text))))::text AS body
  FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."id" = $1 AND ${MEMBER}`;

const stock = (...buckets: string[]) => `(SELECT json_build_object(${buckets.join(', ')}) FROM "StockBalance" b
  WHERE b."businessId" = v."businessId" AND b."variantId" = v."id")`;
const ON_HAND = `'onHand', coalesce(sum(b."onHand"), 0)`;
const AVAILABLE = `'available', coalesce(sum(b."onHand" - b."reserved"), 0)`;
const RESERVED = `'reserved', coalesce(sum(b."reserved"), 0)`;

const PRODUCT_FIELDS = `'id', ${id('Product', 'o."id"')}, 'name', o."name", 'status', o."status",
  'variants', (SELECT json_agg(json_build_object('id', ${id('Variant', 'v."id"')}, 'sku', v."sku", 'price', ${taka('v."pricePoisha"')},
      'stock', ${stock(ON_HAND, AVAILABLE, RESERVED)}) ORDER BY v."position", v."sku")
    FROM "Variant" v WHERE v."businessId" = o."businessId" AND v."productId" = o."id")`;

const STOCK = `SELECT json_build_object('data', json_build_object('node', json_build_object('id', ${id('Product', 'o."id"')},
    'variants', (SELECT json_agg(json_build_object('sku', v."sku", 'stock', ${stock(ON_HAND, RESERVED, `'withCourier', coalesce(sum(b."withCourier"), 0)`, AVAILABLE)},
      'stockByLocation', (SELECT json_agg(json_build_object('location', json_build_object('name', l."name"), 'onHand', b."onHand", 'reserved', b."reserved")
        ORDER BY l."isDefault" DESC, l."name") FROM "StockBalance" b JOIN "Location" l ON l."businessId" = b."businessId" AND l."id" = b."locationId"
        WHERE b."businessId" = v."businessId" AND b."variantId" = v."id")) ORDER BY v."position", v."sku")
      FROM "Variant" v WHERE v."businessId" = o."businessId" AND v."productId" = o."id"))))::text AS body
  FROM "Product" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."id" = $1 AND ${MEMBER}`;

/** Written for two words, each by the index; one word alone is given twice. */
const PICKER = `SELECT json_build_object('data', json_build_object('variants', json_build_object('edges', coalesce(json_agg(json_build_object('node',
    json_build_object('id', ${id('Variant', 'v."id"')}, 'title', v."title", 'sku', v."sku", 'price', ${taka('v."pricePoisha"')},
      'stock', ${stock(ON_HAND, AVAILABLE)})) ORDER BY v."sku", v."id"), '[]'))))::text AS body
  FROM (SELECT o.*, CASE WHEN o."name" = '' THEN p."name" ELSE p."name" || ', ' || o."name" END AS "title"
    FROM "Variant" o JOIN "Product" p ON p."businessId" = o."businessId" AND p."id" = o."productId"
    WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."isOffered" AND ${MEMBER} AND o."searchText" LIKE $1 AND o."searchText" LIKE $2
    ORDER BY o."sku", o."id" LIMIT 20) v`;

/** Orders and customers, as the search of everything shows them. */
const find = (orders: string, customers: string) => `SELECT json_build_object('data', json_build_object(
  'orders', json_build_object('edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object(
    'id', ${id('Order', 'o."id"')}, 'number', o."number", 'status', o."status"))), '[]')
    FROM (SELECT * FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND ${MEMBER} AND ${orders} ORDER BY o."createdAt" DESC, o."id" DESC LIMIT 8) o)),
  'foundCustomers', (SELECT coalesce(json_agg(json_build_object('id', ${id('Customer', 'o."id"')}, 'name', o."name", 'phone', o."phone")), '[]')
    FROM (SELECT * FROM "Customer" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND ${MEMBER} AND ${customers} ORDER BY o."deliveredCount" DESC, o."orderCount" DESC, o."id" LIMIT 8) o)))::text AS body`;

const STATEMENTS: Record<string, Statement> = {
  ...LIST_STATEMENTS,
  ...MONEY_STATEMENTS,
  ...STOCK_REPORT_STATEMENTS,
  '/first': { text: page(''), values: () => [] },
  '/page': {
    text: page('AND (o."createdAt", o."id") < ($1::timestamptz, $2::uuid)'),
    values: (query) => [query.get('at'), query.get('id')],
  },
  '/filtered': { text: page(`AND o."status" = $1::"OrderStatus"`), values: (query) => [query.get('status')] },
  '/phone': { text: page('AND o."phone" = $1'), values: (query) => [query.get('phone')] },
  '/web-orders': {
    text: pageOf({
      list: 'webOrders', table: 'WebOrder', fields: WEB_FIELDS, scope: scopeOf('web-orders.list'), at: 'o."dateCreated"',
      where: `AND o."status" = 'PROCESSING'`,
    }),
    values: () => [],
  },
  '/products': {
    text: pageOf({
      list: 'products', table: 'Product', fields: PRODUCT_FIELDS, scope: scopeOf('catalog.products'), at: 'o."createdAt"',
      where: `AND o."status" = 'ACTIVE'`,
    }),
    values: () => [],
  },
  '/stock': { text: STOCK, values: (query) => [query.get('id')] },
  '/picker': {
    text: PICKER,
    values: (query) => {
      const patterns = (JSON.parse(query.get('words')!) as string[]).map((word) => `%${word}%`);
      return [patterns[0], patterns.at(-1)];
    },
  },
  '/find-phone': { text: find('o."phone" = $1', 'o."phone" = $1'), values: (query) => [query.get('text')] },
  '/find-name': { text: find(`o."searchText" LIKE '%' || $1 || '%'`, `o."name" ILIKE '%' || $1 || '%'`), values: (query) => [query.get('text')] },
  ...Object.fromEntries(filterWheres.map(([path, where]) => [path, { text: page(where), values: () => [] }])),
  '/order': { text: DETAIL, values: (query) => [query.get('id')] },
};

const WRITES = { '/receive': receive, '/decrease': decrease, '/take': take(false), '/take-and-confirm': take(true) };

async function answer({ pathname, searchParams }: URL, sent: string): Promise<string> {
  if (pathname === '/approve') return approve(pool, searchParams.get('id')!);
  const write = WRITES[pathname as keyof typeof WRITES];
  if (write) return write(pool, JSON.parse(sent) as Line[]);
  const { text, values } = STATEMENTS[pathname]!;
  const { rows } = await pool.query<{ body: string }>({ name: pathname, text, values: values(searchParams) });
  return rows[0]!.body;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://localhost');
  // Reads are asked without a body.
  const sent = request.method === 'POST' ? bodyOf(request) : Promise.resolve('');
  sent.then((text) => answer(url, text)).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit());
