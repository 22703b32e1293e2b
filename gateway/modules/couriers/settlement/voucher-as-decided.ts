import type { Poisha } from '../../../../schema/rules/money.ts';
import { DECIDABLE_RESULTS } from '../../../../schema/rules/line-decisions.ts';
import { db } from '../../../db/client.ts';
import { Prisma, type CourierStatement } from '../../../db/generated/client/client.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import type { Party, Posting } from '../../accounting/post-entries.ts';
import { IS_WITHOUT_ORDER } from '../../orders/posted-lines.ts';
import { acceptedPostings, postingsOf, writtenOffPostings } from './statement-postings.ts';
import { voucherSums } from './voucher-sums.ts';

/** What posting a draft books, as its lines are decided now. Amounts in poisha. */
export interface VoucherAsDecided {
  /** The debits of it, which are its credits. */
  total: Poisha;
  /** By account, one of the two amounts zero: the debits before the credits. */
  lines: { account: string; isOfCourier: boolean; debit: Poisha; credit: Poisha }[];
  toDecide: number;
  decided: number;
  /** Orders by what becomes of them. */
  settled: number;
  partial: number;
  disputed: number;
  writtenOff: number;
  /** Orders that the courier should have paid, and has not. */
  missing: number;
  /** Lines whose money is held until somebody knows what it is for. */
  held: number;
  /** Lines about orders to which the courier added, or from which it deducted, something besides: that goes to dispute. */
  adjusted: number;
}

type Counts = Omit<VoucherAsDecided, 'total' | 'lines'> & {
  short: Poisha;
  over: Poisha;
  accepted: Poisha;
  deducted: Poisha;
  isStale: boolean;
};

type Statement = Pick<CourierStatement, 'businessId' | 'id' | 'courierId' | 'status' | 'account' | 'netPoisha'>;

/**
 * The voucher of a draft by its lines as they are classified and decided: three statements of SQL, however many lines it has.
 * Null unless it is a draft, and for one that was entered before its lines said what they settle.
 */
export async function voucherAsDecided({ businessId, id: statementId, courierId, status, account, netPoisha: net }: Statement): Promise<VoucherAsDecided | null> {
  if (status !== 'DRAFT') return null;
  const { tolerancePoisha: tolerance } = await db.courier.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: courierId } }, select: { tolerancePoisha: true },
  });
  const [sums, counts, names] = await Promise.all([
    voucherSums(db, { businessId, statementId, tolerance }),
    countLines(businessId, statementId),
    db.account.findMany({ where: { businessId }, select: { code: true, name: true } }),
  ]);
  const { short, over, accepted, deducted, isStale, ...shown } = counts;
  if (isStale) return null;
  const courier: Party = ['COURIER', courierId];
  const postings = [
    ...postingsOf(sums, { account: account as AccountCode, party: courier, net }),
    ...writtenOffPostings(short, courier), ...writtenOffPostings(over, courier),
    ...acceptedPostings({ amount: accepted, deducted, courier }),
  ];
  const nameOf = new Map(names.map(({ code, name }) => [code, name]));
  const lines = byAccount(postings).map(({ code, amount, isOfCourier }) => ({
    account: nameOf.get(code) ?? code, isOfCourier, debit: amount > 0n ? amount : 0n, credit: amount < 0n ? -amount : 0n,
  }));
  return { ...shown, total: lines.reduce((sum, { debit }) => sum + debit, 0n), lines: [...lines.filter(({ debit }) => debit > 0n), ...lines.filter(({ credit }) => credit > 0n)] };
}

/** What the postings come to for each account, without those that come to nothing. */
function byAccount(postings: readonly Posting[]): { code: string; amount: Poisha; isOfCourier: boolean }[] {
  const sums = new Map<string, { amount: Poisha; isOfCourier: boolean }>();
  for (const { account, debit = 0n, credit = 0n, party } of postings) {
    const { amount, isOfCourier } = sums.get(account) ?? { amount: 0n, isOfCourier: false };
    // Charges have the courier as their party too; their account says whose they are.
    sums.set(account, { amount: amount + debit - credit, isOfCourier: isOfCourier || (party !== undefined && OF_COURIER.has(account)) });
  }
  return [...sums].flatMap(([code, one]) => (one.amount === 0n ? [] : [{ code, ...one }]));
}

const OF_COURIER: ReadonlySet<string> = new Set<AccountCode>(['courier-receivable', 'settlement-disputes', 'courier-claims']);

const MISSING = Prisma.sql`(l."settledPoisha" - l."collectedPoisha")`;

async function countLines(businessId: string, statementId: string): Promise<Counts> {
  const isWrittenOff = Prisma.sql`d."kind" = 'WRITE_OFF' AND d."amountPoisha" <> 0`;
  const isChanged = Prisma.sql`l."before" IS NOT NULL`;
  const isAccepted = Prisma.sql`${IS_WITHOUT_ORDER} AND ${isWrittenOff}`;
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE l."result"::text = ANY(${DECIDABLE_RESULTS}))::int AS "toDecide",
      count(*) FILTER (WHERE l."result"::text = ANY(${DECIDABLE_RESULTS}) AND (l."decisionId" IS NOT NULL OR l."result" = 'PARTIAL'))::int AS "decided",
      count(*) FILTER (WHERE ${isChanged} AND l."result" IN ('MATCHED', 'CHARGE_DIFF') AND NOT l."disputesCharge")::int AS "settled",
      count(*) FILTER (WHERE ${isChanged} AND l."result" = 'PARTIAL')::int AS "partial",
      count(*) FILTER (WHERE ${isChanged} AND (l."disputesCharge" OR (l."result" IN ('SHORT', 'OVER') AND (${isWrittenOff}) IS NOT TRUE)))::int AS "disputed",
      count(*) FILTER (WHERE ${isChanged} AND l."result" IN ('SHORT', 'OVER') AND ${isWrittenOff})::int AS "writtenOff",
      count(*) FILTER (WHERE ${IS_WITHOUT_ORDER} AND (${isWrittenOff}) IS NOT TRUE AND l."netPoisha" <> 0)::int AS "held",
      count(*) FILTER (WHERE NOT ${IS_WITHOUT_ORDER} AND l."result" <> 'COMPENSATED' AND l."adjustPoisha" <> 0)::int AS "adjusted",
      count(*) FILTER (WHERE l."result" = 'EXPECTED_MISSING' AND NOT EXISTS (
        SELECT 1 FROM "StatementLine" m WHERE m."businessId" = l."businessId" AND m."statementId" = l."statementId" AND m."orderId" = l."orderId"
          AND m."before" IS NOT NULL))::int AS "missing",
      coalesce(sum(${MISSING}) FILTER (WHERE l."result" = 'SHORT' AND ${isWrittenOff}), 0)::bigint AS "short",
      coalesce(sum(${MISSING}) FILTER (WHERE l."result" = 'OVER' AND ${isWrittenOff}), 0)::bigint AS "over",
      coalesce(-sum(l."netPoisha") FILTER (WHERE ${isAccepted}), 0)::bigint AS "accepted",
      coalesce(-sum(l."netPoisha") FILTER (WHERE ${isAccepted} AND l."netPoisha" < 0), 0)::bigint AS "deducted",
      coalesce(bool_or(l."settledPoisha" = 0 AND l."expectedPoisha" > 0 AND l."result" IN ('MATCHED', 'SHORT', 'OVER', 'CHARGE_DIFF')), false) AS "isStale"
    FROM "StatementLine" l LEFT JOIN "DifferenceDecision" d ON d."businessId" = l."businessId" AND d."id" = l."decisionId"
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid`;
  return counts!;
}
