import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';

interface Moved {
  customerId: string;
  from: OrderStatus;
  to: OrderStatus;
}

/** The customer took the goods, whatever they were exchanged for afterwards. */
const TAKEN: readonly OrderStatus[] = ['DELIVERED', 'EXCHANGED'];

/** Steps to or from these book income or costs, which the database adds to the figures of the customer. */
const EARNS: ReadonlySet<OrderStatus> = new Set(['DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST', 'CANCELLED']);

const changeOf = (statuses: readonly OrderStatus[], { from, to }: Moved) => Number(statuses.includes(to)) - Number(statuses.includes(from));

/**
 * Updates the order counters of the customers, whose rows are locked in id order: also of those whose figures the entries
 * of the step will change, because by then balances are locked (docs/adr/0010-lock-order.md). Most steps change none.
 */
export async function countOrders(tx: Tx, businessId: string, moved: Moved[]): Promise<void> {
  const changes = new Map<string, { customerId: string; delivered: number; returned: number }>();
  for (const one of moved.filter(({ from, to }) => EARNS.has(from) || EARNS.has(to))) {
    const { customerId } = one;
    const change = changes.get(customerId) ?? { customerId, delivered: 0, returned: 0 };
    change.delivered += changeOf(TAKEN, one);
    change.returned += changeOf(['RETURNED'], one);
    changes.set(customerId, change);
  }
  const rows = [...changes.values()];
  if (rows.length === 0) return;
  await tx.$executeRaw(Prisma.sql`${KEPT}
    WITH locked AS (
      SELECT c."id", d."delivered", d."returned"
      FROM "Customer" c JOIN json_to_recordset(${toJson(rows)}::json) AS d ("customerId" uuid, "delivered" int, "returned" int)
        ON d."customerId" = c."id"
      WHERE c."businessId" = ${businessId}::uuid ORDER BY c."id" FOR NO KEY UPDATE OF c
    )
    UPDATE "Customer" c SET "deliveredCount" = c."deliveredCount" + l."delivered",
      "returnedCount" = c."returnedCount" + l."returned", "updatedAt" = now()
    FROM locked l WHERE c."businessId" = ${businessId}::uuid AND c."id" = l."id"`);
}
