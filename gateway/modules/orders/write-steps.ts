import { Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';
import type { OrderFacts, OrderLineFacts } from './order-facts.ts';
import { isLeaving } from './order-state.ts';
import type { MovedUnits } from './order-stock.ts';

/** Columns of an order that a step may write, with their database types. */
const COLUMNS = {
  settlementStatus: '"SettlementStatus"',
  courierName: 'text',
  trackingCode: 'text',
  cancelReason: 'text',
  returnReason: 'text',
  returnReasonBy: '"ReasonBy"',
  searchText: 'text',
  advancePoisha: 'bigint',
  refundDuePoisha: 'bigint',
  collectedPoisha: 'bigint',
  revenuePoisha: 'bigint',
  refundOnReturnPoisha: 'bigint',
  returningUnits: 'int',
  heldFrom: '"OrderStatus"',
  holdReason: 'text',
  holdUntil: 'date',
  reservedAtOrder: 'boolean',
  shopChange: '"ShopChange"',
} as const satisfies Partial<Record<keyof OrderFacts, string>>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export type OrderChange = Partial<Pick<OrderFacts, keyof typeof COLUMNS>>;

export interface WrittenStep {
  id: string;
  to: OrderStatus;
  order: OrderFacts;
  change: OrderChange;
  moved: readonly MovedUnits[];
  /** Whoever takes the step has the credit for that work. */
  isCredited: boolean;
  /** It promises goods that are not there. */
  isShort: boolean;
  /** Since when goods have been on their way back, where the step takes back that they are here; null otherwise. */
  turnedBackAt: Date | null;
}

const raw = (write: (name: keyof typeof COLUMNS) => string) => Prisma.raw(NAMES.map(write).join(', '));

const COLUMN_TYPES = raw((name) => `"${name}" ${COLUMNS[name]}`);
const ASSIGNMENTS = raw((name) => `"${name}" = s."${name}"`);

/** Updates the orders and their lines and inserts the step, in one statement. Triggers keep the status counts. */
export async function writeSteps(
  tx: Tx, businessId: string, { actorId, steps }: { actorId: string | null; steps: WrittenStep[] },
): Promise<void> {
  const rows = steps.map(({ id, to, order, change, isCredited, isShort, turnedBackAt }) => ({
    stepId: id, isCredited, isShort, turnedBackAt, id: order.id, orderVersion: order.version + 1, from: order.status, to,
    leaves: isLeaving(order.status, to),
    ...Object.fromEntries(NAMES.map((name) => [name, order[name]])), ...change,
  }));
  await tx.$executeRaw`${KEPT}
    WITH steps AS (
      SELECT * FROM json_to_recordset(${toJson(rows)}::json) AS s ("stepId" uuid, "id" uuid, "orderVersion" int,
        "from" "OrderStatus", "to" "OrderStatus", "leaves" boolean, "isCredited" boolean, "isShort" boolean, "turnedBackAt" timestamptz, ${COLUMN_TYPES})
    ), moved AS (
      UPDATE "Order" o SET "status" = s."to", "version" = s."orderVersion", "updatedAt" = now(), ${ASSIGNMENTS},
        "confirmedAt" = CASE WHEN s."to" = 'CONFIRMED' AND s."from" NOT IN ('HOLD', 'PACKED', 'SHIPPED') THEN now()
          WHEN s."from" = 'CONFIRMED' AND s."to" = 'PENDING' THEN NULL ELSE o."confirmedAt" END,
        "shippedAt" = CASE WHEN s."leaves" THEN now()
          WHEN s."from" = 'SHIPPED' AND s."to" IN ('PACKED', 'CONFIRMED') THEN NULL ELSE o."shippedAt" END,
        "deliveredAt" = CASE WHEN s."to" IN ('DELIVERED', 'PARTIAL') THEN coalesce(o."deliveredAt", now())
          WHEN s."to" = 'SHIPPED' THEN NULL ELSE o."deliveredAt" END,
        "returningSince" = CASE WHEN s."returningUnits" = 0 THEN NULL ELSE coalesce(o."returningSince", s."turnedBackAt", now()) END,
        "requeuedAt" = CASE WHEN s."to" = 'PREORDER' THEN now() ELSE o."requeuedAt" END,
        "returnedAt" = CASE WHEN s."to" = 'RETURNED' THEN now() WHEN s."from" = 'RETURNED' THEN NULL ELSE o."returnedAt" END,
        "cancelledAt" = CASE WHEN s."to" = 'CANCELLED' THEN now() WHEN s."from" = 'CANCELLED' THEN NULL ELSE o."cancelledAt" END
      FROM steps s WHERE o."businessId" = ${businessId}::uuid AND o."id" = s."id"
    )${countedLines(businessId, steps)}
    INSERT INTO "OrderTransition" ("businessId", "id", "orderId", "orderVersion", "from", "to", "actorId", "isCredited", "isShort")
    SELECT ${businessId}::uuid, s."stepId", s."id", s."orderVersion", s."from", s."to", ${actorId}::uuid, s."isCredited", s."isShort"
    FROM steps s`;
}

/** The delivered, damaged and lost units of each line after the step. */
function countedLines(businessId: string, steps: WrittenStep[]): Prisma.Sql {
  const lines = new Map<string, { id: string; delivered: number; damaged: number; lost: number }>();
  for (const { line, units, perUnit } of steps.flatMap(({ moved }) => moved)) {
    const { delivered = 0, damaged = 0, lost = 0 } = perUnit;
    if (!delivered && !damaged && !lost) continue;
    const known = lines.get(line.id) ?? { id: line.id, delivered: 0, damaged: 0, lost: 0 };
    lines.set(line.id, {
      id: line.id, delivered: known.delivered + units * delivered, damaged: known.damaged + units * damaged, lost: known.lost + units * lost,
    });
  }
  if (lines.size === 0) return Prisma.empty;
  return Prisma.sql`, lines AS (
      UPDATE "OrderLine" l SET "deliveredQuantity" = l."deliveredQuantity" + c."delivered",
        "damagedQuantity" = l."damagedQuantity" + c."damaged", "lostQuantity" = l."lostQuantity" + c."lost"
      FROM json_to_recordset(${toJson([...lines.values()])}::json) AS c ("id" uuid, "delivered" int, "damaged" int, "lost" int)
      WHERE l."businessId" = ${businessId}::uuid AND l."id" = c."id"
    )`;
}

/** Writes the frozen cost of lines that are handed to a courier. */
export async function writeCosts(tx: Tx, businessId: string, lines: OrderLineFacts[]): Promise<void> {
  const rows = lines.map(({ id, unitCostPoisha }) => ({ id, unitCostPoisha }));
  await tx.$executeRaw`${KEPT}
    UPDATE "OrderLine" l SET "unitCostPoisha" = c."unitCostPoisha"
    FROM json_to_recordset(${toJson(rows)}::json) AS c ("id" uuid, "unitCostPoisha" bigint)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = c."id"`;
}
