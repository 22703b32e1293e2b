import type { Poisha } from '../../../schema/rules/money.ts';
import { returnByTerms } from '../../../schema/rules/terms-charge.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { IS_WITHOUT_ORDER, POSTED_LINES } from './posted-lines.ts';

interface Step {
  order: { id: string; status: OrderStatus };
  to: OrderStatus;
  /** False for a correction: the parcel is where it was. */
  isCredited: boolean;
}

/** The parcel comes back, or a part of it does. */
const turnsBack = ({ order: { status }, to, isCredited }: Step) => isCredited
  && (to === 'RETURN_PENDING' || to === 'PARTIAL' || to === 'EXCHANGED')
  && (status === 'SHIPPED' || status === 'DELIVERED' || status === 'LOST' || (status === 'PARTIAL' && to !== 'PARTIAL'));

/** It does not come back after all: its customer keeps it, its courier has lost it, or that was recorded by mistake. */
const staysAway = ({ order: { status }, to }: Step) =>
  ((status === 'RETURN_PENDING' || status === 'EXCHANGED') && (to === 'DELIVERED' || to === 'LOST'))
  || ((status === 'RETURN_PENDING' || status === 'PARTIAL') && to === 'SHIPPED');

interface Parcel {
  orderId: string;
  shipmentId: string;
  district: string;
  thana: string;
  grams: number | null;
  insidePoisha: bigint | null;
  suburbPoisha: bigint | null;
  outsidePoisha: bigint | null;
  extraKgPoisha: bigint;
  baseKg: number;
  returnPercent: number;
  /** Expected for this parcel, whether or not a statement has charged for it since. */
  expected: Poisha;
  /** Expected for all parcels of the order at this courier, less what posted statements have taken the place of. */
  left: Poisha;
  /** Posted statements have charged for the way back of each of them. */
  isCharged: boolean;
}

/**
 * What steps change of the courier's charges for the way back: expected by its terms, once for each parcel, when it turns
 * back, and taken back when it does not come back after all. Writes it on the parcels; returns the changes by order id,
 * for the entries of the steps. The caller holds the locks of the orders.
 */
export async function expectReturnCharges(tx: Tx, businessId: string, steps: readonly Step[]): Promise<Map<string, Poisha>> {
  const beginning = new Set(steps.filter(turnsBack).map(({ order }) => order.id));
  const orderIds = steps.filter((step) => turnsBack(step) || staysAway(step)).map(({ order }) => order.id);
  if (orderIds.length === 0) return new Map();
  const parcels = await readParcels(tx, businessId, orderIds);
  const changes = parcels.map((parcel) => ({ ...parcel, change: beginning.has(parcel.orderId) ? toExpect(parcel) : -toTakeBack(parcel) }))
    .filter(({ change }) => change !== 0n);
  if (changes.length === 0) return new Map();
  await tx.$executeRaw`
    UPDATE "Shipment" s SET "returnDuePoisha" = s."returnDuePoisha" + c."change"
    FROM json_to_recordset(${toJson(changes.map(({ shipmentId, change }) => ({ shipmentId, change })))}::json) AS c ("shipmentId" uuid, "change" bigint)
    WHERE s."businessId" = ${businessId}::uuid AND s."id" = c."shipmentId"`;
  return new Map(changes.map(({ orderId, change }) => [orderId, change]));
}

const toExpect = (parcel: Parcel): Poisha => (parcel.expected !== 0n || parcel.isCharged ? 0n : returnByTerms(parcel, parcel));

const toTakeBack = ({ expected, left }: Parcel): Poisha => (left < expected ? left : expected);

const readParcels = (tx: Tx, businessId: string, orderIds: string[]): Promise<Parcel[]> => tx.$queryRaw<Parcel[]>`
  SELECT s."orderId", s."id" AS "shipmentId", o."district", o."thana", g."grams", c."insidePoisha", c."suburbPoisha", c."outsidePoisha",
    c."extraKgPoisha", c."baseKg", c."returnPercent", s."returnDuePoisha" AS "expected", (n."expected" - p."replaced")::bigint AS "left",
    p."charged" >= n."parcels" AS "isCharged"
  FROM "Shipment" s JOIN "Order" o ON o."businessId" = s."businessId" AND o."id" = s."orderId"
  JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
  CROSS JOIN LATERAL (
    SELECT sum(l."quantity" * v."weightGrams")::int AS "grams" FROM "OrderLine" l
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" WHERE l."businessId" = s."businessId" AND l."orderId" = s."orderId"
  ) g CROSS JOIN LATERAL (
    SELECT sum(e."returnDuePoisha") AS "expected", count(*) AS "parcels" FROM "Shipment" e
    WHERE e."businessId" = s."businessId" AND e."orderId" = s."orderId" AND e."courierId" = s."courierId"
  ) n CROSS JOIN LATERAL (
    SELECT coalesce(sum(l."accruedPoisha"), 0) AS "replaced",
      count(*) FILTER (WHERE l."returnPoisha" > 0 AND NOT ${IS_WITHOUT_ORDER}) AS "charged"
    FROM ${POSTED_LINES}
    WHERE t."courierId" = s."courierId" AND l."businessId" = s."businessId" AND l."orderId" = s."orderId"
  ) p WHERE s."businessId" = ${businessId}::uuid AND s."orderId" = ANY(${orderIds}::uuid[]) AND s."active"`;
