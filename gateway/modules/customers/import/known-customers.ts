import type { Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { CustomerRow } from './customer-row.ts';

/** An existing customer as an import compares them. */
export interface KnownCustomer {
  id: string;
  name: string;
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
    SELECT c."id", c."name", c."phone", c."orderCount", c."district", c."tags", c."note", c."smsOptOut", c."createdAt", ARRAY(
      SELECT a."address" FROM "CustomerAddress" a
      WHERE a."businessId" = c."businessId" AND a."customerId" = c."id" AND a."address" = ANY(${addresses})
    ) AS "addresses"
    FROM "Customer" c WHERE c."businessId" = ${businessId}::uuid AND c."phone" = ANY(${phones})
    ORDER BY c."id" ${isLocked ? Prisma.sql`FOR NO KEY UPDATE OF c` : Prisma.empty}`;
}
