import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';

/** The bytes counted against a package equal the sum of the stored files and of those being written. */
export const fileChecks: LedgerCheck[] = [
  {
    name: msg('the usage of files equals the files'),
    drift: Prisma.sql`
      WITH stored AS (
        SELECT "businessId", sum("storedBytes") AS "bytes" FROM "StoredFile" WHERE "status" <> 'REMOVED' GROUP BY 1
      )
      SELECT b."id" AS "businessId", 'business ' || b."name" AS "subject",
        format('counted %s bytes, stored %s', b."fileUsageBytes", coalesce(s."bytes", 0)) AS "detail"
      FROM "Business" b LEFT JOIN stored s ON s."businessId" = b."id"
      WHERE b."fileUsageBytes" <> coalesce(s."bytes", 0)`,
  },
];
