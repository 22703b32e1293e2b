import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export const webOrderChecks: LedgerCheck[] = [
  {
    name: msg('every approved web order has its order'),
    drift: Prisma.sql`
      SELECT w."businessId", 'web order ' || w."number" AS "subject",
        'approved, but no order came of it' AS "detail"
      FROM "WebOrder" w LEFT JOIN "Order" o ON o."businessId" = w."businessId" AND o."webOrderId" = w."id"
      WHERE w."status" = 'APPROVED' AND o."id" IS NULL`,
  },
  {
    name: msg('every order from a web order has been approved'),
    drift: Prisma.sql`
      SELECT o."businessId", 'order ' || o."number" AS "subject",
        format('made from web order %s, which is %s', w."number", w."status") AS "detail"
      FROM "Order" o JOIN "WebOrder" w ON w."businessId" = o."businessId" AND w."id" = o."webOrderId"
      WHERE w."status" <> 'APPROVED'`,
  },
];
