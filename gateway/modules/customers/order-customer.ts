import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Prisma } from '../../db/generated/client/client.ts';

interface Buyer {
  customerName: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  address: string;
  district: string;
}

/** Tells the places of a customer apart: addresses are too long for an index. */
export const addressHash = (address: string, district: string): string =>
  createHash('sha256').update(`${address}\n${district}`).digest('hex');

/**
 * SQL for a CTE: finds the customer of a new order by phone, or adds them, and counts the order. A returning customer
 * keeps the stored name; the address becomes the last used one. A number that was merged leads to its customer, and stays
 * locked, so that it cannot be merged elsewhere meanwhile. The CTE `customer` returns the "id".
 */
export function orderCustomerSql(businessId: string, { customerName, phone, address, district }: Buyer): Prisma.Sql {
  const hash = addressHash(address, district);
  return Prisma.sql`known AS (
      INSERT INTO "Customer" ("businessId", "id", "name", "phone", "orderCount")
      VALUES (${businessId}::uuid, ${uuidv7()}::uuid, ${customerName}, ${phone}, 1)
      ON CONFLICT ("businessId", "phone") DO UPDATE SET
        "orderCount" = "Customer"."orderCount" + ("Customer"."mergedIntoId" IS NULL)::int, "updatedAt" = now()
      RETURNING "businessId", "id", "mergedIntoId"
    ), customer AS MATERIALIZED (
      SELECT CASE WHEN k."mergedIntoId" IS NULL THEN k."id" ELSE count_order_of(k."businessId", k."mergedIntoId") END AS "id" FROM known k
    ), address AS (
      INSERT INTO "CustomerAddress" ("businessId", "id", "customerId", "address", "district", "hash")
      SELECT ${businessId}::uuid, ${uuidv7()}::uuid, c."id", ${address}, ${district}, ${hash} FROM customer c
      WHERE ${address} <> ''
      ON CONFLICT ("businessId", "customerId", "hash") DO UPDATE SET "lastUsedAt" = now()
    )`;
}
