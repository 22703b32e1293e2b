import { db } from '../../db/client.ts';
import type { Session } from '../../session/session.ts';
import { APPROVAL_FROM_POISHA } from './adjustment-state.ts';

/** Whether this member may post the differences of a count as they stand: those worth more are posted by an administrator. */
export async function mayPostCount(session: Session, countId: string): Promise<boolean> {
  if (session.can('ADMIN')) return true;
  const [moved] = await db.$queryRaw<{ value: bigint }[]>`
    SELECT coalesce(sum(abs(l."counted" - l."expected") * v."avgCostPoisha"), 0)::bigint AS "value"
    FROM "StockCountLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
    WHERE l."businessId" = ${session.businessId}::uuid AND l."countId" = ${countId}::uuid`;
  return moved!.value <= APPROVAL_FROM_POISHA;
}
