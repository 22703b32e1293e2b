import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { FILE_MESSAGES } from '../../../schema/rules/files.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { FairShare } from '../../commands/fair-share.ts';
import { idOf, text } from '../../commands/fields.ts';
import { NotFoundError, OutsideServiceError } from '../../errors.ts';
import { renewedSession } from '../../session/current-rights.ts';
import type { Session } from '../../session/session.ts';
import { purposeOf, type FileKind } from './file-purposes.ts';
import { claimFileBytes, releaseFileBytes } from './file-usage.ts';
import { storeKey } from './file-store.ts';
import { readContent, type FileContent } from './read-content.ts';
import { removeFile } from './remove-files.ts';
import { fileStore } from './stores/configured-store.ts';

export interface Upload {
  purpose: string;
  /** The file's own name. */
  name: string;
  bytes: Buffer;
}

const refusal = msg('Other pictures are being read at the moment, please try again');
/**
 * Resizing uses a core and the memory of the whole decoded picture: one at a time per business, and two in total, which
 * leaves threads for compressing responses. Waiting businesses take turns.
 */
const perBusiness = new FairShare({ concurrent: 1, waiting: 50, waitMs: 60_000, refusal });
const together = new FairShare({ concurrent: 2, waiting: 50, waitMs: 60_000, refusal });

const readInTurn = (businessId: string, bytes: Buffer, accepts: readonly FileKind[]) =>
  perBusiness.run(businessId, () => together.run('', () => readContent(bytes, accepts)));

/**
 * Stores an upload and returns its id. The same bytes for the same purpose are stored once: a second upload returns the
 * id of the first. Its space is counted before a byte is written, and it becomes visible when all bytes are stored.
 * Throws ValidationError, PreconditionError FILE_LIMIT_REACHED, OutsideServiceError.
 */
export async function uploadFile(session: Session, { purpose, name, bytes }: Upload): Promise<{ id: string }> {
  assertMayUpload(session, purpose);
  const { accepts } = knownPurpose(purpose);
  const { businessId } = session;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const content = await readInTurn(businessId, bytes, accepts);
  // Its turn may have come late.
  const by = await renewedSession(session);
  const storedBytes = content.parts.reduce((sum, part) => sum + part.bytes.length, 0);
  const { contentType, width, height } = content;
  const file = { purpose, name, hash, contentType, width, height, storedBytes };
  const { id, isReady } = await execute(reserveFile, by, file);
  if (isReady) return { id };
  await putParts(businessId, id, content);
  const kept = await execute(keepFile, by, { id });
  if (kept.id !== id) await removeFile(businessId, id);
  return kept;
}

/** Throws where the session may not store a file for the purpose. */
export function assertMayUpload(session: Session, purpose: string): void {
  session.assertCan(knownPurpose(purpose).write);
  session.assertPackageActive();
}

function knownPurpose(name: string) {
  const purpose = purposeOf(name);
  if (!purpose) throw new NotFoundError('Purpose');
  return purpose;
}

async function putParts(businessId: string, id: string, { parts, contentType }: FileContent): Promise<void> {
  try {
    for (const { size, bytes } of parts) await fileStore().put(storeKey(businessId, id, size), bytes, contentType);
  } catch (error) {
    // The sweep removes what was written so far and releases its space.
    if (error instanceof OutsideServiceError) throw error;
    throw new OutsideServiceError('The file could not be stored', 'INTERNAL_SERVER_ERROR');
  }
}

/** Returns the existing file with the same bytes, or adds a row that is not visible yet and counts its space. */
const reserveFile = defineCommand({
  name: 'files.reserve',
  permission: 'SIGNED_IN',
  input: z.object({
    purpose: text(40),
    name: text(200).catch(''),
    hash: text(64),
    contentType: text(100),
    width: z.int().nullable(),
    height: z.int().nullable(),
    storedBytes: z.int().min(1, FILE_MESSAGES.image),
  }),
  run: async ({ tx, session }, file) => {
    session.assertCan(knownPurpose(file.purpose).write);
    const { businessId } = session;
    const { purpose, hash } = file;
    const same = await tx.storedFile.findFirst({
      where: { businessId, purpose, hash, status: 'READY' }, select: { id: true },
    });
    if (same) {
      // Starts its day without a reference again, as for a new file.
      await tx.storedFile.update({
        where: { businessId_id: { businessId, id: same.id } }, data: { changedAt: new Date() }, select: { id: true },
      });
      return { id: same.id, isReady: true };
    }
    const id = uuidv7();
    await claimFileBytes(tx, businessId, file.storedBytes);
    await tx.storedFile.create({ data: { businessId, id, ...file, createdById: session.user?.id }, select: { id: true } });
    return { id, isReady: false };
  },
});

/** Makes the file visible once all bytes are stored. When two uploads sent the same bytes, returns the one that finished first. */
const keepFile = defineCommand({
  name: 'files.keep',
  permission: 'SIGNED_IN',
  input: z.object({ id: idOf('StoredFile') }),
  run: async ({ tx, session, audit }, { id }) => {
    const { businessId } = session;
    const file = await tx.storedFile.findUnique({ where: { businessId_id: { businessId, id } } });
    if (file?.status !== 'UPLOADING') throw new NotFoundError('File');
    const { purpose, hash, name, contentType, storedBytes } = file;
    // Locks the business, so that of two uploads with the same bytes only one becomes visible.
    await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR NO KEY UPDATE`;
    const same = await tx.storedFile.findFirst({
      where: { businessId, purpose, hash, status: 'READY' }, select: { id: true },
    });
    await tx.storedFile.update({
      where: { businessId_id: { businessId, id } },
      data: { status: same ? 'REMOVED' : 'READY', changedAt: new Date() },
      select: { id: true },
    });
    if (same) {
      await releaseFileBytes(tx, businessId, storedBytes);
      return same;
    }
    await audit({
      entity: ['StoredFile', id], summary: name ? msg('Uploaded {{name}}', { name }) : msg('Uploaded a file'), after: { purpose, contentType, storedBytes },
    });
    return { id };
  },
});
