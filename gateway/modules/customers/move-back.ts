import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { Tx } from '../../db/client.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { postEntries } from '../accounting/post-entries.ts';
import type { readBrought } from './brought.ts';
import { overTo, type Named } from './move-to-customer.ts';

interface Separated {
  customer: Named;
  number: Named;
}

interface Moved extends Separated {
  orderIds: string[];
  brought: ReturnType<typeof readBrought>;
}

/**
 * Gives a number its orders back, and the tasks and addresses that came with it. It has the addresses that its orders went
 * to; the customer keeps those that they had themselves or that an order of theirs went to. Triggers take the figures of the
 * orders along. The caller has locked all of them.
 */
export async function moveBack(tx: Tx, businessId: string, { customer: { id: fromId }, number: { id: toId }, orderIds, brought }: Moved): Promise<void> {
  await tx.$executeRaw`UPDATE "Order" SET "customerId" = ${toId}::uuid WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${orderIds}::uuid[])`;
  await tx.$executeRaw`UPDATE "Task" SET "customerId" = ${toId}::uuid
    WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid AND "id" = ANY(${brought?.taskIds ?? []}::uuid[])`;
  await tx.$executeRaw`
    INSERT INTO "CustomerAddress" ("businessId", "id", "customerId", "address", "district", "hash", "createdAt", "lastUsedAt")
    SELECT "businessId", gen_random_uuid(), ${toId}::uuid, "address", "district", "hash", "createdAt", "lastUsedAt" FROM "CustomerAddress" a
    WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid AND (
      "hash" = ANY(${brought?.hashes ?? []}::text[]) OR EXISTS (
        SELECT 1 FROM "Order" o WHERE o."businessId" = a."businessId" AND o."customerId" = ${toId}::uuid
          AND (o."address", o."district") = (a."address", a."district")))`;
  if (!brought) return;
  await tx.$executeRaw`
    DELETE FROM "CustomerAddress" a WHERE "businessId" = ${businessId}::uuid AND "customerId" = ${fromId}::uuid
      AND ("hash" = ANY(${brought.newHashes}::text[]) OR "createdAt" >= ${brought.at}::timestamptz)
      AND EXISTS (SELECT 1 FROM "CustomerAddress" n WHERE n."businessId" = a."businessId" AND n."customerId" = ${toId}::uuid AND n."hash" = a."hash")
      AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."businessId" = a."businessId" AND o."customerId" = ${fromId}::uuid
        AND (o."address", o."district") = (a."address", a."district"))`;
}

/** Books what is open of orders over to the number that has them again: every posting with a customer is one of an order. */
export async function moveOpenOf(tx: Tx, businessId: string, orderIds: string[], { customer, number }: Separated): Promise<void> {
  const open = await tx.$queryRaw<{ account: AccountCode; balance: Poisha }[]>`
    SELECT a."code" AS "account", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "balance"
    FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE e."businessId" = ${businessId}::uuid AND e."sourceType" = 'Order' AND e."sourceId" = ANY(${orderIds}::uuid[]) AND l."partyType" = 'CUSTOMER'
    GROUP BY a."code" HAVING sum(l."debitPoisha" - l."creditPoisha") <> 0 ORDER BY a."code"`;
  await postEntries(tx, businessId, [{
    description: msg('{{phone}} is a customer of its own again', { phone: phoneText(number.phone) }),
    source: ['Customer', customer.id], causeId: uuidv7(), kind: 'separating', postings: overTo(open, customer, number),
  }]);
}
