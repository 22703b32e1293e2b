import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { BUCKETS, type Bucket } from './stock-ledger.ts';

const each = (write: (bucket: Bucket) => string, separator = ', ') =>
  Prisma.raw(BUCKETS.map(write).join(separator));

export const inventoryChecks: LedgerCheck[] = [
  {
    name: 'stock balances equal their movements',
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
    name: 'no more is reserved than is on hand',
    drift: Prisma.sql`
      SELECT "businessId", 'variant ' || "variantId" || ' at ' || "locationId" AS "subject",
        format('%s reserved, %s on hand', "reserved", "onHand") AS "detail"
      FROM "StockBalance" b WHERE "reserved" > "onHand" AND NOT EXISTS (
        SELECT 1 FROM "StockMovement" m WHERE m."businessId" = b."businessId" AND m."variantId" = b."variantId"
          AND m."locationId" = b."locationId" AND m."beyondStock")`,
  },
];
