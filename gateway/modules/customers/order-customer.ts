import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';

interface Buyer {
  customerName: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  address: string;
  district?: string;
}

/**
 * The customer of a new order, which is counted: the phone is the identity. A returning customer keeps the name on
 * record; the address is remembered as the last used. One statement. Returns the customer's id.
 */
export async function orderCustomer(tx: Tx, businessId: string, buyer: Buyer): Promise<string> {
  const { customerName, phone, address, district = '' } = buyer;
  const hash = createHash('sha256').update(`${address}\n${district}`).digest('hex');
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH customer AS (
      INSERT INTO "Customer" ("businessId", "id", "name", "phone", "orderCount")
      VALUES (${businessId}::uuid, ${uuidv7()}::uuid, ${customerName}, ${phone}, 1)
      ON CONFLICT ("businessId", "phone") DO UPDATE SET "orderCount" = "Customer"."orderCount" + 1, "updatedAt" = now()
      RETURNING "id"
    ), address AS (
      INSERT INTO "CustomerAddress" ("businessId", "id", "customerId", "address", "district", "hash")
      SELECT ${businessId}::uuid, ${uuidv7()}::uuid, c."id", ${address}, ${district}, ${hash} FROM customer c
      WHERE ${address} <> ''
      ON CONFLICT ("businessId", "customerId", "hash") DO UPDATE SET "lastUsedAt" = now()
    )
    SELECT "id" FROM customer`;
  return rows[0]!.id;
}
