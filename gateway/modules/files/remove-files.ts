import { db, type Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { FILE_PURPOSES } from './file-purposes.ts';
import { FILE_SIZES, storeKey } from './file-store.ts';
import { releaseFileBytes } from './file-usage.ts';
import { fileStore } from './stores/configured-store.ts';

/** An upload that is unfinished after this time has failed. */
const UPLOAD_MS = 3_600_000;
/** A form may stay open this long between the upload of a file and saving. */
const UNUSED_MS = 24 * 3_600_000;
const MAX_FILES = 500;

interface Found {
  businessId: string;
  id: string;
}

/** Deletes the bytes of a file that is marked as removed, then its row. If one step fails, the next sweep repeats both. */
export async function removeFile(businessId: string, id: string): Promise<void> {
  for (const size of FILE_SIZES) await fileStore().remove(storeKey(businessId, id, size));
  await db.storedFile.deleteMany({ where: { businessId, id, status: 'REMOVED' } });
}

/** Removes unfinished uploads and unused files. Returns how many. */
export async function sweepFiles(now = Date.now()): Promise<number> {
  const brokenOff = await db.storedFile.findMany({
    where: { status: 'UPLOADING', changedAt: { lt: new Date(now - UPLOAD_MS) } },
    select: { businessId: true, id: true },
    take: MAX_FILES,
  });
  const unused = await unusedFiles(new Date(now - UNUSED_MS));
  for (const file of [...brokenOff, ...unused]) await db.$transaction((tx) => markRemoved(tx, file));
  const removed = await db.storedFile.findMany({
    where: { status: 'REMOVED' }, select: { businessId: true, id: true }, take: MAX_FILES,
  });
  for (const { businessId, id } of removed) await removeFile(businessId, id);
  return removed.length;
}

const isUsed = Prisma.join(
  Object.values(FILE_PURPOSES).flatMap(({ usedBy }) => usedBy ?? []).map(({ table, column }) => Prisma.sql`EXISTS (
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)} u
    WHERE u."businessId" = f."businessId" AND u.${Prisma.raw(`"${column}"`)} = f."id")`),
  ' OR ',
);

const unusedFiles = (before: Date) => db.$queryRaw<Found[]>`
  SELECT f."businessId", f."id" FROM "StoredFile" f
  WHERE f."status" = 'READY' AND f."changedAt" < ${before} AND NOT (${isUsed}) LIMIT ${MAX_FILES}`;

/** Checks again behind the row lock that whoever uses a file also takes (`lockFiles`). */
async function markRemoved(tx: Tx, { businessId, id }: Found): Promise<void> {
  const [file] = await tx.$queryRaw<{ storedBytes: number }[]>`
    SELECT "storedBytes" FROM "StoredFile"
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid AND "status" <> 'REMOVED' FOR UPDATE SKIP LOCKED`;
  if (!file) return;
  const marked = await tx.$executeRaw`
    UPDATE "StoredFile" f SET "status" = 'REMOVED', "changedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid AND NOT (${isUsed})`;
  if (marked > 0) await releaseFileBytes(tx, businessId, file.storedBytes);
}
