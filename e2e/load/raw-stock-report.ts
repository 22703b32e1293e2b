import { BENCH_BUSINESS } from './generate.ts';
import { MEMBER, taka, type Statement } from './raw-sql.ts';

/** The first moment of a day in Dhaka, so many days after $1. */
const dayStart = (days: number) => `(($1::date + ${days})::timestamp AT TIME ZONE 'Asia/Dhaka')`;
const HELD = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged'];
const COUNTS = [...HELD, 'upTo30Days', 'upTo60Days', 'upTo90Days', 'older', 'dead', 'sold'];

const figures = (of: (name: string) => string) => `json_build_object(${[
  ...COUNTS.map((name) => `'${name}', ${of(name)}`), `'value', ${taka(of('value'))}`, `'deadValue', ${taka(of('deadValue'))}`,
].join(', ')})`;

/** Arrivals of the ninety days before, counted by how long ago they were. */
const came = (days: number) => `coalesce(sum(m."onHand") FILTER (WHERE m."createdAt" >= ${dayStart(1 - days)}), 0) AS "came${days}"`;

/** Balances of a past day: those of now, less what has moved since. */
const heldThen = HELD.map((bucket) => `b."${bucket}" - coalesce(m."${bucket}", 0) AS "${bucket}"`).join(', ');
const HELD_THEN = `SELECT b."variantId", ${heldThen}
  FROM (SELECT "variantId", ${HELD.map((bucket) => `sum("${bucket}") AS "${bucket}"`).join(', ')} FROM "StockBalance" WHERE "businessId" = '${BENCH_BUSINESS}' GROUP BY 1) b
  LEFT JOIN (SELECT "variantId", ${HELD.map((bucket) => `sum("${bucket}") AS "${bucket}"`).join(', ')} FROM "StockMovement"
    WHERE "businessId" = '${BENCH_BUSINESS}' AND "createdAt" >= ${dayStart(1)} GROUP BY 1) m ON m."variantId" = b."variantId"`;

const costThen = (variantId: string) => `(SELECT k."beforePoisha" FROM "CostChange" k WHERE k."businessId" = '${BENCH_BUSINESS}' AND k."variantId" = ${variantId}
  AND k."at" >= ${dayStart(1)} ORDER BY k."place" LIMIT 1)`;

/** The sums of all products and the first fifty variants, worked out once for both. */
const STOCK_REPORT = `WITH held AS (${HELD_THEN}), came AS (
    SELECT m."variantId", ${[30, 60, 90].map(came).join(', ')} FROM "StockMovement" m
    WHERE m."businessId" = '${BENCH_BUSINESS}' AND m."createdAt" >= ${dayStart(-89)} AND m."createdAt" < ${dayStart(1)}
      AND m."sourceType" IN ('Purchase', 'Product', 'StockCount') AND m."onHand" > 0 AND NOT EXISTS (
        SELECT 1 FROM "Purchase" p WHERE p."businessId" = m."businessId" AND p."id" = m."sourceId" AND p."status" = 'VOID')
    GROUP BY 1
  ), sold AS (
    SELECT s."variantId", coalesce(sum(s."units" - s."back") FILTER (WHERE s."start" > $1::date - 30), 0) AS "sold", sum(s."units") AS "lately" FROM "VariantSales" s
    WHERE s."businessId" = '${BENCH_BUSINESS}' AND s."basis" = 'SHIPPED' AND s."span" = 'DAY' AND s."start" > $1::date - 90 AND s."start" <= $1::date GROUP BY 1
  ), aged AS (
    SELECT h.*, v."productId", v."name", v."sku", coalesce(${costThen('h."variantId"')}, v."avgCostPoisha") * h."onHand" AS "value",
      least(h."onHand", coalesce(c."came30", 0)) AS "a", least(h."onHand", coalesce(c."came60", 0)) AS "b", least(h."onHand", coalesce(c."came90", 0)) AS "c",
      coalesce(s."sold", 0) AS "sold", coalesce(s."lately", 0) AS "lately"
    FROM held h JOIN "Variant" v ON v."businessId" = '${BENCH_BUSINESS}' AND v."id" = h."variantId"
    LEFT JOIN came c ON c."variantId" = h."variantId" LEFT JOIN sold s ON s."variantId" = h."variantId"
  ), stock AS (
    SELECT aged.*, "a" AS "upTo30Days", "b" - "a" AS "upTo60Days", "c" - "b" AS "upTo90Days", "onHand" - "c" AS "older", d."dead",
      floor("value" * d."dead" / nullif("onHand", 0)) AS "deadValue"
    FROM aged CROSS JOIN LATERAL (SELECT CASE WHEN "lately" > 0 THEN 0 ELSE "onHand" - "c" END AS "dead") d
  ), page AS (SELECT * FROM stock WHERE "onHand" <> 0 OR "withCourier" <> 0 OR "returning" <> 0 OR "damaged" <> 0 ORDER BY "onHand" DESC, "variantId" DESC LIMIT 51)
  SELECT json_build_object('data', json_build_object(
    'inventoryReport', (SELECT json_build_object('day', $1::date, 'total', ${figures((name) => `sum("${name}")`)}) FROM stock),
    'inventoryLines', (SELECT json_build_object(
      'edges', json_agg(json_build_object('node', json_build_object('name', p."name", 'variantName', r."name", 'sku', r."sku",
        'lastSoldOn', (SELECT max(l."shippedDay") FROM "SoldLine" l WHERE l."businessId" = '${BENCH_BUSINESS}' AND l."variantId" = r."variantId" AND l."shippedDay" <= $1::date),
        'figures', ${figures((name) => `r."${name}"`)})) ORDER BY r."onHand" DESC, r."variantId" DESC) FILTER (WHERE n <= 50),
      'pageInfo', json_build_object('hasNextPage', count(*) > 50))
      FROM (SELECT *, row_number() OVER (ORDER BY "onHand" DESC, "variantId" DESC) AS n FROM page) r
      JOIN "Product" p ON p."businessId" = '${BENCH_BUSINESS}' AND p."id" = r."productId")))::text AS body
  FROM (SELECT '${BENCH_BUSINESS}'::uuid AS "businessId") o WHERE ${MEMBER}`;

/** The stock of all goods at the end of a day. */
export const STOCK_REPORT_STATEMENTS: Record<string, Statement> = { '/stock-report': { text: STOCK_REPORT, values: (query) => [query.get('day')] } };
