import type { db, Tx } from '../../../db/client.ts';
import type { LineResult, SettlementDecisionKind } from '../../../db/generated/client/enums.ts';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { POSTED_LINES } from '../../orders/posted-lines.ts';
import { hasOtherCash } from './cash-in-dispute.ts';
import { disputedPart, IS_ACCEPTED } from './disputed-charges.ts';

/**
 * Where the cash of one order is. The parts add up to what the courier owed: paid out, kept as charges, disputed, written
 * off, and still held. Amounts in poisha.
 */
export interface MoneyTrail {
  orderId: string;
  /** The cash to collect when the order was shipped. */
  promised: Poisha;
  /** What the courier owed by the journal: `paidOut + charges + codFees + other + disputed + writtenOff + open`. */
  owed: Poisha;
  paidOut: Poisha;
  charges: Poisha;
  codFees: Poisha;
  /** Differences within the tolerance, minus what the courier added. */
  other: Poisha;
  /** Negative when the courier paid too much. */
  disputed: Poisha;
  writtenOff: Poisha;
  /** What the courier still holds. */
  open: Poisha;
  /** What the courier owed for goods that it lost, apart from the cash, and what of that is not paid or written off. */
  claimed: Poisha;
  claimOpen: Poisha;
  courierName: string;
  promisedAt: Date;
  handedOverAt: Date | null;
  /** Null before the delivery, which books the receivable. */
  deliveredAt: Date | null;
  /** When the courier has to pay by its terms; null while it owes nothing. */
  dueAt: Date | null;
  payments: TrailPayment[];
  decisions: TrailDecision[];
}

/** The line of one posted statement for the order. */
export interface TrailPayment {
  statementId: string;
  number: number;
  reference: string;
  /** The day in Dhaka on which the money came. */
  day: Date;
  /** The name of the account that received the money. */
  account: string;
  result: LineResult;
  collected: Poisha;
  charges: Poisha;
  codFee: Poisha;
  adjustment: Poisha;
  net: Poisha;
  settled: Poisha;
  /** What of the charges, and of the fee, was put in dispute. */
  disputedCharges: Poisha;
  disputedFee: Poisha;
  /** These were accepted in the end. */
  isAccepted: boolean;
}

export interface TrailDecision {
  kind: SettlementDecisionKind;
  amount: Poisha;
  note: string;
  by: string;
  at: Date;
  /** The order was in dispute before: the amount came from the dispute account, not from the receivable. */
  wasDisputed: boolean;
}

interface Facts {
  promised: Poisha;
  /** The balance of the order's own entries on the courier's receivable. */
  receivable: Poisha;
  /** The balance of its own entries on the claims, and what posted statements paid of it. */
  claims: Poisha;
  claimsPaid: Poisha;
  courierName: string;
  payoutDays: number;
  createdAt: Date;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => Poisha) => items.reduce((total, item) => total + amount(item), 0n);

