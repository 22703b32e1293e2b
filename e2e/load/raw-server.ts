import { createServer } from 'node:http';
import pg from 'pg';
import { BENCH_BUSINESS } from './generate.ts';

/**
 * The ceiling: the same page as the gateway's, as one hand-written SQL statement that aggregates the JSON in
 * the database, passed through a bare node:http server without parsing, session or permission.
 * Started by bench.ts with the database in DATABASE_URL; prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const ROW = `json_build_object('id', o."id", 'number', o."number", 'status', o."status", 'customerName', o."customerName",
  'phone', o."phone", 'itemSummary', o."itemSummary", 'total', o."totalPoisha" / 100.0,
  'due', (o."totalPoisha" - o."advancePoisha" - o."collectedPoisha") / 100.0, 'courierName', o."courierName",
  'trackingCode', o."trackingCode", 'source', o."source", 'createdByName', o."createdByName", 'version', o."version",
  'createdAt', o."createdAt")`;

const page = (where: string) => `SELECT coalesce(json_agg(${ROW}), '[]')::text AS body FROM (
  SELECT * FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' ${where}
  ORDER BY o."createdAt" DESC, o."id" DESC LIMIT 21) o`;

const DETAIL = `SELECT json_build_object('order', ${ROW}, 'address', o."address",
  'lines', (SELECT json_agg(json_build_object('name', l."name", 'sku', l."sku", 'quantity', l."quantity",
      'unitPrice', l."unitPricePoisha" / 100.0, 'discount', l."discountPoisha" / 100.0, 'total', l."totalPoisha" / 100.0) ORDER BY l."position")
    FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"),
  'timeline', (SELECT json_agg(json_build_object('summary', a."summary", 'actorName', a."actorName", 'at', a."createdAt"))
    FROM "AuditEntry" a WHERE a."businessId" = o."businessId" AND a."entityType" = 'Order' AND a."entityId" = o."id"::text))::text AS body
  FROM "Order" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND o."id" = $1`;

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
