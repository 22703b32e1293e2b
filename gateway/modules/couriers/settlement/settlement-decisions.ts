import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, requiredText } from '../../../commands/fields.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { SettlementStatus } from '../../../db/generated/client/enums.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../../accounting/money-account.ts';
import { postEntries, type Party, type Posting } from '../../accounting/post-entries.ts';
import { addOrderFiles, orderFileIds } from '../../orders/order-files.ts';
import { reverseEntries } from '../../accounting/reverse-entries.ts';
import { POSTED_LINES } from '../../orders/posted-lines.ts';
import { OPEN_CHARGE } from './cash-in-dispute.ts';
import { disputedPart, DISPUTED_CHARGES } from './disputed-charges.ts';
import { acceptedChargePostings, writtenOffPostings } from './statement-postings.ts';

const orderId = idOf('Order').describe('One whose money a courier has, or should have.');
const note = requiredText(300).describe('Why, for whoever asks later.');

/** Moves what the courier has not paid of an order to the dispute account. */
export const disputeOrder = defineCommand({
  name: 'couriers.disputeOrder',
  permission: 'deliveryMethod',
  input: z.object({
    orderId, note, files: orderFileIds.default([]).describe('Evidence, uploaded to /api/files/order-file; kept with the files of the order.'),
  }),
  run: (context, input) => decideCash(context, input, { kind: 'DISPUTE', from: ['UNSETTLED', 'PARTIAL'], after: 'DISPUTED' },
    ({ left, courier }) => ({
      amount: left,
      postings: [{ account: 'settlement-disputes', debit: left, party: courier }, { account: 'courier-receivable', credit: left, party: courier }],
    })),
});

/** Ends a dispute by payment: the courier paid the missing amount, or the business paid the excess back. */
export const resolveDispute = defineCommand({
  name: 'couriers.resolveDispute',
  permission: 'deliveryMethod',
  input: z.object({
    orderId, note,
    account: moneyAccount.default('BANK').describe('Where the money came to, or was taken from.').meta({ sample: 'BANK' }),
    accountId: otherAccount('account'),
  }),
  run: async (context, { account, accountId, ...input }) => {
    // Before the account, as the lock order says.
    await lockRow(context.tx, 'Order', context.session.businessId, input.orderId);
    const code = await moneyAccountCode(context.tx, context.session.businessId, { account, accountId });
    return decideCash(context, input, { kind: 'RESOLVE', from: ['DISPUTED'], after: 'SETTLED' }, ({ disputed, courier, charges }) => ({
      amount: disputed,
      ...(charges && { after: charges.after }),
      postings: disputed > 0n
        ? [{ account: code, debit: disputed }, { account: 'settlement-disputes', credit: disputed, party: courier }]
        : [{ account: 'settlement-disputes', debit: -disputed, party: courier }, { account: code, credit: -disputed }],
    }));
  },
});

/** Writes off what a courier owes for an order, keeps what it paid too much, or accepts a charge in dispute. Only administrators. */
export const writeOffOrder = defineCommand({
  name: 'couriers.writeOffOrder',
  permission: 'ADMIN',
  input: z.object({ orderId, note }),
  run: (context, input) => decideCash(context, input, { kind: 'WRITE_OFF', from: ['UNSETTLED', 'PARTIAL', 'DISPUTED'], after: 'WRITTEN_OFF' },
    ({ left, disputed, courier, before, charges }) => {
      if (before !== 'DISPUTED') {
        return { amount: left, postings: [{ account: 'other-expense', debit: left }, { account: 'courier-receivable', credit: left, party: courier }] };
      }
      if (charges) return { amount: disputed, kind: 'CHARGE_ACCEPTED', after: charges.after, postings: acceptedChargePostings(charges, courier) };
      return { amount: disputed, postings: writtenOffPostings(disputed, courier) };
    }),
});

/** Writes off what a statement that is being posted leaves in dispute about an order, as was decided while it was a draft. */
export const writeOffDisputed = (context: CommandContext, disputed: { orderId: string; note: string; by: string }) =>
  decideCash(context, disputed, { kind: 'WRITE_OFF', from: ['DISPUTED'], after: 'WRITTEN_OFF' },
    ({ disputed: amount, courier }) => ({ amount, postings: writtenOffPostings(amount, courier) }));

