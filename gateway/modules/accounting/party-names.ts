import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { PartyType } from '../../db/generated/client/enums.ts';
import { inName } from '../../list-query/like-text.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { isOpened, OPENED } from './voucher-rules.ts';

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
  /** What is open of the balance from before the business used the app. */
  openingPoisha: Poisha;
}

/** The parties with an open balance in an account, or in a category what it came to with them, the largest first. */
export async function openParties(businessId: string, accountId: string, limit: number): Promise<OpenParty[]> {
  const rows = await db.$queryRaw<Omit<OpenParty, 'name'>[]>`
    SELECT p."partyId", p."partyType", p."balancePoisha", coalesce((
        SELECT sum(CASE v."kind" WHEN 'OPENING' THEN v."amountPoisha" ELSE -v."amountPoisha" END) FROM "Voucher" v
        WHERE v."businessId" = p."businessId" AND v."partyId" = p."partyId" AND v."status" = 'POSTED'
          AND (v."kind" = 'OPENING' AND v."accountId" = p."accountId" OR v."kind" = 'PARTY_PAYMENT' AND v."counterId" = p."accountId")
      ), 0)::bigint AS "openingPoisha"
    FROM "PartyTotal" p
    WHERE p."businessId" = ${businessId}::uuid AND p."accountId" = ${accountId}::uuid AND p."balancePoisha" <> 0
    ORDER BY abs(p."balancePoisha") DESC LIMIT ${limit}`;
  const names = await partyNames(businessId, rows);
  return rows.map((row) => ({ ...row, name: names.get(row.partyId) ?? '' }));
}

export interface PartyChoice {
  partyType: PartyType;
  partyId: string;
  name: string;
}

const MAX_CHOICES = 20;

/** Couriers or suppliers by name, for an account on which they may have an opening balance. */
export async function partyChoices(businessId: string, code: string, search: string): Promise<PartyChoice[]> {
  return isOpened(code) ? named(businessId, OPENED[code], search) : [];
}

/** Couriers and suppliers by name, as payees. */
export async function payeeChoices(businessId: string, search: string): Promise<PartyChoice[]> {
  const [couriers, suppliers] = await Promise.all([named(businessId, 'COURIER', search), named(businessId, 'SUPPLIER', search)]);
  return [...couriers, ...suppliers].sort((one, other) => one.name.localeCompare(other.name)).slice(0, MAX_CHOICES);
}

async function named(businessId: string, partyType: 'COURIER' | 'SUPPLIER', search: string): Promise<PartyChoice[]> {
  const where = { businessId, ...inName(search.trim().slice(0, 100)) };
  const page = { orderBy: { name: 'asc' as const }, take: MAX_CHOICES, select: { id: true, name: true } };
  const rows = partyType === 'COURIER'
    ? await db.courier.findMany({ where, ...page })
    : await db.supplier.findMany({ where: { ...where, isArchived: false }, ...page });
  return rows.map(({ id, name }) => ({ partyType, partyId: id, name }));
}
