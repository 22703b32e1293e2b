import { z } from 'zod';
import { MAX_LIABILITY_FILES } from '../../../../schema/rules/files.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, version } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { filesChanged } from '../../files/files-changed.ts';
import { lockFiles } from '../../files/lock-files.ts';

/** Replaces the files of a liability, in any status, because contracts often arrive later. Throws NotFoundError, ConflictError. */
export const setLiabilityFiles = defineCommand({
  name: 'accounting.setLiabilityFiles',
  permission: 'ADMIN',
  input: z.object({
    liabilityId: idOf('Liability'),
    version: version(),
    files: z.array(idOf('StoredFile')).max(MAX_LIABILITY_FILES)
      .describe('Pictures and PDFs, uploaded to /api/files/liability-file.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { liabilityId: id, version: seen, files }) => {
    await lockRow(tx, 'Liability', businessId, id, seen);
    const ids = [...new Set(files)];
    if (ids.length > 0) await lockFiles(tx, businessId, { ids, purpose: 'liability-file' });
    const before = await tx.liabilityFile.findMany({
      where: { businessId, liabilityId: id }, orderBy: { position: 'asc' }, select: { fileId: true },
    });
    const fileIds = before.map(({ fileId }) => fileId);
    await tx.liabilityFile.deleteMany({ where: { businessId, liabilityId: id } });
    await tx.liabilityFile.createMany({ data: ids.map((fileId, position) => ({ businessId, liabilityId: id, fileId, position })) });
    await tx.liability.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
    await audit({
      entity: ['Liability', id], summary: filesChanged(fileIds, ids), before: { files: fileIds }, after: { files: ids },
    });
    return { id };
  },
});
