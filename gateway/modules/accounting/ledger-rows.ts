import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { PageQuery } from '../../list-query/read-rows.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { totalsThrough } from './account-balances.ts';
import { partyNames } from './party-names.ts';

/** The relations that are read with every ledger line. */
export const LEDGER_RELATIONS = {
  entry: { include: { reversal: { select: { id: true } } } }, mark: true, account: { select: { name: true } },
} as const;

type Line = Prisma.JournalLineGetPayload<{ include: typeof LEDGER_RELATIONS }>;

/** A journal line as shown in the ledger of its account. */
export interface LedgerRow extends Line {
  /** The balance of the account after this line, debit minus credit; null when a filter hides other lines. */
  balancePoisha?: Poisha | null;
  partyName?: string;
}

/** Adds party names and running balances to a page of a ledger. Two more statements, however old the account is. */
export async function withBalances(rows: Line[], { where, orderBy }: PageQuery): Promise<LedgerRow[]> {
  const [first] = rows;
  if (!first) return [];
  const names = await partyNames(first.businessId, rows);
  const isNewestFirst = (orderBy[0] as { day?: string }).day === 'desc';
  const own = ownWhere(where);
  const balances = isWhole(own) ? running(rows, await balanceBehind(first, partyOf(own)), isNewestFirst) : [];
  return rows.map((row, index) => ({
    ...row, balancePoisha: balances[index] ?? null, partyName: names.get(row.partyId ?? '') ?? '',
  }));
}

/** The condition of the list, which is the first one, without the condition of the cursor. */
function ownWhere(where: Prisma.JournalLineWhereInput): Prisma.JournalLineWhereInput {
  const [own] = (Array.isArray(where.AND) ? where.AND : [where]) as Prisma.JournalLineWhereInput[];
  return own ?? {};
}

/** Whether the list is one account, with no line of it filtered out. Only then a running balance makes sense. */
const isWhole = ({ accountId, mark, entry }: Prisma.JournalLineWhereInput): boolean => typeof accountId === 'string' && mark === undefined && entry === undefined;

const partyOf = ({ partyId }: Prisma.JournalLineWhereInput): string | null => (typeof partyId === 'string' ? partyId : null);

/** The balance of the account, or of one party in it, after a line: months and days before, and the lines of its day. */
async function balanceBehind({ businessId, accountId, id, day }: Line, partyId: string | null): Promise<Poisha> {
  const on = day.toISOString().slice(0, 10);
  const before = new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
  const rows = partyId
    ? await db.$queryRaw<{ value: Poisha }[]>`
      SELECT ((SELECT coalesce(sum("debitPoisha" - "creditPoisha"), 0) FROM "PartyMonth"
          WHERE "businessId" = ${businessId}::uuid AND "accountId" = ${accountId}::uuid AND "partyId" = ${partyId}::uuid
            AND "start" < date_trunc('month', ${on}::date))
        + (SELECT coalesce(sum("debitPoisha" - "creditPoisha"), 0) FROM "AccountBalance"
          WHERE "businessId" = ${businessId}::uuid AND "accountId" = ${accountId}::uuid AND "partyId" = ${partyId}::uuid
            AND "day" >= date_trunc('month', ${on}::date) AND "day" < ${on}::date)
        + (SELECT coalesce(sum("debitPoisha" - "creditPoisha"), 0) FROM "JournalLine"
          WHERE "businessId" = ${businessId}::uuid AND "accountId" = ${accountId}::uuid AND "partyId" = ${partyId}::uuid
            AND "day" = ${on}::date AND "id" <= ${id}::uuid))::bigint AS "value"`
    : await db.$queryRaw<{ value: Poisha }[]>`
      SELECT ((SELECT coalesce(sum(t."debitPoisha" - t."creditPoisha"), 0) FROM "AccountTotal" t
          WHERE t."businessId" = ${businessId}::uuid AND t."accountId" = ${accountId}::uuid AND ${totalsThrough(before)})
        + (SELECT coalesce(sum("debitPoisha" - "creditPoisha"), 0) FROM "JournalLine"
          WHERE "businessId" = ${businessId}::uuid AND "accountId" = ${accountId}::uuid AND "day" = ${on}::date
            AND "id" <= ${id}::uuid))::bigint AS "value"`;
  return rows[0]!.value;
}

/** The balance after each row, computed from the balance after the first row of the page. */
function running(rows: Line[], first: Poisha, isNewestFirst: boolean): Poisha[] {
  const balances = [first];
  for (let index = 1; index < rows.length; index += 1) {
    const { debitPoisha, creditPoisha } = isNewestFirst ? rows[index - 1]! : rows[index]!;
    const change = debitPoisha - creditPoisha;
    balances.push(balances[index - 1]! + (isNewestFirst ? -change : change));
  }
  return balances;
}
