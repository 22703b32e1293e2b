import { Prisma } from '../../db/generated/client/client.ts';

/** For FROM: the lines `l` of couriers' statements `t` that are posted. Drafts and void statements count nowhere. */
export const POSTED_LINES = Prisma.sql`"StatementLine" l
  JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'`;

/** The line `l` settles no order, also where it names one: all that the courier paid for it is in dispute. */
export const IS_WITHOUT_ORDER = Prisma.sql`l."result" IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE')`;
