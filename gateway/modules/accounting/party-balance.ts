import { db } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountCode } from './chart-of-accounts.ts';

interface Batch {
  partyIds: Set<string>;
  balances: Promise<Map<string, Poisha>>;
}

/** Requests of one turn of the event loop, by business and account, so that a list of parties is one statement. */
const waiting = new Map<string, Batch>();

/** The balance of one party in an account, debit minus credit: one row, however long they have traded. */
export async function partyBalance(businessId: string, account: AccountCode, partyId: string): Promise<Poisha> {
  const key = `${businessId} ${account}`;
  let batch = waiting.get(key);
  if (!batch) {
    const partyIds = new Set<string>();
    const balances = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      waiting.delete(key);
      return readBalances(businessId, account, [...partyIds]);
    });
    batch = { partyIds, balances };
    waiting.set(key, batch);
  }
  batch.partyIds.add(partyId);
  return (await batch.balances).get(partyId) ?? 0n;
}

async function readBalances(businessId: string, account: AccountCode, partyIds: string[]): Promise<Map<string, Poisha>> {
  const rows = await db.$queryRaw<{ partyId: string; value: Poisha }[]>`
    SELECT p."partyId", p."balancePoisha" AS "value"
    FROM "Account" a JOIN "PartyTotal" p ON p."businessId" = a."businessId" AND p."accountId" = a."id"
    WHERE a."businessId" = ${businessId}::uuid AND a."code" = ${account} AND p."partyId" = ANY(${partyIds}::uuid[])`;
  return new Map(rows.map(({ partyId, value }) => [partyId, value]));
}
