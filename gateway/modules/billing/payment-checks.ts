import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/** The ledger rows of one payment: given when paid, taken for a refund, given back when that failed. */
export const billingChecks: LedgerCheck[] = [
  {
    name: msg('a payment gave what it bought exactly when it was paid'),
    drift: Prisma.sql`
      WITH bought AS (
        SELECT p."businessId", p."id", p."transactionId", p."status", p."type",
          CASE WHEN p."type" = 'SMS' THEN 'SMS' ELSE 'PACKAGE_DAYS' END AS "kind",
          CASE
            WHEN p."status" NOT IN ('PAID', 'REFUNDED') THEN 0
            WHEN p."type" = 'SMS' THEN p."quantity" - coalesce(p."refundQuantity", 0)
            ELSE round(extract(epoch FROM r."until" - p."renewedFrom") / 86400)::int
          END AS "due"
        FROM "Payment" p CROSS JOIN LATERAL (
          -- The months that were not refunded, as the calendar of Dhaka counts them.
          SELECT CASE WHEN p."refundQuantity" IS NULL THEN p."renewedUntil" ELSE (
            p."renewedFrom" AT TIME ZONE 'Asia/Dhaka'
              + make_interval(months => p."quantity" - p."refundQuantity")
          ) AT TIME ZONE 'Asia/Dhaka' END AS "until"
        ) r
      ), given AS (
        SELECT e."businessId", split_part(e."key", ':', 2)::uuid AS "id", sum(e."delta") AS "sum",
          min(e."kind"::text) AS "kind", count(*) FILTER (WHERE e."key" LIKE 'payment:%') AS "times"
        FROM "UsageEntry" e WHERE e."key" ~ '^(payment|refund|refund-undone):' GROUP BY 1, 2
      )
      SELECT "businessId", 'payment ' || coalesce(b."transactionId", "id"::text) AS "subject",
        format('%s for %s, due %s, given %s %s',
          b."status", b."type", b."due", coalesce(g."sum", 0), g."kind") AS "detail"
      FROM bought b FULL JOIN given g USING ("businessId", "id")
      WHERE coalesce(b."due", 0) <> coalesce(g."sum", 0)
        OR b."kind" IS DISTINCT FROM coalesce(g."kind", b."kind")
        OR coalesce(g."times", 0) <> CASE WHEN b."status" IN ('PAID', 'REFUNDED') THEN 1 ELSE 0 END`,
  },
];
