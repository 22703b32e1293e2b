import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, requiredText, version } from '../../../commands/fields.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { SettlementStatus } from '../../../db/generated/client/enums.ts';
import { PreconditionError } from '../../../errors.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { lockMoneyAccount } from '../../accounting/money-account.ts';
import { postEntries, type Party } from '../../accounting/post-entries.ts';
import { reverseEntries } from '../../accounting/reverse-entries.ts';
import { LONG_STATEMENT } from './create-statement.ts';
import { decisionEntry } from './difference-decisions.ts';
import { planDecisions } from './draft-decisions.ts';
import { lockOrdersOf, lockStatement, type LockedStatement } from './lock-statement.ts';
import { settlementAfter, type Settled } from './settlement-after.ts';
import { writeOffDisputed } from './settlement-decisions.ts';
import { acceptedPostings, postingsOf } from './statement-postings.ts';
import { voucherSums } from './voucher-sums.ts';
import { classifyLines, type ClassifiedLine } from './classify-statement.ts';
import { lockOrders } from './find-orders.ts';
import { writeClassified, writeMissing } from './statement-lines.ts';

const target = { statementId: idOf('CourierStatement'), version: version() };

/** Posts a statement as one voucher: orders paid in full become settled, the others disputed. A background job posts a long one. */
export const postStatement = defineCommand({
  name: 'couriers.postStatement',
  permission: 'deliveryMethod',
  input: z.object(target),
  run: async (context, { statementId: id, version: seen }) => {
    const { tx, session: { businessId }, enqueue } = context;
    const { status, lineCount } = await lockStatement(context, id, seen);
    if (status === 'READING') throw new PreconditionError('WRONG_STATUS', 'Its lines are still being compared');
    if (status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    if (lineCount <= LONG_STATEMENT) {
      await bookStatement(context, id);
      return { id };
    }
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id } }, data: { status: 'POSTING', problem: null, version: { increment: 1 } }, select: { id: true },
    });
    await enqueue(POST_STATEMENT_TASK, { businessId, statementId: id });
    return { id };
  },
});

export const POST_STATEMENT_TASK = 'couriers.post-statement';

/** Books a whole statement in the caller's transaction. */
export async function bookStatement(context: CommandContext, id: string): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const { courier, number, account, day, status, netPoisha: net } = await lockStatement(context, id);
  const lines = await tx.statementLine.findMany({
    where: { businessId, statementId: id, result: { not: 'EXPECTED_MISSING' } }, orderBy: { position: 'asc' },
  });
  // Lines may name other orders now than when they were entered: an order is settled only behind its lock, and only once.
  const locked = await lockOrders(tx, businessId, { courierId: courier.id, lines, chosen: lines.flatMap(({ orderId }) => orderId ?? []) });
  if (net !== 0n) await lockMoneyAccount(tx, businessId, account);
  await lockRow(tx, 'Courier', businessId, courier.id);
  const classified = await classifyLines(tx, courier, lines, locked);
  const { orders, accepted } = await planDecisions(tx, businessId, classified);
  await writeClassified(tx, businessId, classified, { keepsSuggestions: true });
  await settleOrders(context, classified, { number, name: courier.name });
  await writeMissing(tx, { id, day, courier });
  await tx.courierStatement.update({
    where: { businessId_id: { businessId, id } },
    data: { status: 'POSTED', postedAt: new Date(), problem: null, version: { increment: 1 } },
    select: { id: true },
  });
  await audit({
    entity: ['CourierStatement', id], summary: msg('Posted: {{count}} parcels', { count: classified.length, defaultValue_one: 'Posted: {{count}} parcel' }),
    before: { status }, after: { status: 'POSTED' },
  });
  const sums = await voucherSums(tx, { businessId, statementId: id, tolerance: courier.tolerancePoisha });
  const party: Party = ['COURIER', courier.id];
  await postEntries(tx, businessId, [
    {
      description: msg('Statement {{number}} of {{courier}}', { number, courier: courier.name }), source: ['CourierStatement', id], causeId: id, kind: 'settlement',
      day: day.toISOString().slice(0, 10), postings: postingsOf(sums, { account: account as AccountCode, party, net }),
    },
    ...accepted.map(({ id: decisionId, amountPoisha: amount, note }) => decisionEntry(
      { statementId: id, number, courier, decisionId, note }, acceptedPostings({ amount, deducted: amount > 0n ? amount : 0n, courier: party }),
    )),
  ]);
  for (const { orderId, decision: { note, createdByName: by } } of orders) await writeOffDisputed(context, { orderId, note, by });
}

type Lines = ClassifiedLine<StatementLine>[];

const SUMMARIES: Record<Settled, (of: { number: number; name: string }) => Message> = {
  SETTLED: (of) => msg('COD settled by statement {{number}} of {{name}}', of),
  PARTIAL: (of) => msg('COD paid in part by statement {{number}} of {{name}}', of),
  DISPUTED: (of) => msg('COD in dispute: statement {{number}} of {{name}} says otherwise', of),
};

