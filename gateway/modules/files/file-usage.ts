import type { Tx } from '../../db/client.ts';
import { PreconditionError } from '../../errors.ts';

/** Counts a file against the package's space, in the transaction that stores it. Throws PreconditionError FILE_LIMIT_REACHED. */
export async function claimFileBytes(tx: Tx, businessId: string, bytes: number): Promise<void> {
  const claimed = await tx.$executeRaw`
    UPDATE "Business" SET "fileUsageBytes" = "fileUsageBytes" + ${bytes}::bigint
    WHERE "id" = ${businessId}::uuid AND "fileUsageBytes" + ${bytes}::bigint <= "fileLimitMb"::bigint * 1048576`;
  if (claimed > 0) return;
  throw new PreconditionError('FILE_LIMIT_REACHED', 'Your package has no more room for files. See My Limits to extend it.');
}

/** Releases what `claimFileBytes` counted. */
export async function releaseFileBytes(tx: Tx, businessId: string, bytes: number): Promise<void> {
  await tx.$executeRaw`UPDATE "Business" SET "fileUsageBytes" = "fileUsageBytes" - ${bytes}::bigint
    WHERE "id" = ${businessId}::uuid`;
}
