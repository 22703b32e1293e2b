import type { Tx } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { toJson } from '../../db/json-rows.ts';
import type { OrderFacts, OrderLineFacts } from './order-facts.ts';

/** Columns of an order that a step may fill in. */
export type OrderChange = Partial<Pick<
  OrderFacts, 'settlementStatus' | 'courierName' | 'trackingCode' | 'cancelReason' | 'refundDuePoisha' | 'searchText'
>>;

interface Steps {
  to: OrderStatus;
  actorId: string | null;
  steps: { id: string; order: OrderFacts; change: OrderChange }[];
}

/** The orders as they are after the step, and the step itself, in one statement. Triggers keep the status counts. */
export async function writeSteps(tx: Tx, businessId: string, { to, actorId, steps }: Steps): Promise<void> {
  const rows = steps.map(({ id, order, change }) => ({
    stepId: id, id: order.id, orderVersion: order.version + 1, from: order.status,
    settlementStatus: order.settlementStatus, courierName: order.courierName, trackingCode: order.trackingCode,
    cancelReason: order.cancelReason, refundDuePoisha: order.refundDuePoisha, searchText: order.searchText, ...change,
  }));
  await tx.$executeRaw`
    WITH steps AS (
      SELECT * FROM json_to_recordset(${toJson(rows)}::json) AS s ("stepId" uuid, "id" uuid, "orderVersion" int,
        "from" "OrderStatus", "settlementStatus" "SettlementStatus", "courierName" text, "trackingCode" text,
        "cancelReason" text, "refundDuePoisha" bigint, "searchText" text)
    ), moved AS (
      UPDATE "Order" o SET "status" = ${to}::"OrderStatus", "version" = s."orderVersion", "updatedAt" = now(),
        "settlementStatus" = s."settlementStatus", "courierName" = s."courierName", "trackingCode" = s."trackingCode",
        "cancelReason" = s."cancelReason", "refundDuePoisha" = s."refundDuePoisha", "searchText" = s."searchText",
        "confirmedAt" = CASE WHEN ${to} = 'CONFIRMED' THEN now() ELSE o."confirmedAt" END,
        "shippedAt" = CASE WHEN ${to} = 'SHIPPED' THEN now() ELSE o."shippedAt" END,
        "deliveredAt" = CASE WHEN ${to} = 'DELIVERED' THEN now() ELSE o."deliveredAt" END,
        "cancelledAt" = CASE WHEN ${to} = 'CANCELLED' THEN now() ELSE o."cancelledAt" END
      FROM steps s WHERE o."businessId" = ${businessId}::uuid AND o."id" = s."id"
    )
    INSERT INTO "OrderTransition" ("businessId", "id", "orderId", "orderVersion", "from", "to", "actorId")
    SELECT ${businessId}::uuid, s."stepId", s."id", s."orderVersion", s."from", ${to}::"OrderStatus", ${actorId}::uuid
    FROM steps s`;
}

/** Freezes the cost of lines that leave with a courier. */
export async function writeCosts(tx: Tx, businessId: string, lines: OrderLineFacts[]): Promise<void> {
  const rows = lines.map(({ id, unitCostPoisha }) => ({ id, unitCostPoisha }));
  await tx.$executeRaw`
    UPDATE "OrderLine" l SET "unitCostPoisha" = c."unitCostPoisha"
    FROM json_to_recordset(${toJson(rows)}::json) AS c ("id" uuid, "unitCostPoisha" bigint)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = c."id"`;
}