async function settleOrders(
  { tx, session: { businessId }, audit }: CommandContext, classified: Lines, statement: { number: number; name: string },
): Promise<void> {
  const rows = classified.flatMap((one) => {
    const after = settlementAfter(one);
    return after ? [{ id: one.order!.id, after, before: one.order!.settlementStatus }] : [];
  });
  for (const { id, after, before } of rows) {
    await audit({
      entity: ['Order', id], summary: SUMMARIES[after](statement), before: { settlementStatus: before }, after: { settlementStatus: after },
    });
  }
  await tx.$executeRaw`
    UPDATE "Order" o SET "settlementStatus" = r."after"::"SettlementStatus", "version" = o."version" + 1, "updatedAt" = now()
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "after" text)
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = r."id"`;
}

/** Throws PreconditionError when a dispute of the statement was decided: that decision has to be undone first. */
async function refuseDecided({ tx, session: { businessId } }: CommandContext, statementId: string): Promise<void> {
  const [decided] = await tx.$queryRaw<{ number: number }[]>`
    SELECT o."number" FROM "StatementLine" l
    JOIN "SettlementDecision" d ON d."businessId" = l."businessId" AND d."orderId" = l."orderId" AND NOT d."isUndone"
      AND d."kind" NOT IN ('CLAIM_PAID', 'CLAIM_WRITTEN_OFF')
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid AND l."before" IS NOT NULL LIMIT 1`;
  const differences = await tx.differenceDecision.findFirst({ where: { businessId, statementId, isUndone: false, kind: { not: 'DISPUTE' } }, select: { id: true } });
  if (differences) throw new PreconditionError('DECIDED', 'Take back what was decided about its differences first');
  if (!decided) return;
  throw new PreconditionError('DECIDED', msg('Take back what was decided about order {{number}} first', { number: decided.number }));
}

/** Throws PreconditionError when a later statement paid more of the same orders: that one has to be voided first. */
async function refusePaidSince({ tx, session: { businessId } }: CommandContext, statementId: string): Promise<void> {
  const [later] = await tx.$queryRaw<{ number: number }[]>`
    SELECT t."number" FROM "StatementLine" l JOIN "StatementLine" m ON m."businessId" = l."businessId" AND m."orderId" = l."orderId"
      AND m."statementId" <> l."statementId" AND m."before" IS NOT NULL
    JOIN "CourierStatement" t ON t."businessId" = m."businessId" AND t."id" = m."statementId" AND t."status" = 'POSTED'
    JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND t."postedAt" > s."postedAt"
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid AND l."before" IS NOT NULL LIMIT 1`;
  if (!later) return;
  throw new PreconditionError('PAID_SINCE', msg('Take back statement {{number}} first: it has paid more of the same orders', { number: later.number }));
}

/** Gives the orders of a posted statement the settlement back that they had before. */
async function reopenOrders(context: CommandContext, { id, courierId, number, courier }: LockedStatement, reason: string): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  await lockOrdersOf(context, id);
  await lockRow(tx, 'Courier', businessId, courierId);
  await refuseDecided(context, id);
  await refusePaidSince(context, id);
  const reopened = await tx.$queryRaw<{ id: string; before: SettlementStatus }[]>`
    UPDATE "Order" o SET "settlementStatus" = l."before", "version" = o."version" + 1, "updatedAt" = now()
    FROM "StatementLine" l WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${id}::uuid AND l."before" IS NOT NULL
      AND o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."settlementStatus" IN ('SETTLED', 'DISPUTED', 'PARTIAL')
    RETURNING o."id", l."before"`;
  for (const { id: orderId, before } of reopened) {
    await audit({
      entity: ['Order', orderId], after: { settlementStatus: before },
      summary: msg('Statement {{number}} of {{name}} was taken back: {{reason}}', { number, name: courier.name, reason }),
    });
  }
}

/** Voids a statement: reverses its voucher and the settlement of its orders. A draft has booked nothing. */
export const voidStatement = defineCommand({
  name: 'couriers.voidStatement',
  permission: 'deliveryMethod',
  input: z.object({ ...target, reason: requiredText(200).describe('Why.') }),
  run: async (context, { statementId: id, version: seen, reason }) => {
    const { tx, session: { businessId }, audit } = context;
    const statement = await lockStatement(context, id, seen);
    if (statement.status === 'POSTING' || statement.status === 'READING') throw new PreconditionError('WRONG_STATUS', 'It is being worked on: wait for it first');
    if (statement.status === 'VOID') throw new PreconditionError('WRONG_STATUS', 'This statement is void already');
    // A draft has changed no order.
    if (statement.status === 'POSTED') await reopenOrders(context, statement, reason);
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'VOID', voidReason: reason, version: { increment: 1 } },
      select: { id: true },
    });
    if (statement.status === 'POSTED') await reverseEntries(tx, businessId, { source: ['CourierStatement', id], reason });
    await audit({
      entity: ['CourierStatement', id], summary: msg('Void: {{reason}}', { reason }), before: { status: statement.status }, after: { status: 'VOID' },
    });
    return { id };
  },
});
