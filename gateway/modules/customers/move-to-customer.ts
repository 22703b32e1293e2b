import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { Tx } from '../../db/client.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { postEntries, type Party, type Posting } from '../accounting/post-entries.ts';

/**
 * Gives orders, numbers, tasks and addresses of a customer to another one, each in a statement; the same place is kept once.
 * Triggers take the figures of the orders along. The caller has locked orders and customers.
 */
export async function moveToCustomer(tx: Tx, businessId: string, { id: fromId }: { id: string }, toId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Customer" SET "mergedIntoId" = ${toId}::uuid WHERE "businessId" = ${businessId}::uuid AND "mergedIntoId" = ${fromId}::uuid`;
  await tx.$executeRaw`UPDATE "Order" SET "customerId" = ${toId}::uuid WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid`;
  await tx.$executeRaw`UPDATE "Task" SET "customerId" = ${toId}::uuid WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid`;
  await tx.$executeRaw`
    INSERT INTO "CustomerAddress" AS a ("businessId", "id", "customerId", "address", "district", "hash", "createdAt", "lastUsedAt")
    SELECT "businessId", gen_random_uuid(), ${toId}::uuid, "address", "district", "hash", "createdAt", "lastUsedAt"
    FROM "CustomerAddress" WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid
    ON CONFLICT ("businessId", "customerId", "hash") DO UPDATE SET "lastUsedAt" = greatest(a."lastUsedAt", EXCLUDED."lastUsedAt")`;
  await tx.$executeRaw`DELETE FROM "CustomerAddress" WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid`;
}

export interface Named {
  id: string;
  name: string;
  phone: string;
}

/**
 * Books what is open with a customer, advances and refunds due, over to another one: the entries of their orders stay as they
 * are. Nothing else can book with that party while its orders are locked.
 */
export async function moveBalances(tx: Tx, businessId: string, { from, to }: { from: Named; to: Named }): Promise<void> {
  const open = await tx.$queryRaw<{ account: AccountCode; balance: Poisha }[]>`
    SELECT a."code" AS "account", p."balancePoisha" AS "balance" FROM "PartyTotal" p
    JOIN "Account" a ON a."businessId" = p."businessId" AND a."id" = p."accountId"
    WHERE p."businessId" = ${businessId}::uuid AND p."partyId" = ${from.id}::uuid AND p."balancePoisha" <> 0 ORDER BY a."code"`;
  await postEntries(tx, businessId, [{
    description: msg('{{phone}} is another number of {{name}}, {{number}}', { phone: phoneText(from.phone), name: to.name, number: phoneText(to.phone) }),
    source: ['Customer', to.id], causeId: uuidv7(), kind: 'merging', postings: overTo(open, from, to),
  }]);
}

/** Takes balances from one customer to another, within each account. */
export const overTo = (open: readonly { account: AccountCode; balance: Poisha }[], from: Named, to: Named): Posting[] =>
  open.flatMap(({ account, balance }): Posting[] => {
    const [out, back]: Party[] = [['CUSTOMER', from.id], ['CUSTOMER', to.id]];
    return balance < 0n
      ? [{ account, debit: -balance, party: out }, { account, credit: -balance, party: back }]
      : [{ account, debit: balance, party: back }, { account, credit: balance, party: out }];
  });
