import type { AuditCheck } from '../../audit/audit-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export const billingChecks: AuditCheck[] = [
  {
    name: 'a payment gave what it bought exactly when it was paid',
    drift: Prisma.sql`
      SELECT p."businessId", 'payment ' || p."transactionId" AS "subject",
        format('%s for %s x %s, given %s', p."status", p."quantity", p."type", coalesce(u."delta"::text, 'nothing'))
          AS "detail"
      FROM "Payment" p
      LEFT JOIN "UsageEntry" u ON u."businessId" = p."businessId" AND u."key" = 'payment:' || p."id"
      WHERE (p."status" IN ('PAID', 'REFUNDED')) <> (u."id" IS NOT NULL)
        OR u."kind"::text <> CASE p."type" WHEN 'SMS' THEN 'SMS' ELSE 'PACKAGE_DAYS' END
        OR (p."type" = 'SMS' AND u."delta" <> p."quantity")`,
  },
];
