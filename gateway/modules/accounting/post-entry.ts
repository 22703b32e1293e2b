import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountCode } from './chart-of-accounts.ts';

export interface Posting {
  account: AccountCode;
  debit?: Poisha;
  credit?: Poisha;
}

export interface Entry {
  description: string;
  source: [type: string, id: string];
  /** One fact, one key: posting it again violates the unique key and undoes the transaction. */
  key: string;
  postings: Posting[];
}

/**
 * Posts a journal entry; postings of zero are left out, an entry of nothing is not written. The database
 * refuses one that does not balance.
 */
export async function postEntry(tx: Tx, businessId: string, entry: Entry): Promise<void> {
  const postings = entry.postings.filter(({ debit = 0n, credit = 0n }) => debit !== 0n || credit !== 0n);
  if (postings.length === 0) return;
  const accounts = await tx.account.findMany({
    where: { businessId, code: { in: postings.map(({ account }) => account) } },
    select: { id: true, code: true },
  });
  const idOf = new Map(accounts.map(({ code, id }) => [code, id]));
  const id = uuidv7();
  const [sourceType, sourceId] = entry.source;
  await tx.journalEntry.createMany({
    data: [{ businessId, id, description: entry.description, sourceType, sourceId, key: entry.key }],
  });
  await tx.journalLine.createMany({
    data: postings.map(({ account, debit = 0n, credit = 0n }) => {
      const accountId = idOf.get(account);
      if (!accountId) throw new Error(`Business ${businessId} has no account ${account}`);
      return { businessId, entryId: id, accountId, debitPoisha: debit, creditPoisha: credit };
    }),
  });
}
