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
  {
    name: msg('figures of customers are those of their orders'),
    drift: Prisma.sql`
      SELECT c."businessId", 'customer ' || c."phone" AS "subject",
        format('poisha spent and earned: %s, %s; their orders say %s, %s', c."spentPoisha", c."profitPoisha",
          coalesce(o."spent", 0), coalesce(o."profit", 0)) AS "detail"
      FROM "Customer" c LEFT JOIN (
        SELECT "businessId", "customerId", sum("revenuePoisha") AS "spent", sum(order_booked_profit("businessId", "id")) AS "profit"
        FROM "Order" GROUP BY 1, 2
      ) o ON o."businessId" = c."businessId" AND o."customerId" = c."id"
      WHERE (c."spentPoisha", c."profitPoisha") <> (coalesce(o."spent", 0), coalesce(o."profit", 0))`,
  },
  {
    name: msg('customers know their first and last order'),
    drift: Prisma.sql`
      SELECT c."businessId", 'customer ' || c."phone" AS "subject",
        format('first order %s from %s, last one %s; there are %s from %s, %s', c."firstOrderAt", c."firstSource", c."lastOrderAt",
          f."createdAt", f."source", l."createdAt") AS "detail"
      FROM "Customer" c LEFT JOIN (
        SELECT DISTINCT ON ("businessId", "customerId") * FROM "Order" ORDER BY "businessId", "customerId", "createdAt", "id"
      ) f ON f."businessId" = c."businessId" AND f."customerId" = c."id"
      LEFT JOIN (
        SELECT DISTINCT ON ("businessId", "customerId") * FROM "Order" ORDER BY "businessId", "customerId", "createdAt" DESC, "id" DESC
      ) l ON l."businessId" = c."businessId" AND l."customerId" = c."id"
      WHERE (c."firstOrderAt", c."firstSource") IS DISTINCT FROM (f."createdAt", coalesce(f."source", ''))
        OR l."createdAt" IS NOT NULL AND (c."lastOrderAt" <> l."createdAt" OR l."district" NOT IN ('', c."district"))`,
  },
  {
    name: msg('a merged customer leads to one that is none, and nothing is left with it'),
    drift: Prisma.sql`
      SELECT m."businessId", 'customer ' || m."phone" AS "subject",
        format('leads to %s; orders: %s, tasks: %s, poisha open: %s', c."phone", o."orders", t."tasks", p."open") AS "detail"
      FROM "Customer" m JOIN "Customer" c ON c."businessId" = m."businessId" AND c."id" = m."mergedIntoId"
      CROSS JOIN LATERAL (SELECT count(*) AS "orders" FROM "Order" o WHERE o."businessId" = m."businessId" AND o."customerId" = m."id") o
      CROSS JOIN LATERAL (SELECT count(*) AS "tasks" FROM "Task" t WHERE t."businessId" = m."businessId" AND t."customerId" = m."id") t
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(abs(p."balancePoisha")), 0) AS "open" FROM "Account" a JOIN "PartyTotal" p ON p."businessId" = a."businessId" AND p."accountId" = a."id"
        WHERE a."businessId" = m."businessId" AND a."code" IN ('customer-advance', 'refunds-due') AND p."partyId" = m."id"
      ) p
      WHERE c."mergedIntoId" IS NOT NULL OR o."orders" + t."tasks" > 0 OR p."open" <> 0`,
  },
];
