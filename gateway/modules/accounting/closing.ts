import type { Tx } from '../../db/client.ts';
import type { db } from '../../db/client.ts';
import { lockName } from '../../db/lock-name.ts';

/** The last closed day of the books, 'YYYY-MM-DD'; null when no day is closed. */
export async function closedThrough(client: Tx | typeof db, businessId: string): Promise<string | null> {
  const closing = await client.bookClosing.findUnique({ where: { businessId }, select: { closedThrough: true } });
  return closing?.closedThrough?.toISOString().slice(0, 10) ?? null;
}

/** Blocks all other postings and closings of the business until the transaction ends: takes the same lock as the trigger of the journal. */
export async function lockBooks(tx: Tx, businessId: string): Promise<void> {
  await lockName(tx, `books:${businessId}`);
}
