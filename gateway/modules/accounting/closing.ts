import type { Tx } from '../../db/client.ts';
import type { db } from '../../db/client.ts';

/** Up to which day the books are closed, 'YYYY-MM-DD'; null while nothing is closed. */
export async function closedThrough(client: Tx | typeof db, businessId: string): Promise<string | null> {
  const closing = await client.bookClosing.findUnique({ where: { businessId }, select: { closedThrough: true } });
  return closing?.closedThrough?.toISOString().slice(0, 10) ?? null;
}

/** Nothing is posted or closed by anybody else until the transaction ends: the lock that the journal's trigger takes. */
export async function lockBooks(tx: Tx, businessId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('books:' || ${businessId}::text, 0))`;
}
