import type { Tx } from '../../db/client.ts';
import { KEPT } from '../../db/kept-statements.ts';

export const ALLOCATE_TASK = 'preorders.allocate';

/**
 * Called when units of these variants become free: enqueues a job that reserves them for waiting preorders, because that
 * job locks in its own order. Enqueues nothing while no preorder waits.
 */
export async function wakePreorders(tx: Tx, businessId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  const key = `${ALLOCATE_TASK}:${businessId}`;
  await tx.$executeRaw`${KEPT}
    SELECT graphile_worker.add_job(${ALLOCATE_TASK}, json_build_object('businessId', ${businessId}::text),
      max_attempts := 12, job_key := ${key}, queue_name := ${key})
    WHERE EXISTS (
      SELECT 1 FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'PREORDER' AND l."variantId" = ANY(${[...new Set(variantIds)]}::uuid[])
    )`;
}
