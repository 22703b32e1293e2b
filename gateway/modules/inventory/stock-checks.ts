import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { bookedOn } from '../accounting/journal-checks.ts';
import { BUCKETS, type Bucket } from './stock-movement.ts';

const each = (write: (bucket: Bucket) => string, separator = ', ') =>
  Prisma.raw(BUCKETS.map(write).join(separator));

export const inventoryChecks: LedgerCheck[] = [
  {
    name: msg('stock balances equal their movements'),
    drift: Prisma.sql`
      WITH moved AS (
        SELECT "businessId", "variantId", "locationId", ${each((bucket) => `sum("${bucket}") AS "${bucket}"`)}
        FROM "StockMovement" GROUP BY 1, 2, 3
      )
      SELECT "businessId", 'variant ' || "variantId" || ' at ' || "locationId" AS "subject",
        concat_ws(', ', ${each((bucket) =>
          `CASE WHEN coalesce(b."${bucket}", 0) <> coalesce(m."${bucket}", 0) THEN
            format('${bucket} is %s, moved %s', b."${bucket}", coalesce(m."${bucket}", 0)) END`)}) AS "detail"
      FROM "StockBalance" b FULL JOIN moved m USING ("businessId", "variantId", "locationId")
      WHERE ${each((bucket) => `coalesce(b."${bucket}", 0) <> coalesce(m."${bucket}", 0)`, ' OR ')}`,
  },
  {
    name: msg('no more is reserved than is on hand'),
    drift: Prisma.sql`
      SELECT "businessId", 'variant ' || "variantId" || ' at ' || "locationId" AS "subject",
        format('%s reserved, %s on hand', "reserved", "onHand") AS "detail"
      FROM "StockBalance" b WHERE "reserved" > "onHand" AND NOT EXISTS (
        SELECT 1 FROM "StockMovement" m WHERE m."businessId" = b."businessId" AND m."variantId" = b."variantId"
          AND m."locationId" = b."locationId" AND m."oversold")`,
  },
  {
    name: msg('what is reserved, with couriers and on its way back is allocated to order lines'),
    drift: Prisma.sql`
      WITH allocated AS (
        SELECT "businessId", "variantId", "locationId", sum("reserved") AS "reserved",
          sum("withCourier") AS "withCourier", sum("returning") AS "returning"
        FROM "StockAllocation" GROUP BY 1, 2, 3
      )
      SELECT "businessId", 'variant ' || "variantId" || ' at ' || "locationId" AS "subject",
        format('reserved %s, with couriers %s, returning %s; allocated %s, %s, %s', b."reserved", b."withCourier",
          b."returning", coalesce(a."reserved", 0), coalesce(a."withCourier", 0), coalesce(a."returning", 0)) AS "detail"
      FROM "StockBalance" b FULL JOIN allocated a USING ("businessId", "variantId", "locationId")
      WHERE (coalesce(b."reserved", 0), coalesce(b."withCourier", 0), coalesce(b."returning", 0))
        <> (coalesce(a."reserved", 0), coalesce(a."withCourier", 0), coalesce(a."returning", 0))`,
  },
  {
    name: msg('what is between locations was sent and is not received'),
    drift: Prisma.sql`
      WITH sent AS (
        SELECT t."businessId", l."variantId", t."toLocationId" AS "locationId", sum(l."quantity") AS "units"
        FROM "StockTransfer" t JOIN "StockTransferLine" l ON l."businessId" = t."businessId" AND l."transferId" = t."id"
        WHERE t."status" = 'SENT' GROUP BY 1, 2, 3
      )
      SELECT "businessId", 'variant ' || "variantId" || ' at ' || "locationId" AS "subject",
        format('%s in transfer, %s sent', coalesce(b."inTransfer", 0), coalesce(s."units", 0)) AS "detail"
      FROM "StockBalance" b FULL JOIN sent s USING ("businessId", "variantId", "locationId")
      WHERE coalesce(b."inTransfer", 0) <> coalesce(s."units", 0)`,
  },
  {
    name: msg('goods between locations equal what was sent, at what it cost then'),
    drift: Prisma.sql`
      WITH sent AS (
        SELECT t."businessId", sum(l."quantity" * l."unitCostPoisha") AS "value"
        FROM "StockTransfer" t JOIN "StockTransferLine" l ON l."businessId" = t."businessId" AND l."transferId" = t."id"
        WHERE t."status" = 'SENT' GROUP BY 1
      )
      SELECT "businessId", 'goods between locations' AS "subject", format('%s poisha booked, %s sent',
        coalesce(a."value", 0), coalesce(s."value", 0)) AS "detail"
      FROM (${bookedOn('goods-in-transfer')}) a FULL JOIN sent s USING ("businessId")
      WHERE coalesce(a."value", 0) <> coalesce(s."value", 0)`,
  },
  {
    name: msg('the inventory account equals the stock at its average cost'),
    drift: Prisma.sql`
      WITH stock AS (
        SELECT b."businessId", sum(b."onHand" * v."avgCostPoisha") AS "value"
        FROM "StockBalance" b JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId" GROUP BY 1
      )
      SELECT "businessId", 'inventory' AS "subject", format('%s poisha booked, the stock is worth %s',
        coalesce(a."value", 0), coalesce(s."value", 0)) AS "detail"
      FROM (${bookedOn('inventory')}) a FULL JOIN stock s USING ("businessId")
      WHERE coalesce(a."value", 0) <> coalesce(s."value", 0)`,
  },
  {
    name: msg('goods in transit equal what couriers hold at frozen cost'),
    drift: Prisma.sql`
      WITH held AS (
        SELECT a."businessId", sum((a."withCourier" + a."returning") * coalesce(l."unitCostPoisha", 0)) AS "value"
        FROM "StockAllocation" a JOIN "OrderLine" l ON l."businessId" = a."businessId" AND l."id" = a."orderLineId" GROUP BY 1
      )
      SELECT "businessId", 'goods in transit' AS "subject", format('%s poisha booked, couriers hold %s',
        coalesce(a."value", 0), coalesce(h."value", 0)) AS "detail"
      FROM (${bookedOn('goods-in-transit')}) a FULL JOIN held h USING ("businessId")
      WHERE coalesce(a."value", 0) <> coalesce(h."value", 0)`,
  },
  {
    name: msg('a bundle has no stock of its own'),
    drift: Prisma.sql`
      SELECT b."businessId", 'variant ' || b."variantId" || ' at ' || b."locationId" AS "subject", 'is a bundle' AS "detail"
      FROM "StockBalance" b JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId" WHERE v."isBundle"`,
  },
];
