import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export const messagingChecks: LedgerCheck[] = [
  {
    name: msg('SMS balances equal their ledger'),
    drift: Prisma.sql`
      SELECT b."id" AS "businessId", 'SMS balance' AS "subject",
        format('it is %s, the ledger says %s', b."smsBalance", coalesce(u."sum", 0)) AS "detail"
      FROM "Business" b LEFT JOIN (
        SELECT "businessId", sum("delta") AS "sum" FROM "UsageEntry" WHERE "kind" = 'SMS' GROUP BY 1
      ) u ON u."businessId" = b."id"
      WHERE b."smsBalance" <> coalesce(u."sum", 0)`,
  },
  {
    name: msg('every SMS holds its price, and returns it when it was not sent'),
    drift: Prisma.sql`
      SELECT s."businessId", 'SMS ' || s."id" AS "subject",
        format('%s at a price of %s, held %s, returned %s',
          s."status", s."cost", -coalesce(h."delta", 0), coalesce(r."delta", 0)) AS "detail"
      FROM "SmsMessage" s
      LEFT JOIN "UsageEntry" h ON h."businessId" = s."businessId" AND h."key" = 'sms:' || s."id" || ':hold'
      LEFT JOIN "UsageEntry" r ON r."businessId" = s."businessId" AND r."key" = 'sms:' || s."id" || ':return'
      WHERE coalesce(h."delta", 0) <> -s."cost"
        OR coalesce(r."delta", 0) <> CASE s."status" WHEN 'REFUNDED' THEN s."cost" ELSE 0 END`,
  },
];
