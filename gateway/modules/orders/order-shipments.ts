import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';

interface Parcel {
  orderId: string;
  courierName?: string | null;
  trackingCode?: string | null;
}

type CourierOf = Map<string, string>;

const byOrder = (rows: { orderId: string; courierId: string }[]): CourierOf =>
  new Map(rows.map(({ orderId, courierId }) => [orderId, courierId]));

/**
 * Writes the shipments of orders that are handed over, replacing earlier ones; adds couriers that are new. Returns
 * courier ids by order id.
 */
export async function shipOrders(tx: Tx, businessId: string, parcels: Parcel[]): Promise<CourierOf> {
  const names = [...new Set(parcels.map(({ courierName }) => courierName!))].sort();
  const couriers = names.map((name) => ({ id: uuidv7(), name }));
  const orderIds = parcels.map(({ orderId }) => orderId);
  await tx.$executeRaw`${KEPT}
    WITH earlier AS (
      UPDATE "Shipment" SET "active" = false
      WHERE "businessId" = ${businessId}::uuid AND "orderId" = ANY(${orderIds}::uuid[]) AND "active"
    )
    INSERT INTO "Courier" ("businessId", "id", "name")
    SELECT ${businessId}::uuid, c."id", c."name" FROM json_to_recordset(${toJson(couriers)}::json) AS c ("id" uuid, "name" text)
    ORDER BY c."name" ON CONFLICT DO NOTHING`;
  const rows = parcels.map((parcel) => ({ id: uuidv7(), ...parcel }));
  return byOrder(await tx.$queryRaw`${KEPT}
    INSERT INTO "Shipment" ("businessId", "id", "orderId", "courierId", "trackingCode")
    SELECT ${businessId}::uuid, p."id", p."orderId", c."id", p."trackingCode"
    FROM json_to_recordset(${toJson(rows)}::json) AS p ("id" uuid, "orderId" uuid, "courierName" text, "trackingCode" text)
    JOIN "Courier" c ON c."businessId" = ${businessId}::uuid AND c."name" = p."courierName"
    RETURNING "orderId", "courierId"`);
}

interface BookedParcel {
  orderId: string;
  courierId: string;
  consignmentId: string | null;
  invoice: string;
  /** When its courier is asked first how it is. */
  nextPollAt: Date;
}

/** Notes which booking of its courier the parcel is that has just left. A hand-over that was taken back gives the number up. */
export async function attachBooking(tx: Tx, businessId: string, { orderId, courierId, consignmentId, invoice, nextPollAt }: BookedParcel): Promise<void> {
  const parcel = { businessId, orderId, courierId };
  if (consignmentId) await tx.shipment.updateMany({ where: { ...parcel, active: false, consignmentId }, data: { consignmentId: null } });
  await tx.shipment.updateMany({
    where: { ...parcel, active: true }, data: { consignmentId, invoice, courierStatus: 'BOOKED', statusAt: new Date(), nextPollAt },
  });
}

/** Deletes the shipments of orders whose hand-over was a mistake. */
export async function recallParcels(tx: Tx, businessId: string, orderIds: string[]): Promise<void> {
  await tx.shipment.updateMany({ where: { businessId, orderId: { in: orderIds }, active: true }, data: { active: false } });
}

/** Current courier ids by order id. */
export async function activeCouriers(tx: Tx, businessId: string, orderIds: string[]): Promise<CourierOf> {
  return byOrder(await tx.$queryRaw`${KEPT}
    SELECT "orderId", "courierId" FROM "Shipment"
    WHERE "businessId" = ${businessId}::uuid AND "orderId" = ANY(${orderIds}::uuid[]) AND "active"`);
}
