import { z } from 'zod';
import { MAX_ORDER_FILES } from '../../../schema/rules/files.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ForbiddenError, mistakeIn } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { filesChanged } from '../files/files-changed.ts';
import { lockFiles } from '../files/lock-files.ts';

/** The files of an order as an input takes them. */
export const orderFileIds = z.array(idOf('StoredFile')).max(MAX_ORDER_FILES);

/** Replaces the files of an order, in any status. Throws NotFoundError, ConflictError. */
export const setOrderFiles = defineCommand({
  name: 'orders.setFiles',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order'),
    version: version(),
    files: orderFileIds.describe('Pictures and PDFs, uploaded to /api/files/order-file.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId: id, version: expected, files }) => {
    await lockRow(tx, 'Order', businessId, id, expected);
    const ids = [...new Set(files)];
    if (ids.length > 0) await lockFiles(tx, businessId, { ids, purpose: 'order-file' });
    const before = await tx.orderFile.findMany({
      where: { businessId, orderId: id }, orderBy: { position: 'asc' }, select: { fileId: true },
    });
    const fileIds = before.map(({ fileId }) => fileId);
    await tx.orderFile.deleteMany({ where: { businessId, orderId: id } });
    await tx.orderFile.createMany({ data: ids.map((fileId, position) => ({ businessId, orderId: id, fileId, position })) });
    await tx.order.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
    await audit({
      entity: ['Order', id], summary: filesChanged(fileIds, ids), before: { files: fileIds }, after: { files: ids },
    });
    return { id };
  },
});

/**
 * Adds files to those of an order that the caller has locked; one that is there already stays where it is. Throws
 * ForbiddenError for whoever may not change orders, NotFoundError, and ValidationError for more than an order may have.
 */
export async function addOrderFiles(tx: Tx, session: Session, orderId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  if (!session.can('orderUpdate')) throw new ForbiddenError();
  const { businessId } = session;
  await lockFiles(tx, businessId, { ids: files, purpose: 'order-file' });
  const kept = await tx.orderFile.findMany({ where: { businessId, orderId }, orderBy: { position: 'asc' }, select: { fileId: true, position: true } });
  const added = [...new Set(files)].filter((fileId) => kept.every((one) => one.fileId !== fileId));
  if (kept.length + added.length > MAX_ORDER_FILES) {
    throw mistakeIn('files', msg('An order has at most {{most}} files, and this one has {{kept}}', { most: MAX_ORDER_FILES, kept: kept.length }));
  }
  const first = (kept.at(-1)?.position ?? -1) + 1;
  await tx.orderFile.createMany({ data: added.map((fileId, index) => ({ businessId, orderId, fileId, position: first + index })) });
}
