import type { Tx } from '../../db/client.ts';
import type { Customer } from '../../db/generated/client/client.ts';
import { beginAgain } from './begin-again.ts';
import { mergedError } from './lock-customer.ts';

interface Pair {
  id: string;
  otherId: string;
}

/**
 * Locks what merging changes, in the order of ADR 10: the orders of the one who goes, the numbers that lead to them, then
 * both customers. From there on no order can come to either of them. Those that came while this waited are locked without
 * waiting; where one of them is taking a step already, the transaction begins again. Throws PreconditionError MERGED.
 */
export async function lockMerged(tx: Tx, businessId: string, { id, otherId }: Pair): Promise<{ customer: Customer; other: Customer }> {
  await tx.$queryRaw`SELECT 1 FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${otherId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  const leading = await tx.$queryRaw<object[]>`SELECT 1 FROM "Customer"
    WHERE "businessId" = ${businessId}::uuid AND "mergedIntoId" = ${otherId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "Customer"
    WHERE "businessId" = ${businessId}::uuid AND "id" IN (${id}::uuid, ${otherId}::uuid) ORDER BY "id" FOR NO KEY UPDATE`;
  const rows = await tx.customer.findMany({ where: { businessId, id: { in: [id, otherId] } }, include: { _count: { select: { merged: true } } } });
  if (rows.some(({ mergedIntoId }) => mergedIntoId)) throw mergedError();
  const other = rows.find((one) => one.id === otherId)!;
  const orders = await tx.$queryRaw<object[]>`SELECT 1 FROM "Order"
    WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${otherId}::uuid FOR NO KEY UPDATE SKIP LOCKED`;
  if (other.orderCount !== orders.length || other._count.merged !== leading.length) await beginAgain(tx);
  return { customer: rows.find((one) => one.id === id)!, other };
}
