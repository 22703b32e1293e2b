import { deliveryZone } from '../../../schema/rules/delivery-zone.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { POSTED_LINES } from '../orders/posted-lines.ts';
import { refusedPart } from './settlement/disputed-charges.ts';

/** The figures read the places with most orders, and the latest parcels to each of them, up to these limits. */
const MAX_PLACES = 20;
const MAX_PARCELS = 500;

/** The figures of a courier for the places that some orders go to. Amounts in poisha, average per parcel. */
export interface CourierRecord {
  courierId: string;
  name: string;
  isConnected: boolean;
  /** Recent parcels of this courier to these places. */
  parcels: number;
  delivered: number;
  returned: number;
  /** Days from handover to delivery; null while nothing was delivered there. */
  averageDays: number | null;
  /** The delivery charge by its terms; null when a district, or what it takes there, is unknown. */
  charge: Poisha | null;
  /** What the business received per finished parcel after charges: by statements, or by the terms before a statement exists. */
  net: Poisha | null;
}

interface Place {
  district: string;
  thana: string;
  orders: number;
}

/**
 * All active couriers, the one with the largest delivered share in these places first. The number of parcels read is
 * limited, however old the business is.
 */
export async function courierRecords(businessId: string, orderIds: readonly string[]): Promise<CourierRecord[]> {
  const places = await db.$queryRaw<Place[]>`
    SELECT "district", "thana", count(*)::int AS "orders" FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${[...orderIds]}::uuid[])
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MAX_PLACES}`;
  const rows = places.map((place) => ({ ...place, zone: deliveryZone(place) }));
  return db.$queryRaw<CourierRecord[]>`
    WITH places AS (
      SELECT * FROM json_to_recordset(${toJson(rows)}::json) AS p ("district" text, "thana" text, "orders" int, "zone" text)
    ), sent AS (
      SELECT o.*, p."zone" FROM places p CROSS JOIN LATERAL (
        SELECT o."id", o."status", o."deliveredAt", o."collectedPoisha" FROM "Order" o
        WHERE o."businessId" = ${businessId}::uuid AND o."district" = p."district" AND o."thana" = p."thana" AND o."shippedAt" IS NOT NULL
        ORDER BY o."shippedAt" DESC LIMIT ${MAX_PARCELS}
      ) o
    ), parcels AS (
      SELECT s."courierId", o."deliveredAt" IS NOT NULL AS "isDelivered",
        o."deliveredAt" IS NULL AND o."status" IN ('RETURN_PENDING', 'RETURNED', 'LOST') AS "isReturned",
        extract(epoch FROM o."deliveredAt" - s."createdAt") / 86400 AS "days",
        o."collectedPoisha" - coalesce(l."kept", (z."charge" + CASE WHEN o."deliveredAt" IS NULL THEN z."charge" * c."returnPercent" / 100 ELSE 0 END
          + o."collectedPoisha" * c."codBasisPoints" / 10000)) AS "net"
      FROM sent o
      JOIN "Shipment" s ON s."businessId" = ${businessId}::uuid AND s."orderId" = o."id" AND s."active"
      JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
      CROSS JOIN LATERAL (
        SELECT CASE o."zone" WHEN 'inside' THEN c."insidePoisha" WHEN 'suburb' THEN c."suburbPoisha" ELSE c."outsidePoisha" END AS "charge"
      ) z CROSS JOIN LATERAL (
        SELECT sum(l."deliveryPoisha" + l."returnPoisha" + l."codFeePoisha"
          - ${refusedPart('excessDeliveryPoisha')} - ${refusedPart('excessReturnPoisha')} - ${refusedPart('excessFeePoisha')}) AS "kept" FROM ${POSTED_LINES}
        WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = o."id" AND l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED')
      ) l
    ), done AS (
      SELECT "courierId", count(*)::int AS "parcels", (count(*) FILTER (WHERE "isDelivered"))::int AS "delivered",
        (count(*) FILTER (WHERE "isReturned"))::int AS "returned", avg("days")::float8 AS "averageDays",
        round(avg("net") FILTER (WHERE "isDelivered" OR "isReturned"))::bigint AS "net"
      FROM parcels GROUP BY 1
    )
    SELECT c."id" AS "courierId", c."name", c."kind" = 'API' AS "isConnected", coalesce(d."parcels", 0) AS "parcels",
      coalesce(d."delivered", 0) AS "delivered", coalesce(d."returned", 0) AS "returned", d."averageDays", d."net", (
        SELECT CASE WHEN bool_and(z."charge" IS NOT NULL) THEN round(sum(p."orders" * z."charge") / sum(p."orders"))::bigint END
        FROM places p CROSS JOIN LATERAL (
          SELECT CASE p."zone" WHEN 'inside' THEN c."insidePoisha" WHEN 'suburb' THEN c."suburbPoisha" ELSE c."outsidePoisha" END AS "charge"
        ) z WHERE p."zone" IS NOT NULL
      ) AS "charge"
    FROM "Courier" c LEFT JOIN done d ON d."courierId" = c."id"
    WHERE c."businessId" = ${businessId}::uuid AND c."isActive"
    ORDER BY d."delivered"::float8 / nullif(d."delivered" + d."returned", 0) DESC NULLS LAST, d."parcels" DESC NULLS LAST, c."name" LIMIT 50`;
}
