import type { Tx } from '../../db/client.ts';
import { searchText } from '../../list-query/record-text.ts';
import { orderCustomerSql } from './order-customer.ts';

interface MovedOrder {
  id: string;
  number: number;
  customerId: string;
  trackingCode: string | null;
}

interface Recipient {
  customerName: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  address: string;
  district: string;
}

/**
 * Gives an order that is not on its way to another customer and updates the counters of both. The caller has locked
 * the order and checked that nothing is booked for it yet.
 */
export async function moveOrderToCustomer(tx: Tx, businessId: string, order: MovedOrder, to: Recipient): Promise<void> {
  // A number that leads to another customer, then both customers in the order of their ids, as everybody locks them; the new
  // one may not exist yet.
  await tx.$executeRaw`
    WITH leads AS MATERIALIZED (
      SELECT "mergedIntoId" FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND "phone" = ${to.phone} AND "mergedIntoId" IS NOT NULL
      FOR NO KEY UPDATE
    )
    SELECT 1 FROM "Customer" WHERE "businessId" = ${businessId}::uuid AND (
      "id" = ${order.customerId}::uuid OR "phone" = ${to.phone} AND "mergedIntoId" IS NULL OR "id" IN (SELECT "mergedIntoId" FROM leads))
    ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    WITH ${orderCustomerSql(businessId, to)}
    UPDATE "Order" o SET "customerId" = c."id", "phone" = ${to.phone},
      "searchText" = ${searchText(to.customerName, to.phone, order.number, order.trackingCode)}
    FROM customer c WHERE o."businessId" = ${businessId}::uuid AND o."id" = ${order.id}::uuid`;
  await tx.$executeRaw`
    UPDATE "Customer" SET "orderCount" = "orderCount" - 1, "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${order.customerId}::uuid`;
}
