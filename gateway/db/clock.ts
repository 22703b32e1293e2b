import type { Tx } from './client.ts';

/**
 * The time by the clock of the database. What one process writes and another one judges goes by it, such as how long
 * something is claimed: the clocks of two gateways may be minutes apart.
 */
export async function databaseTime(tx: Pick<Tx, '$queryRaw'>): Promise<Date> {
  const [{ at }] = await tx.$queryRaw<[{ at: Date }]>`SELECT clock_timestamp() AS "at"`;
  return at;
}
