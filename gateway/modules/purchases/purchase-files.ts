import { z } from 'zod';
import { MAX_PURCHASE_FILES } from '../../../schema/rules/files.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ForbiddenError } from '../../errors.ts';
import { filesChanged } from '../files/files-changed.ts';
import { lockFiles } from '../files/lock-files.ts';

/** Replaces the files of a purchase (the supplier's bill), in any status: a bill often comes after the goods. */
export const setPurchaseFiles = defineCommand({
  name: 'purchases.setFiles',
  permission: 'purchase',
  input: z.object({
    purchaseId: idOf('Purchase'),
    version: version(),
    files: z.array(idOf('StoredFile')).max(MAX_PURCHASE_FILES)
      .describe('Pictures and PDFs, uploaded to /api/files/purchase-file.'),
  }),
  run: async ({ tx, session, audit }, { purchaseId: id, version: expected, files }) => {
    const { businessId } = session;
    // Somebody who cannot see the files would remove them without knowing.
    if (!session.canSeeCost) throw new ForbiddenError('Only who sees costs may change a purchase');
    await lockRow(tx, 'Purchase', businessId, id, expected);
    const ids = [...new Set(files)];
    if (ids.length > 0) await lockFiles(tx, businessId, { ids, purpose: 'purchase-file' });
    const before = await tx.purchaseFile.findMany({
      where: { businessId, purchaseId: id }, orderBy: { position: 'asc' }, select: { fileId: true },
    });
    const fileIds = before.map(({ fileId }) => fileId);
    await tx.purchaseFile.deleteMany({ where: { businessId, purchaseId: id } });
    await tx.purchaseFile.createMany({ data: ids.map((fileId, position) => ({ businessId, purchaseId: id, fileId, position })) });
    await tx.purchase.update({
      where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    await audit({
      entity: ['Purchase', id], summary: filesChanged(fileIds, ids), before: { files: fileIds }, after: { files: ids },
    });
    return { id };
  },
});
