import { z } from 'zod';
import { MAX_ORDER_FILES } from '../../../schema/rules/files.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockFiles } from '../files/lock-files.ts';

/** Replaces the files of an order, in any status. Throws NotFoundError, ConflictError. */
export const setOrderFiles = defineCommand({
  name: 'orders.setFiles',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order'),
    version: version(),
    files: z.array(idOf('StoredFile')).max(MAX_ORDER_FILES, `At most ${MAX_ORDER_FILES} files`)
      .describe('Pictures and PDFs, uploaded to /api/files/order-file.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId: id, version: expected, files }) => {
    await lockRow(tx, 'Order', businessId, id, expected);
    const ids = [...new Set(files)];
    if (ids.length > 0) await lockFiles(tx, businessId, { ids, purpose: 'order-file' });
    const before = await tx.orderFile.findMany({
      where: { businessId, orderId: id }, orderBy: { position: 'asc' }, select: { fileId: true },
    });
    await tx.orderFile.deleteMany({ where: { businessId, orderId: id } });
    await tx.orderFile.createMany({ data: ids.map((fileId, position) => ({ businessId, orderId: id, fileId, position })) });
    await tx.order.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
    await audit({
      entity: ['Order', id], summary: ids.length === 0 ? msg('Removed the files') : msg('Attached {{count}} files', { count: ids.length }),
      before: { files: before.map(({ fileId }) => fileId) }, after: { files: ids },
    });
    return { id };
  },
});
