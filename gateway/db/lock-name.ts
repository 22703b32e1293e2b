import type { Tx } from './client.ts';

/** Locks a name until the transaction ends, where there is no row to lock: whoever locks the same name waits. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Locks several names, in the same sequence whoever asks. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  const sorted = [...new Set(names)].sort();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${sorted}::text[]) AS name`;
}
