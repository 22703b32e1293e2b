import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { PartyType } from '../../db/generated/client/enums.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/** The table and column of the name, by type of party. */
const NAMES: Record<PartyType, { table: string; column: string }> = {
  CUSTOMER: { table: 'Customer', column: 'name' }, COURIER: { table: 'Courier', column: 'name' }, SUPPLIER: { table: 'Supplier', column: 'name' },
  PERSON: { table: 'Liability', column: 'party' }, LENDER: { table: 'Liability', column: 'party' },
};

interface Concerned {
  partyType: PartyType | null;
  partyId: string | null;
}

/** Party names by id; one statement per type of party in the rows. */
export async function partyNames(businessId: string, rows: readonly Concerned[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, { table, column }] of Object.entries(NAMES)) {
    const ids = [...new Set(rows.flatMap(({ partyType, partyId }) => (partyType === type && partyId ? [partyId] : [])))];
    if (ids.length === 0) continue;
    const found = await db.$queryRaw<{ id: string; name: string }[]>`
      SELECT "id", ${Prisma.raw(`"${column}"`)} AS "name" FROM ${Prisma.raw(`"${table}"`)} WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
    for (const { id, name } of found) names.set(id, name);
  }
  return names;
}

export interface OpenParty {
  partyId: string;
  partyType: PartyType;
  name: string;
  balancePoisha: Poisha;
}

/** The parties with an open balance in an account, the largest first. */
export async function openParties(businessId: string, accountId: string, limit: number): Promise<OpenParty[]> {
  const rows = await db.$queryRaw<Omit<OpenParty, 'name'>[]>`
    SELECT "partyId", "partyType", "balancePoisha" FROM "PartyTotal"
    WHERE "businessId" = ${businessId}::uuid AND "accountId" = ${accountId}::uuid AND "balancePoisha" <> 0
    ORDER BY abs("balancePoisha") DESC LIMIT ${limit}`;
  const names = await partyNames(businessId, rows);
  return rows.map((row) => ({ ...row, name: names.get(row.partyId) ?? '' }));
}
