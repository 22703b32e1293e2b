import { msg, type Message } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { MAX_PRODUCT_IMAGES } from '../../../schema/rules/files.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockFiles } from '../files/lock-files.ts';

/** Replaces the pictures of a product, in the given order. */
export const setProductImages = defineCommand({
  name: 'catalog.setProductImages',
  permission: 'product',
  input: z.object({
    id: idOf('Product'),
    version: version(),
    images: z.array(idOf('StoredFile')).max(MAX_PRODUCT_IMAGES)
      .describe('Uploaded to /api/files/product-image; the first one stands for the product.'),
  }),
  run: async ({ tx, session, audit }, { id, version: read, images }) => {
    const { businessId } = session;
    await lockRow(tx, 'Product', businessId, id, read);
    const rows = await tx.productImage.findMany({
      where: { businessId, productId: id }, orderBy: { position: 'asc' }, select: { fileId: true },
    });
    const before = rows.map(({ fileId }) => fileId);
    await writeProductImages(tx, businessId, { productId: id, fileIds: images });
    await tx.product.update({
      where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    await audit({
      entity: ['Product', id], summary: summaryOf(before, images), before: { images: before }, after: { images },
    });
    return { id };
  },
});

function summaryOf(before: string[], after: string[]): Message {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  if (added > 0 && removed > 0) return msg('Changed the pictures');
  if (added > 0) return msg('Added {{count}} pictures', { count: added, defaultValue_one: 'Added a picture' });
  if (removed > 0) return msg('Removed {{count}} pictures', { count: removed, defaultValue_one: 'Removed a picture' });
  return msg('Sorted the pictures');
}

export async function writeProductImages(
  tx: Tx, businessId: string, { productId, fileIds }: { productId: string; fileIds: readonly string[] },
): Promise<void> {
  const unique = [...new Set(fileIds)];
  if (unique.length > 0) await lockFiles(tx, businessId, { ids: unique, purpose: 'product-image' });
  await tx.productImage.deleteMany({ where: { businessId, productId } });
  await tx.productImage.createMany({
    data: unique.map((fileId, position) => ({ businessId, productId, fileId, position })),
  });
}