/** Undoes the last decision about an order: reverses its entries and restores the settlement status. */
export const undoSettlementDecision = defineCommand({
  name: 'couriers.undoSettlementDecision',
  permission: 'ADMIN',
  input: z.object({ orderId, reason: requiredText(200).describe('Why.') }),
  run: async ({ tx, session: { businessId }, audit }, { orderId: id, reason }) => {
    await lockRow(tx, 'Order', businessId, id);
    const last = await tx.settlementDecision.findFirst({ where: { businessId, orderId: id, isUndone: false }, orderBy: { id: 'desc' } });
    const order = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { settlementStatus: true } });
    // A claim for lost goods is paid beside the cash of the order: its decisions leave the settlement as it is.
    const isOfClaim = last?.kind === 'CLAIM_PAID' || last?.kind === 'CLAIM_WRITTEN_OFF';
    if (!last || (order.settlementStatus !== last.after && !isOfClaim)) throw new PreconditionError('WRONG_STATUS', 'Nothing was decided about this order');
    await tx.settlementDecision.update({ where: { businessId_id: { businessId, id: last.id } }, data: { isUndone: true }, select: { id: true } });
    await tx.statementLine.updateMany({ where: { businessId, chargeDecisionId: last.id }, data: { chargeDecisionId: null } });
    await setStatus(tx, businessId, id, isOfClaim ? order.settlementStatus : last.before);
    await audit({
      entity: ['Order', id], summary: msg('Decision taken back: {{reason}}', { reason }),
      before: { decision: last.kind, settlementStatus: order.settlementStatus },
      after: { settlementStatus: isOfClaim ? order.settlementStatus : last.before },
    });
    await reverseEntries(tx, businessId, { source: ['Order', id], causeId: last.id, reason });
    return { id };
  },
});

const setStatus = (tx: CommandContext['tx'], businessId: string, id: string, settlementStatus: SettlementStatus) =>
  tx.order.update({
    where: { businessId_id: { businessId, id } }, data: { settlementStatus, version: { increment: 1 } }, select: { id: true },
  });

/** Decisions about the cash of an order; those about lost goods stand in claim-decisions.ts. */
type CashDecision = 'DISPUTE' | 'RESOLVE' | 'WRITE_OFF' | 'CHARGE_ACCEPTED';

interface Step {
  kind: CashDecision;
  from: readonly SettlementStatus[];
  after: SettlementStatus;
}

/** Charges beyond the terms that are in dispute. Then nothing else of the order is: its cash was settled with them, or before. */
interface OpenCharges {
  /** For the way there and back, and for the cash. */
  charges: Poisha;
  fees: Poisha;
  /** The settlement of the order once the dispute has ended: nothing is owed of one without cash. */
  after: SettlementStatus;
}

interface OpenAmounts {
  /** What the courier owes by the journal. */
  left: Poisha;
  /** The disputed amount; negative when the courier paid too much. */
  disputed: Poisha;
  charges: OpenCharges | null;
  courier: Party;
  before: SettlementStatus;
}

interface Ended {
  amount: Poisha;
  postings: Posting[];
  /** Other than those of the step. */
  kind?: CashDecision;
  after?: SettlementStatus;
}

const SUMMARIES: Record<CashDecision, (note: string) => Message> = {
  DISPUTE: (why) => msg('In dispute with the courier: {{note}}', { note: why }),
  RESOLVE: (why) => msg('Dispute settled: {{note}}', { note: why }),
  WRITE_OFF: (why) => msg('Written off: {{note}}', { note: why }),
  CHARGE_ACCEPTED: (why) => msg('Charge in dispute accepted: {{note}}', { note: why }),
};

interface Decided {
  orderId: string;
  note: string;
  files?: string[];
  /** Who has decided it; whoever acts when left out. */
  by?: string;
}

