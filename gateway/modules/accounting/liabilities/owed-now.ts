import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { PartyType } from '../../../db/generated/client/enums.ts';
import type { Session } from '../../../session/session.ts';
import { hiddenAccounts } from '../chart-of-accounts.ts';
import { partyNames } from '../party-names.ts';

/** What the business owes on one account, in poisha. */
export interface OwedAccount {
  accountId: string;
  code: string;
  name: string;
  amount: Poisha;
  /** The number of parties that it is owed to. */
  parties: number;
  /** What other parties of the account were paid in advance: it is not theirs to whom something is owed, and lessens no debt. */
  paidAhead: Poisha;
}

/** Open amounts of loans, salaries and bills, each part by the days that it is overdue. */
export interface OwedAges {
  notDue: Poisha;
  days1to30: Poisha;
  days31to60: Poisha;
  over60: Poisha;
}

const owing = (session: Session) => Prisma.sql`a."businessId" = ${session.businessId}::uuid AND a."type" = 'LIABILITY' AND a."kind" = 'PARTIES'
  AND a."code" <> ALL (${hiddenAccounts(session)}::text[])`;

/** What is owed on accounts with parties that the session may look into, the largest first: suppliers, advances, refunds, loans, bills. */
export const owedAccounts = (session: Session): Promise<OwedAccount[]> => db.$queryRaw<OwedAccount[]>`
  SELECT a."id" AS "accountId", a."code", a."name",
    coalesce(-sum(t."balancePoisha") FILTER (WHERE t."balancePoisha" < 0), 0)::bigint AS "amount",
    (count(*) FILTER (WHERE t."balancePoisha" < 0))::int AS "parties",
    coalesce(sum(t."balancePoisha") FILTER (WHERE t."balancePoisha" > 0), 0)::bigint AS "paidAhead"
  FROM "Account" a JOIN "PartyTotal" t ON t."businessId" = a."businessId" AND t."accountId" = a."id" AND t."balancePoisha" <> 0
  WHERE ${owing(session)}
  GROUP BY 1, 2, 3 ORDER BY 4 DESC, 3`;

/**
 * The ageing of liabilities; one statement over the parts of the open ones, which are those of `scheduleOf`: of a loan in twelve
 * parts only those count as late whose day is over.
 */
export async function owedAges(businessId: string): Promise<OwedAges> {
  const today = dhakaDay(new Date());
  const [row] = await db.$queryRaw<OwedAges[]>`
    SELECT coalesce(sum(l."left") FILTER (WHERE l."late" <= 0), 0)::bigint AS "notDue",
      coalesce(sum(l."left") FILTER (WHERE l."late" BETWEEN 1 AND 30), 0)::bigint AS "days1to30",
      coalesce(sum(l."left") FILTER (WHERE l."late" BETWEEN 31 AND 60), 0)::bigint AS "days31to60",
      coalesce(sum(l."left") FILTER (WHERE l."late" > 60), 0)::bigint AS "over60"
    FROM (
      SELECT greatest(p."upTo" - greatest(p."before", p."paidPoisha"), 0) AS "left", ${today}::date - p."day" AS "late" FROM (
        SELECT o."paidPoisha", (o."firstDueDay" + make_interval(months => n))::date AS "day",
          (o."principalPoisha" * n + o."installments" / 2) / o."installments" AS "before",
          (o."principalPoisha" * (n + 1) + o."installments" / 2) / o."installments" AS "upTo"
        FROM "Liability" o CROSS JOIN generate_series(0, o."installments" - 1) n
        WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'OPEN'
      ) p
    ) l`;
  return row!;
}

/** What the business owes to one party on one account. */
export interface OwedParty {
  accountId: string;
  accountName: string;
  partyId: string;
  name: string;
  amount: Poisha;
  /** The day of the oldest part that is open, when payments are for the oldest first; 'YYYY-MM-DD'. */
  sinceDay: string;
  /** When the next part of a loan, salary or bill is due, 'YYYY-MM-DD'; null for suppliers, customers and couriers. */
  dueDay: string | null;
}

/**
 * Whom the business owes to on accounts that the session may look into, the largest amounts, of which those that are owed longest come first. The age is read from what
 * is kept by month, and from the days of the month that it leads to.
 */
export async function owedParties(session: Session, limit: number): Promise<OwedParty[]> {
  const { businessId } = session;
  const rows = await db.$queryRaw<(Omit<OwedParty, 'name'> & { partyType: PartyType })[]>`
    WITH owed AS (
      SELECT a."id" AS "accountId", a."name" AS "accountName", t."partyId", t."partyType", -t."balancePoisha" AS "amount"
      FROM "Account" a JOIN "PartyTotal" t ON t."businessId" = a."businessId" AND t."accountId" = a."id" AND t."balancePoisha" < 0
      WHERE ${owing(session)}
      ORDER BY abs(t."balancePoisha") DESC, t."partyId" LIMIT ${limit}
    )
    SELECT o."accountId", o."accountName", o."partyId", o."partyType", o."amount", d."since"::text AS "sinceDay", l."dueDay"::text AS "dueDay"
    FROM owed o CROSS JOIN LATERAL (
      SELECT c."start", c."credits" - c."creditPoisha" AS "later" FROM (
        SELECT m."start", m."creditPoisha", sum(m."creditPoisha") OVER (ORDER BY m."start" DESC) AS "credits" FROM "PartyMonth" m
        WHERE m."businessId" = ${businessId}::uuid AND m."accountId" = o."accountId" AND m."partyId" = o."partyId"
      ) c WHERE c."credits" >= o."amount" ORDER BY c."start" DESC LIMIT 1
    ) m CROSS JOIN LATERAL (
      SELECT max(c."day") AS "since" FROM (
        SELECT b."day", m."later" + sum(b."creditPoisha") OVER (ORDER BY b."day" DESC) AS "credits" FROM "AccountBalance" b
        WHERE b."businessId" = ${businessId}::uuid AND b."accountId" = o."accountId" AND b."partyId" = o."partyId"
          AND b."day" >= m."start" AND b."day" < m."start" + interval '1 month'
      ) c WHERE c."credits" >= o."amount"
    ) d LEFT JOIN "Liability" l ON l."businessId" = ${businessId}::uuid AND l."id" = o."partyId" AND o."partyType" IN ('PERSON', 'LENDER')
    ORDER BY coalesce(l."dueDay", d."since"), o."amount" DESC, o."partyId"`;
  const names = await partyNames(businessId, rows);
  return rows.map(({ partyType: _type, ...row }) => ({ ...row, name: names.get(row.partyId) ?? '' }));
}