/** The money trail of an order; null until a courier has it. Three statements. */
export async function moneyTrail(client: Tx | typeof db, businessId: string, orderId: string): Promise<MoneyTrail | null> {
  const [facts] = await client.$queryRaw<Facts[]>`
    SELECT o."totalPoisha" - o."advancePoisha" AS "promised", c."name" AS "courierName", c."payoutDays",
      o."createdAt", coalesce(o."shippedAt", s."createdAt") AS "shippedAt", o."deliveredAt", b."receivable", b."claims", (
        SELECT coalesce(sum(l."claimPoisha"), 0)::bigint FROM ${POSTED_LINES}
        WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
      ) AS "claimsPaid"
    FROM "Order" o JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
    JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-receivable'), 0)::bigint AS "receivable",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-claims'), 0)::bigint AS "claims"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" IN ('courier-receivable', 'courier-claims')
      WHERE e."businessId" = o."businessId" AND e."sourceId" = o."id" AND e."sourceType" = 'Order'
    ) b
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ${orderId}::uuid`;
  if (!facts) return null;
  const payments = await client.$queryRaw<TrailPayment[]>`
    SELECT t."id" AS "statementId", t."number", t."reference", t."day", coalesce(a."name", '') AS "account", l."result",
      l."collectedPoisha" AS "collected", l."deliveryPoisha" + l."returnPoisha" AS "charges", l."codFeePoisha" AS "codFee",
      l."adjustPoisha" AS "adjustment", l."netPoisha" AS "net", l."settledPoisha" AS "settled",
      ${disputedPart('excessDeliveryPoisha')} + ${disputedPart('excessReturnPoisha')} AS "disputedCharges", ${disputedPart('excessFeePoisha')} AS "disputedFee",
      ${IS_ACCEPTED} AS "isAccepted"
    FROM ${POSTED_LINES}
    LEFT JOIN "Account" a ON a."businessId" = t."businessId" AND a."code" = t."account"
    WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid
      AND l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF') ORDER BY t."postedAt", l."position"`;
  const decisions = (await client.settlementDecision.findMany({
    where: { businessId, orderId, isUndone: false }, orderBy: { id: 'asc' },
  })).map((row): TrailDecision => ({
    kind: row.kind, amount: row.amountPoisha, note: row.note, by: row.createdByName, at: row.createdAt, wasDisputed: row.before === 'DISPUTED',
  }));
  return { orderId, ...split(facts, payments, decisions), payments, decisions };
}

const isOfClaim = ({ kind }: TrailDecision) => kind === 'CLAIM_PAID' || kind === 'CLAIM_WRITTEN_OFF';

function split(facts: Facts, payments: readonly TrailPayment[], made: readonly TrailDecision[]): Omit<MoneyTrail, 'orderId' | 'payments' | 'decisions'> {
  const decisions = made.filter((one) => !isOfClaim(one));
  const { promised, receivable, claims, claimsPaid, courierName, payoutDays, createdAt: promisedAt, shippedAt: handedOverAt, deliveredAt } = facts;
  const decided = (kind: SettlementDecisionKind) => sum(decisions.filter((one) => one.kind === kind), ({ amount }) => amount);
  const fromReceivable = sum(decisions.filter(({ wasDisputed }) => !wasDisputed), ({ amount }) => amount);
  const fromDispute = sum(decisions.filter(({ wasDisputed }) => wasDisputed), ({ amount }) => amount);
  const differences = sum(payments.filter(hasOtherCash), ({ settled, collected }) => settled - collected);
  const refused = payments.filter(({ isAccepted }) => !isAccepted);
  const owed = receivable + fromReceivable;
  const since = deliveredAt ?? handedOverAt;
  return {
    promised, owed, courierName, promisedAt, handedOverAt, deliveredAt,
    paidOut: sum(payments, ({ net }) => net) + decided('RESOLVE'),
    charges: sum(payments, ({ charges }) => charges) - sum(refused, ({ disputedCharges }) => disputedCharges),
    codFees: sum(payments, ({ codFee }) => codFee) - sum(refused, ({ disputedFee }) => disputedFee),
    // Cash that a line has too little or too much of is in dispute; any other difference was booked as a cost.
    other: sum(payments, (one) => (hasOtherCash(one) ? 0n : one.settled - one.collected) - one.adjustment),
    disputed: differences + sum(payments, ({ disputedCharges, disputedFee }) => disputedCharges + disputedFee) + decided('DISPUTE') - fromDispute,
    writtenOff: decided('WRITE_OFF'),
    claimed: claims + sum(made.filter(isOfClaim), ({ amount }) => amount),
    claimOpen: claims - claimsPaid,
    open: receivable - sum(payments, ({ settled }) => settled),
    dueAt: owed !== 0n && since ? new Date(since.getTime() + payoutDays * DAY_MS) : null,
  };
}