async function decideCash(
  context: CommandContext, { orderId: id, note: why, files = [], by }: Decided, step: Step,
  plan: (standing: OpenAmounts) => Ended,
): Promise<{ id: string }> {
  const { tx, session, audit } = context;
  const { businessId, actorName } = session;
  await lockRow(tx, 'Order', businessId, id);
  const order = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { settlementStatus: true, number: true } });
  const before = order.settlementStatus;
  if (!step.from.includes(before)) throw new PreconditionError('WRONG_STATUS', 'The money of this order does not stand where that can be said of it');
  const standing = { ...(await readOpenAmounts(tx, businessId, id)), before };
  const { amount, postings, kind = step.kind, after = step.after } = plan(standing);
  const decisionId = uuidv7();
  await tx.settlementDecision.create({
    data: { businessId, id: decisionId, orderId: id, kind, amountPoisha: amount, before, after, note: why, createdByName: by ?? actorName }, select: { id: true },
  });
  if (standing.charges) {
    await tx.statementLine.updateMany({
      where: { businessId, orderId: id, ...OPEN_CHARGE }, data: { chargeDecisionId: decisionId },
    });
  }
  await setStatus(tx, businessId, id, after);
  await addOrderFiles(tx, session, id, files);
  await audit({
    entity: ['Order', id], summary: SUMMARIES[kind](why),
    before: { settlementStatus: before }, after: { settlementStatus: after, ...(files.length > 0 && { files }) },
  });
  await postEntries(tx, businessId, [{
    description: DESCRIPTIONS[kind](order.number, why), source: ['Order', id], causeId: decisionId, kind: 'settlement-decision', postings,
  }]);
  return { id };
}

const DESCRIPTIONS: Record<CashDecision, (number: number, note: string) => Message> = {
  DISPUTE: (number, why) => msg('In dispute, order {{number}}: {{note}}', { number, note: why }),
  RESOLVE: (number, why) => msg('Dispute settled, order {{number}}: {{note}}', { number, note: why }),
  WRITE_OFF: (number, why) => msg('Written off, order {{number}}: {{note}}', { number, note: why }),
  CHARGE_ACCEPTED: (number, why) => msg('Charge in dispute accepted, order {{number}}: {{note}}', { number, note: why }),
};

interface OpenRow {
  courierId: string;
  left: bigint;
  disputed: bigint;
  openCharges: bigint;
  openFees: bigint;
  before: SettlementStatus | null;
}

const IS_OPEN_CHARGE = Prisma.sql`l."disputesCharge" AND l."chargeDecisionId" IS NULL`;

/** The open amounts of an order, by the journal and the posted statements. */
async function readOpenAmounts(tx: CommandContext['tx'], businessId: string, id: string): Promise<Omit<OpenAmounts, 'before'>> {
  const [row] = await tx.$queryRaw<OpenRow[]>`
    SELECT s."courierId", p."openCharges", p."openFees", p."before", (b."owed" - p."paid")::bigint AS "left", (b."disputed" + p."disputed")::bigint AS "disputed"
    FROM "Shipment" s CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-receivable'), 0) AS "owed",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'settlement-disputes'), 0) AS "disputed"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE e."businessId" = s."businessId" AND e."sourceId" = s."orderId" AND e."sourceType" = 'Order'
    ) b CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."settledPoisha"), 0) AS "paid",
        coalesce(sum(l."settledPoisha" - l."collectedPoisha") FILTER (WHERE l."result" IN ('SHORT', 'OVER')), 0)
          + coalesce(sum(${DISPUTED_CHARGES}), 0) AS "disputed",
        coalesce(sum(${disputedPart('excessDeliveryPoisha')} + ${disputedPart('excessReturnPoisha')}) FILTER (WHERE ${IS_OPEN_CHARGE}), 0)::bigint AS "openCharges",
        coalesce(sum(${disputedPart('excessFeePoisha')}) FILTER (WHERE ${IS_OPEN_CHARGE}), 0)::bigint AS "openFees",
        min(l."before") FILTER (WHERE ${IS_OPEN_CHARGE}) AS "before"
      FROM ${POSTED_LINES}
      WHERE l."businessId" = s."businessId" AND l."orderId" = s."orderId" AND l."before" IS NOT NULL
    ) p WHERE s."businessId" = ${businessId}::uuid AND s."orderId" = ${id}::uuid AND s."active"`;
  if (!row) throw new NotFoundError('Parcel');
  const { left, disputed, openCharges: charges, openFees: fees, before } = row;
  return {
    left, disputed, courier: ['COURIER', row.courierId],
    charges: charges + fees > 0n ? { charges, fees, after: before === 'NA' ? 'NA' : 'SETTLED' } : null,
  };
}
