import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';

/** Tables and columns that refer to a variant: history, and records made from it. */
export const VARIANT_USES: readonly (readonly [table: string, column: string])[] = [
  ['StockMovement', 'variantId'], ['StockAllocation', 'variantId'], ['StockAdjustmentLine', 'variantId'],
  ['StockTransferLine', 'variantId'], ['StockCountLine', 'variantId'], ['PurchaseLine', 'variantId'],
  ['OrderLine', 'variantId'], ['OrderLine', 'bundleId'], ['SoldLine', 'variantId'], ['PreorderPlan', 'variantId'], ['BundlePart', 'partId'],
  ['WebOrderLine', 'variantId'], ['WebProductMapping', 'variantId'], ['ShopProduct', 'variantId'],
];

const anyUse = Prisma.join(VARIANT_USES.map(([table, column]) => Prisma.sql`EXISTS (
  SELECT 1 FROM ${Prisma.raw(`"${table}"`)} u WHERE u."businessId" = v."businessId" AND u.${Prisma.raw(`"${column}"`)} = v."id")`), ' OR ');

/** Keeps variants from being used anew, and waits for orders and purchases that are being entered with them: they hold a shared lock. */
export const lockVariants = (tx: Tx, businessId: string, variants: Prisma.Sql): Promise<{ id: string; sku: string }[]> =>
  tx.$queryRaw`SELECT "id", "sku" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND ${variants} ORDER BY "id" FOR UPDATE`;

/** The first of these variants, by its SKU, that a record refers to. */
export async function usedVariant(tx: Tx, businessId: string, ids: readonly string[]): Promise<{ sku: string } | undefined> {
  const [used] = await tx.$queryRaw<{ sku: string }[]>`
    SELECT v."sku" FROM "Variant" v WHERE v."businessId" = ${businessId}::uuid AND v."id" = ANY(${ids}::uuid[]) AND (${anyUse})
    ORDER BY v."sku" LIMIT 1`;
  return used;
}

/** Deletes variants that no record refers to, with their balances, which never moved. */
export async function deleteVariants(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.stockBalance.deleteMany({ where: { businessId, variantId: { in: [...ids] } } });
  await tx.variant.deleteMany({ where: { businessId, id: { in: [...ids] } } });
}

/**
 * Removes variants. Throws PreconditionError VARIANT_IN_USE for one that was ever counted, sold or linked, because
 * ledger rows refer to it.
 */
export async function removeVariants(
  { tx, session: { businessId } }: CommandContext, variants: readonly { id: string }[],
): Promise<void> {
  if (variants.length === 0) return;
  const ids = variants.map(({ id }) => id);
  await lockVariants(tx, businessId, Prisma.sql`"id" = ANY(${ids}::uuid[])`);
  const used = await usedVariant(tx, businessId, ids);
  if (used) {
    throw new PreconditionError('VARIANT_IN_USE', msg('{{sku}} cannot be removed: it was counted, bought, sold, put into a bundle or linked to a shop', { sku: used.sku }));
  }
  await deleteVariants(tx, businessId, ids);
}
