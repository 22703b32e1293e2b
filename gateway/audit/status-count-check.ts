import { Prisma } from '../db/generated/client/client.ts';
import type { AuditCheck } from './audit-check.ts';

/** Of all modules whose lists have tabs by status: the counts stand in one table. */
export const statusCountCheck: AuditCheck = {
  name: 'status counts equal the orders, web orders and SMS',
  drift: Prisma.sql`
    WITH counted AS (
      SELECT "businessId", 'order' AS "kind", "status"::text AS "status", count(*) AS "rows" FROM "Order"
        GROUP BY 1, 3
      UNION ALL
      SELECT "businessId", 'web-order', "status"::text, count(*) FROM "WebOrder" GROUP BY 1, 3
      UNION ALL
      SELECT "businessId", 'sms', "status"::text, count(*) FROM "SmsMessage" GROUP BY 1, 3
    )
    SELECT "businessId", "kind" || ' ' || "status" AS "subject",
      format('the count is %s, there are %s', coalesce(s."count", 0), coalesce(r."rows", 0)) AS "detail"
    FROM counted r FULL JOIN "StatusCount" s USING ("businessId", "kind", "status")
    WHERE coalesce(r."rows", 0) <> coalesce(s."count", 0)`,
};
