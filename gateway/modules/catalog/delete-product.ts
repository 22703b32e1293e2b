import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { releaseUsage } from '../business/usage.ts';
import { deleteVariants, lockVariants, usedVariant } from './remove-variants.ts';

/**
 * Deletes a product that was entered by mistake. Throws PreconditionError PRODUCT_IN_USE once it was counted, bought, sold,
 * put into a bundle, advertised or linked to a shop: it is archived instead, because its history refers to it.
 */
export const deleteProduct = defineCommand({
  name: 'catalog.deleteProduct',
  permission: 'product',
  input: z.object({ id: idOf('Product'), version: version() }),
  run: async ({ tx, session: { businessId }, audit }, { id, version: read }) => {
    await lockRow(tx, 'Product', businessId, id, read);
    // Waits for campaigns and tasks that are being entered with it: they hold a shared lock.
    await tx.$queryRaw`SELECT 1 FROM "Product" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
    const variants = await lockVariants(tx, businessId, Prisma.sql`"productId" = ${id}::uuid`);
    const where = { businessId_id: { businessId, id } };
    const { name, status } = await tx.product.findUniqueOrThrow({ where, select: { name: true, status: true } });
    const ids = variants.map((variant) => variant.id);
    const isUsed = await usedVariant(tx, businessId, ids)
      ?? await tx.adSpendProduct.findFirst({ where: { businessId, productId: id }, select: { productId: true } })
      ?? await tx.campaignProduct.findFirst({ where: { businessId, productId: id }, select: { productId: true } });
    if (isUsed) {
      throw new PreconditionError('PRODUCT_IN_USE', msg('{{name}} was counted, bought, sold, put into a bundle, advertised or linked to a shop. Archive it instead: its history stays.', { name }));
    }
    await tx.task.updateMany({ where: { businessId, productId: id }, data: { productId: null } });
    await tx.productImage.deleteMany({ where: { businessId, productId: id } });
    await deleteVariants(tx, businessId, ids);
    await tx.product.delete({ where, select: { id: true } });
    if (status === 'ACTIVE') await releaseUsage(tx, businessId, 'product');
    await audit({ entity: ['Product', id], summary: msg('Removed {{name}}', { name }), before: { name, status, skus: variants.map(({ sku }) => sku) } });
    return { id };
  },
});
