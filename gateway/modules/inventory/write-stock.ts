import { v7 as uuidv7 } from 'uuid';
import { inEnglish, wireMessage } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { costsUpdated, type NewCost } from './variant-costs.ts';
import type { Allocation, Movement, Total } from './stock-movement.ts';

interface StockChange {
  /** The changes of each balance; the rows are locked. */
  balances: Total[];
  movements: (Movement & { oversold: boolean })[];
  /** The new state of each allocation; empty ones are deleted. */
  allocations: Allocation[];
  costs: readonly NewCost[];
  actorId: string | null;
}

const isEmpty = ({ reserved, withCourier, returning }: Allocation) => reserved + withCourier + returning === 0;

/** Writes balances, movements, allocations and average costs in one statement, however many there are. */
export async function writeStock(tx: Tx, businessId: string, change: StockChange): Promise<void> {
  const { balances, movements, allocations, costs, actorId } = change;
  const held = allocations.filter((allocation) => !isEmpty(allocation));
  const emptied = allocations.filter(isEmpty);
  const parts = [balancesUpdated(businessId, balances)];
  if (held.length > 0) parts.push(allocationsWritten(businessId, held));
  if (emptied.length > 0) parts.push(allocationsDeleted(businessId, emptied));
  if (costs.length > 0) parts.push(Prisma.sql`costs AS (${costsUpdated(businessId, costs)})`);
  const rows = movements.map(({ source: [sourceType, sourceId], deltas, reason, ...movement }) => ({
    id: uuidv7(), sourceType, sourceId, onHand: 0, reserved: 0, withCourier: 0, returning: 0, damaged: 0, inTransfer: 0,
    ...movement, ...deltas, reason: inEnglish(reason), wording: wireMessage(reason),
  }));
  await tx.$executeRaw`${KEPT}
    WITH ${Prisma.join(parts)}
    INSERT INTO "StockMovement" ("businessId", "id", "variantId", "locationId", "onHand", "reserved", "withCourier",
      "returning", "damaged", "inTransfer", "oversold", "unitCostPoisha", "sourceType", "sourceId", "lineId", "causeId", "reason", "wording", "actorId")
    SELECT ${businessId}::uuid, m."id", m."variantId", m."locationId", m."onHand", m."reserved", m."withCourier",
      m."returning", m."damaged", m."inTransfer", m."oversold", m."unitCostPoisha", m."sourceType", m."sourceId", m."lineId", m."causeId",
      m."reason", m."wording", ${actorId}::uuid
    FROM json_to_recordset(${toJson(rows)}::json) AS m ("id" uuid, "variantId" uuid, "locationId" uuid, "onHand" int,
      "reserved" int, "withCourier" int, "returning" int, "damaged" int, "inTransfer" int, "oversold" boolean, "unitCostPoisha" bigint,
      "sourceType" text, "sourceId" uuid, "lineId" uuid, "causeId" uuid, "reason" text, "wording" jsonb)`;
}

const balancesUpdated = (businessId: string, balances: Total[]) => {
  const rows = balances.map(({ deltas, ...place }) => ({ ...place, ...deltas }));
  return Prisma.sql`balances AS (
    UPDATE "StockBalance" b SET "onHand" = b."onHand" + d."onHand", "reserved" = b."reserved" + d."reserved",
      "withCourier" = b."withCourier" + d."withCourier", "returning" = b."returning" + d."returning",
      "damaged" = b."damaged" + d."damaged", "inTransfer" = b."inTransfer" + d."inTransfer"
    FROM json_to_recordset(${toJson(rows)}::json) AS d ("variantId" uuid, "locationId" uuid, "onHand" int,
      "reserved" int, "withCourier" int, "returning" int, "damaged" int, "inTransfer" int)
    WHERE b."businessId" = ${businessId}::uuid AND b."variantId" = d."variantId" AND b."locationId" = d."locationId")`;
};

const ALLOCATION = Prisma.sql`a ("orderLineId" uuid, "locationId" uuid, "orderId" uuid, "variantId" uuid,
  "reserved" int, "withCourier" int, "returning" int)`;

const allocationsWritten = (businessId: string, allocations: Allocation[]) => Prisma.sql`held AS (
  INSERT INTO "StockAllocation" ("businessId", "orderLineId", "locationId", "orderId", "variantId", "reserved", "withCourier", "returning")
  SELECT ${businessId}::uuid, a.* FROM json_to_recordset(${toJson(allocations)}::json) AS ${ALLOCATION}
  ON CONFLICT ("businessId", "orderLineId", "locationId") DO UPDATE SET
    "reserved" = EXCLUDED."reserved", "withCourier" = EXCLUDED."withCourier", "returning" = EXCLUDED."returning")`;

const allocationsDeleted = (businessId: string, allocations: Allocation[]) => Prisma.sql`emptied AS (
  DELETE FROM "StockAllocation" s USING json_to_recordset(${toJson(allocations)}::json) AS ${ALLOCATION}
  WHERE s."businessId" = ${businessId}::uuid AND s."orderLineId" = a."orderLineId" AND s."locationId" = a."locationId")`;
