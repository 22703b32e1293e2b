import type { Tx } from '../../db/client.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';

/** Locks a product to change it. Throws NotFoundError, or ConflictError when it has moved on since `version`. */
export async function lockProduct(
  tx: Tx, businessId: string, { id, version }: { id: string; version: number },
): Promise<void> {
  const [product] = await tx.$queryRaw<{ version: number }[]>`
    SELECT "version" FROM "Product" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR NO KEY UPDATE`;
  if (!product) throw new NotFoundError('Product');
  if (product.version !== version) throw new ConflictError('Product was changed by someone else, please reload');
}
