import { db } from '../../db/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { AccountCode } from './chart-of-accounts.ts';

/** What one party's part of an account holds by now, debit less credit. */
export async function partyBalance(businessId: string, account: AccountCode, partyId: string): Promise<Poisha> {
  const rows = await db.$queryRaw<{ value: Poisha }[]>`
    SELECT coalesce(sum(b."debitPoisha" - b."creditPoisha"), 0)::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${businessId}::uuid AND a."code" = ${account} AND b."partyId" = ${partyId}::uuid`;
  return rows[0]!.value;
}
