import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';

/** Throws NotFoundError when the category or the brand is not there. */
export async function assertCategoryAndBrand(
  tx: Tx, businessId: string, { category, brand }: { category?: string; brand?: string },
): Promise<void> {
  // Locked, so that it cannot be removed before the product refers to it.
  if (category) {
    const rows = await tx.$queryRaw<object[]>`SELECT 1 FROM "Category"
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${category}::uuid FOR KEY SHARE`;
    if (rows.length === 0) throw new NotFoundError('Category');
  }
  if (brand) {
    const rows = await tx.$queryRaw<object[]>`SELECT 1 FROM "Brand"
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${brand}::uuid FOR KEY SHARE`;
    if (rows.length === 0) throw new NotFoundError('Brand');
  }
}
