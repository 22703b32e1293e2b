import type { CommandContext } from '../../commands/command.ts';
import { NOT_SHIPPED } from '../orders/order-state.ts';

/** Statuses of orders that still go somewhere with their courier; the others keep the name that it had. */
const UNDER_WAY = [...NOT_SHIPPED, 'SHIPPED', 'RETURN_PENDING'];

/**
 * Gives a delivery method's new name to whatever names it: orders under way, web shops, rules of messages and tasks; what has
 * ended keeps the old one, of which is noted whose it was. By the
 * old name the next parcel would be one of a courier that is entered by hand, which nobody books and nobody settles. Locks
 * the orders, so it comes before the lock of the method (docs/adr/0010-lock-order.md).
 */
export async function followName({ tx, session: { businessId } }: CommandContext, courierId: string, to: string): Promise<void> {
  const method = await tx.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } }, select: { name: true } });
  if (!method || method.name === to) return;
  const { name: from } = method;
  await tx.$executeRaw`
    UPDATE "Order" o SET "updatedAt" = now(),
      "plannedCourier" = CASE WHEN o."plannedCourier" = ${from} THEN ${to} ELSE o."plannedCourier" END,
      "courierName" = CASE WHEN o."courierName" = ${from} THEN ${to} ELSE o."courierName" END
    FROM (
      SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "carrierName" = ${from} AND "status"::text = ANY(${UNDER_WAY})
      ORDER BY "id" FOR UPDATE
    ) l
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = l."id"`;
  await tx.$executeRaw`
    INSERT INTO "CourierFormerName" ("businessId", "name", "courierId") VALUES (${businessId}::uuid, ${from}, ${courierId}::uuid)
    ON CONFLICT ("businessId", "name") DO UPDATE SET "courierId" = EXCLUDED."courierId"`;
  await tx.$executeRaw`
    UPDATE "WebSite" SET "plannedCourier" = ${to}, "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND "plannedCourier" = ${from}`;
  await tx.$executeRaw`
    UPDATE "AutoMessage" SET "couriers" = array_replace("couriers", ${from}, ${to}), "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND ${from} = ANY("couriers")`;
  await tx.$executeRaw`
    UPDATE "TaskRule" SET "couriers" = array_replace("couriers", ${from}, ${to}), "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND ${from} = ANY("couriers")`;
}
