import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';

export const parcelChecks: LedgerCheck[] = [
  {
    // An order that came back and is sent again keeps its earlier parcel until the next one leaves.
    name: msg('an order that has left has one parcel, with the code of the order'),
    drift: Prisma.sql`
      WITH parcels AS (
        SELECT "businessId", "orderId", count(*) AS "count" FROM "Shipment" WHERE "active" GROUP BY 1, 2
      )
      SELECT o."businessId", 'order ' || o."number" AS "subject",
        format('%s, parcels that count: %s', o."status", coalesce(p."count", 0)) AS "detail"
      FROM "Order" o LEFT JOIN parcels p ON p."businessId" = o."businessId" AND p."orderId" = o."id"
      WHERE coalesce(p."count", 0) > 1 OR (p."count" IS NULL
        AND o."status" IN ('SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST'))
      UNION ALL
      SELECT o."businessId", 'order ' || o."number",
        format('its code: %s, that of its parcel: %s', coalesce(o."trackingCode", 'none'), coalesce(s."trackingCode", 'none'))
      FROM "Order" o JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
      WHERE o."trackingCode" IS DISTINCT FROM s."trackingCode"`,
  },
  {
    // A booking with an error says itself why its order could not leave. A parcel whose hand-over was taken back may be cancelled at its courier.
    name: msg('what couriers have booked is a parcel of its order, and each booked parcel has its booking'),
    drift: Prisma.sql`
      SELECT o."businessId", 'order ' || o."number" AS "subject",
        format('booked with %s under %s as %s, but there is no such parcel', c."name", b."invoice", coalesce(b."consignmentId", 'no number')) AS "detail"
      FROM "CourierBooking" b JOIN "Order" o ON o."businessId" = b."businessId" AND o."id" = b."orderId"
      JOIN "Courier" c ON c."businessId" = b."businessId" AND c."id" = b."courierId"
      WHERE b."status" = 'BOOKED' AND b."error" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "Shipment" s WHERE s."businessId" = b."businessId" AND s."orderId" = b."orderId" AND s."courierId" = b."courierId"
          AND s."invoice" = b."invoice" AND s."consignmentId" IS NOT DISTINCT FROM coalesce(b."consignmentId", s."consignmentId"))
      UNION ALL
      SELECT o."businessId", 'order ' || o."number", format('its parcel %s was never booked with %s', s."invoice", c."name")
      FROM "Shipment" s JOIN "Order" o ON o."businessId" = s."businessId" AND o."id" = s."orderId"
      JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
      WHERE s."invoice" IS NOT NULL AND s."active" AND NOT EXISTS (
        SELECT 1 FROM "CourierBooking" b WHERE b."businessId" = s."businessId" AND b."orderId" = s."orderId" AND b."courierId" = s."courierId"
          AND b."invoice" = s."invoice" AND b."status" = 'BOOKED')`,
  },
];
