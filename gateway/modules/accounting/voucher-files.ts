import { z } from 'zod';
import { MAX_VOUCHER_FILES } from '../../../schema/rules/files.ts';
import { idOf } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockFiles } from '../files/lock-files.ts';

const fileIds = z.array(idOf('StoredFile')).max(MAX_VOUCHER_FILES, 'At most 5 files');

export const voucherFileIds = fileIds.default([]).describe('Bills and receipts, uploaded to /api/files/voucher-file.');

/** For a change: whoever does not name them leaves them. */
export const changedFileIds = fileIds.optional()
  .describe('Bills and receipts, uploaded to /api/files/voucher-file, in place of those that it has; it keeps these when left out.');

/** Replaces the files of a voucher. Throws NotFoundError. */
export async function writeVoucherFiles(tx: Tx, businessId: string, voucherId: string, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length > 0) await lockFiles(tx, businessId, { ids: unique, purpose: 'voucher-file' });
  await tx.voucherFile.deleteMany({ where: { businessId, voucherId } });
  if (unique.length > 0) await tx.voucherFile.createMany({ data: unique.map((fileId) => ({ businessId, voucherId, fileId })) });
}
