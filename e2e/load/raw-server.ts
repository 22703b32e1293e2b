import { createServer } from 'node:http';
import pg from 'pg';
import { BENCH_BUSINESS } from './generate.ts';

/**
 * The ceiling: the same answer as the gateway's, byte for byte, as one hand-written SQL statement that checks
 * the membership and aggregates the JSON in the database, passed through a bare node:http server without
 * parsing. Started by bench.ts with the database in DATABASE_URL; tells it its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const base64 = (text: string) => `replace(encode(convert_to(${text}, 'UTF8'), 'base64'), E'\\n', '')`;
const time = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const id = (type: string, column: string) => base64(`'${type}:' || ${column}`);
const taka = (poisha: string) => `(${poisha}) / 100.0`;

const MEMBER = `EXISTS (SELECT 1 FROM "User" u JOIN "Membership" m ON m."userId" = u."id" AND m."status" = 'ACTIVE'
  WHERE u."firebaseUid" = 'bench' AND u."disabledAt" IS NULL AND m."businessId" = o."businessId")`;

const FIELDS = `'id', ${id('Order', 'o."id"')}, 'number', o."number", 'status', o."status",
  'customerName', o."customerName", 'phone', o."phone", 'itemSummary', o."itemSummary", 'total', ${taka('o."totalPoisha"')},
  'due', ${taka('o."totalPoisha" - o."advancePoisha" - o."collectedPoisha"')}, 'courierName', o."courierName",
  'trackingCode', o."trackingCode", 'source', o."source", 'createdByName', o."createdByName", 'version', o."version",
  'createdAt', ${time('o."createdAt"')}`;

const CURSOR = base64(`'["' || ${time('o."createdAt"')} || '","' || o."id" || '"]'`);

const page = (where: string) => `SELECT json_build_object('data', json_build_object('orders', json_build_object(
    'edges', coalesce(json_agg(json_build_object('cursor', ${CURSOR}, 'node', json_build_object(${FIELDS}))) FILTER (WHERE n <= 20), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 20, 'endCursor', max(${CURSOR}) FILTER (WHERE n = 20)))))::text AS body
  FROM (SELECT *, row_number() OVER () AS n FROM (
    SELECT * FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND ${MEMBER} ${where}
    ORDER BY o."createdAt" DESC, o."id" DESC LIMIT 21) o) o`;

const DETAIL = `SELECT json_build_object('data', json_build_object('node', json_build_object(${FIELDS}, 'address', o."address",
  'lines', (SELECT json_agg(json_build_object('name', l."name", 'sku', l."sku", 'quantity', l."quantity",
      'unitPrice', ${taka('l."unitPricePoisha"')}, 'discount', ${taka('l."discountPoisha"')}, 'total', ${taka('l."totalPoisha"')}) ORDER BY l."position")
    FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"),
  'timeline', (SELECT json_agg(json_build_object('summary', a."summary", 'actorName', a."actorName", 'at', ${time('a."createdAt"')}))
    FROM "AuditEntry" a WHERE a."businessId" = o."businessId" AND a."entityType" = 'Order' AND a."entityId" = o."id"::text))))::text AS body
  FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."id" = $1 AND ${MEMBER}`;

const STATEMENTS: Record<string, { text: string; values: (query: URLSearchParams) => unknown[] }> = {
  '/first': { text: page(''), values: () => [] },
  '/page': {
    text: page('AND (o."createdAt", o."id") < ($1::timestamptz, $2::uuid)'),
    values: (query) => [query.get('at'), query.get('id')],
  },
  '/filtered': { text: page(`AND o."status" = $1::"OrderStatus"`), values: (query) => [query.get('status')] },
  '/phone': { text: page('AND o."phone" = $1'), values: (query) => [query.get('phone')] },
  '/order': { text: DETAIL, values: (query) => [query.get('id')] },
};

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://localhost');
  const { text, values } = STATEMENTS[url.pathname]!;
  pool.query({ name: url.pathname, text, values: values(url.searchParams) }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end((rows[0] as { body: string }).body),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit());
