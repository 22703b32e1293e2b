import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';

/** What a number had when it was merged, and its orders do not tell: kept in its row, so that it can have it back. */
const brought = z.object({
  at: z.iso.datetime(),
  tags: z.array(z.string()),
  note: z.string(),
  district: z.string(),
  taskIds: z.array(z.uuid()),
  /** The hashes of its addresses; `newHashes` are those that the customer who stayed did not have. */
  hashes: z.array(z.string()),
  newHashes: z.array(z.string()),
});
type Brought = z.output<typeof brought>;

/** Null for a number that was merged before it was kept. */
export const readBrought = (stored: unknown): Brought | null => (stored === null ? null : brought.parse(stored));

interface Goes {
  id: string;
  tags: string[];
  note: string;
  district: string;
}

/** What a number brings along to a customer. What it has of numbers that lead to it is theirs. The caller has locked all of them. */
export async function whatItBrings(tx: Tx, businessId: string, { id: otherId, tags, note, district }: Goes, toId: string): Promise<Brought> {
  const tasks = await tx.task.findMany({ where: { businessId, customerId: otherId }, select: { id: true }, orderBy: { id: 'asc' } });
  const addresses = await tx.customerAddress.findMany({ where: { businessId, customerId: { in: [otherId, toId] } }, select: { customerId: true, hash: true } });
  const leading = await tx.customer.findMany({ where: { businessId, mergedIntoId: otherId }, select: { brought: true } });
  const earlier = leading.map((one) => readBrought(one.brought)).filter((one) => one !== null);
  const theirTasks = new Set(earlier.flatMap(({ taskIds }) => taskIds));
  const theirHashes = new Set(earlier.flatMap(({ newHashes }) => newHashes));
  const known = new Set(addresses.filter(({ customerId }) => customerId === toId).map(({ hash }) => hash));
  const hashes = addresses.filter(({ customerId, hash }) => customerId === otherId && !theirHashes.has(hash)).map(({ hash }) => hash);
  // Addresses that come since are told from those before by it: the database has given them their time.
  const at = await databaseTime(tx);
  return {
    at: at.toISOString(), tags, note, district, hashes, newHashes: hashes.filter((hash) => !known.has(hash)),
    taskIds: tasks.map(({ id }) => id).filter((id) => !theirTasks.has(id)),
  };
}
