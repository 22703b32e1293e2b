import type { Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { CustomerRow } from './customer-row.ts';

/** An existing customer as an import compares them. */
export interface KnownCustomer {
  id: string;
  name: string;
  /** As the rows name them: also one that was merged into theirs. */
  phone: string;
  orderCount: number;
  district: string;
  tags: string[];
  note: string;
  smsOptOut: boolean;
  createdAt: Date;
  /** Those of their addresses that the rows name. */
  addresses: string[];
}

/** The customers that rows are about, in one statement; `isLocked` keeps them as they are until the transaction ends. */
export function knownCustomers(
  tx: Pick<Tx, '$queryRaw'>, businessId: string, rows: readonly CustomerRow[], { isLocked = false } = {},
): Promise<KnownCustomer[]> {
  const phones = rows.flatMap(({ PHONE }) => PHONE ?? []);
  const addresses = rows.flatMap(({ ADDRESS }) => ADDRESS ?? []);
  return tx.$queryRaw<KnownCustomer[]>`
    SELECT c."id", c."name", n."phone", c."orderCount", c."district", c."tags", c."note", c."smsOptOut", c."createdAt", ARRAY(
      SELECT a."address" FROM "CustomerAddress" a
      WHERE a."businessId" = c."businessId" AND a."customerId" = c."id" AND a."address" = ANY(${addresses})
    ) AS "addresses"
    FROM "Customer" n JOIN "Customer" c ON c."businessId" = n."businessId" AND c."id" = coalesce(n."mergedIntoId", n."id")
    WHERE n."businessId" = ${businessId}::uuid AND n."phone" = ANY(${phones}) AND c."mergedIntoId" IS NULL
    ORDER BY c."id" ${isLocked ? Prisma.sql`FOR NO KEY UPDATE OF c` : Prisma.empty}`;
}
