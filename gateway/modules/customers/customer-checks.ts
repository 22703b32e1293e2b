import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';

export const customerChecks: LedgerCheck[] = [
  {
    name: msg('customers count their orders'),
    drift: Prisma.sql`
      SELECT c."businessId", 'customer ' || c."phone" AS "subject",
        format('orders, delivered, returned: %s, %s, %s; there are %s, %s, %s', c."orderCount", c."deliveredCount",
          c."returnedCount", coalesce(o."orders", 0), coalesce(o."delivered", 0), coalesce(o."returned", 0)) AS "detail"
      FROM "Customer" c LEFT JOIN (
        SELECT "businessId", "customerId", count(*) AS "orders", count(*) FILTER (WHERE "status" IN ('DELIVERED', 'EXCHANGED')) AS "delivered",
          count(*) FILTER (WHERE "status" = 'RETURNED') AS "returned"
        FROM "Order" GROUP BY 1, 2
      ) o ON o."businessId" = c."businessId" AND o."customerId" = c."id"
      WHERE (c."orderCount", c."deliveredCount", c."returnedCount")
        <> (coalesce(o."orders", 0), coalesce(o."delivered", 0), coalesce(o."returned", 0))`,
  },
];
