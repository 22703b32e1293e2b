import { db } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/** The figures cover parcels of this many days. */
const WINDOW_DAYS = 90;

/** What became of the parcels that a courier was handed over within the window. */
export interface ParcelFigures {
  parcels: number;
  delivered: number;
  /** Returned or lost. */
  returned: number;
  /** Days from handover to delivery; null while nothing was delivered. */
  averageDays: number | null;
}

/** What stands open with a courier now. */
export interface OpenFigures {
  unsettledOrders: number;
  balancePoisha: Poisha;
  /** The last report of a courier with an API, or its last answer about a parcel; null where there was none. */
  syncedAt: Date | null;
}

export const NO_PARCELS: ParcelFigures = { parcels: 0, delivered: 0, returned: 0, averageDays: null };

/** Of a courier that was added just now. */
export const NOTHING_OPEN: OpenFigures = { unsettledOrders: 0, balancePoisha: 0n, syncedAt: null };

type ByCourier<Figures> = Map<string, Figures>;
type Row<Figures> = Figures & { courierId: string };

const byCourier = <Figures>(rows: Row<Figures>[]): ByCourier<Figures> => new Map(rows.map((row) => [row.courierId, row]));

/** By courier, for those that have had a parcel. One statement that reads every parcel of the window: a second for a million. */
export const parcelFigures = async (businessId: string): Promise<ByCourier<ParcelFigures>> => byCourier(await db.$queryRaw<Row<ParcelFigures>[]>`
  SELECT s."courierId", count(*)::int AS "parcels",
    count(*) FILTER (WHERE o."deliveredAt" IS NOT NULL)::int AS "delivered",
    count(*) FILTER (WHERE o."deliveredAt" IS NULL AND o."status" IN ('RETURN_PENDING', 'RETURNED', 'LOST'))::int AS "returned",
    avg(extract(epoch FROM o."deliveredAt" - s."createdAt") / 86400)::float8 AS "averageDays"
  FROM "Courier" c
  JOIN "Shipment" s ON s."businessId" = c."businessId" AND s."courierId" = c."id" AND s."active"
    AND s."createdAt" > now() - ${WINDOW_DAYS} * interval '1 day'
  JOIN "Order" o ON o."businessId" = s."businessId" AND o."id" = s."orderId"
  WHERE c."businessId" = ${businessId}::uuid GROUP BY 1`);

/** Of every courier. One statement, which reads what is kept and adds up nothing. */
export const openFigures = async (businessId: string): Promise<ByCourier<OpenFigures>> => byCourier(await db.$queryRaw<Row<OpenFigures>[]>`
  SELECT c."id" AS "courierId", coalesce(b."balancePoisha", 0) AS "balancePoisha",
    (coalesce(h."orders", 0) + coalesce(d."orders", 0))::int AS "unsettledOrders",
    CASE WHEN c."kind" = 'API' THEN greatest(c."polledAt", e."receivedAt") END AS "syncedAt"
  FROM "Courier" c LEFT JOIN "Account" a ON a."businessId" = c."businessId" AND a."code" = 'courier-receivable'
  LEFT JOIN "PartyTotal" b ON b."businessId" = a."businessId" AND b."accountId" = a."id" AND b."partyId" = c."id"
  LEFT JOIN (
    SELECT "courierId", sum("orders") AS "orders" FROM "HeldByDay" WHERE "businessId" = ${businessId}::uuid GROUP BY 1
  ) h ON h."courierId" = c."id" LEFT JOIN (
    SELECT s."courierId", count(*) AS "orders" FROM "Order" o
    JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
    WHERE o."businessId" = ${businessId}::uuid AND o."settlementStatus" = 'DISPUTED' GROUP BY 1
  ) d ON d."courierId" = c."id" LEFT JOIN LATERAL (
    SELECT v."receivedAt" FROM "CourierEvent" v WHERE v."businessId" = c."businessId" AND v."courierId" = c."id"
    ORDER BY v."receivedAt" DESC, v."id" DESC LIMIT 1
  ) e ON true
  WHERE c."businessId" = ${businessId}::uuid`);
