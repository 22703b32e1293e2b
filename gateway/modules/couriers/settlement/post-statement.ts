import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, requiredText, version } from '../../../commands/fields.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';
import type { SettlementStatus } from '../../../db/generated/client/enums.ts';
import { PreconditionError } from '../../../errors.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { postEntries, type Party, type Posting } from '../../accounting/post-entries.ts';
import { reverseEntries } from '../../accounting/reverse-entries.ts';
import { LONG_STATEMENT } from './create-statement.ts';
import { judgeStatement, type JudgedLine } from './judge-statement.ts';
import { writeMissing } from './statement-lines.ts';

const target = { statementId: idOf('CourierStatement'), version: version() };

async function holdStatement({ tx, session: { businessId } }: CommandContext, id: string, seen?: number) {
  await lockRow(tx, 'CourierStatement', businessId, id, seen);
  return tx.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, include: { courier: true } });
}

/** Locked in id order, as every step of an order locks them. */
const lockOrdersOf = ({ tx, session: { businessId } }: CommandContext, statementId: string) =>
  tx.$executeRaw`SELECT 1 FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "id" IN (
    SELECT "orderId" FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`;

/** Books a statement as one voucher: orders that are paid in full are settled, the others disputed. A long one in the background. */
export const postStatement = defineCommand({
  name: 'couriers.postStatement',
  permission: 'deliveryMethod',
  input: z.object(target),
  run: async (context, { statementId: id, version: seen }) => {
    const { tx, session: { businessId }, enqueue } = context;
    const { status, lineCount } = await holdStatement(context, id, seen);
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

/** Books all of a statement, in the caller's transaction. */
export async function bookStatement(context: CommandContext, id: string): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const { courier, number, account, day, status, netPoisha: net } = await holdStatement(context, id);
  // Two statements of one courier are judged one after the other: an order is paid once.
  await lockRow(tx, 'Courier', businessId, courier.id);
  await lockOrdersOf(context, id);
  const lines = await tx.statementLine.findMany({
    where: { businessId, statementId: id, result: { not: 'EXPECTED_MISSING' } }, orderBy: { position: 'asc' },
  });
  const judged = await judgeStatement(tx, courier, lines);
  await writeResults(context, judged);
  await settleOrders(context, judged, { number, name: courier.name });
  await writeMissing(tx, businessId, id);
  await tx.courierStatement.update({
    where: { businessId_id: { businessId, id } },
    data: { status: 'POSTED', postedAt: new Date(), problem: null, version: { increment: 1 } },
    select: { id: true },
  });
  await audit({
    entity: ['CourierStatement', id], summary: msg('Posted: {{count}} parcels', { count: judged.length }),
    before: { status }, after: { status: 'POSTED' },
  });
  await postEntries(tx, businessId, [{
    description: `Statement ${number} of ${courier.name}`, source: ['CourierStatement', id], causeId: id, kind: 'settlement',
    day: day.toISOString().slice(0, 10),
    postings: postingsOf(judged, { account: account as AccountCode, party: ['COURIER', courier.id], net, tolerance: courier.tolerancePoisha }),
  }]);
}

type Lines = JudgedLine<StatementLine>[];

/** What became of an order by a line; null where nothing does. */
function settlementAfter({ result, order }: Lines[number]): Settled | null {
  if (!order || order.settlementStatus === 'NA' && order.owedPoisha === 0n) return null;
  if (result === 'MATCHED' || result === 'CHARGE_DIFF') return 'SETTLED';
  if (result === 'PARTIAL') return 'PARTIAL';
  return result === 'SHORT' || result === 'OVER' ? 'DISPUTED' : null;
}

async function writeResults({ tx, session: { businessId } }: CommandContext, judged: Lines): Promise<void> {
  const rows = judged.map((one) => ({
    id: one.line.id, result: one.result, orderId: one.order?.id ?? null, expected: one.order?.leftPoisha ?? null,
    settled: one.settledPoisha, before: settlementAfter(one) && one.order!.settlementStatus,
  }));
  await tx.$executeRaw`
    UPDATE "StatementLine" l SET "result" = r."result"::"LineResult", "orderId" = r."orderId", "expectedPoisha" = r."expected",
      "settledPoisha" = r."settled", "before" = r."before"::"SettlementStatus"
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "result" text, "orderId" uuid, "expected" bigint, "settled" bigint, "before" text)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = r."id"`;
}

type Settled = 'SETTLED' | 'PARTIAL' | 'DISPUTED';

const SUMMARIES: Record<Settled, (of: { number: number; name: string }) => Message> = {
  SETTLED: (of) => msg('COD settled by statement {{number}} of {{name}}', of),
  PARTIAL: (of) => msg('COD paid in part by statement {{number}} of {{name}}', of),
  DISPUTED: (of) => msg('COD in dispute: statement {{number}} of {{name}} says otherwise', of),
};

async function settleOrders(
  { tx, session: { businessId }, audit }: CommandContext, judged: Lines, statement: { number: number; name: string },
): Promise<void> {
  const rows = judged.flatMap((one) => {
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

interface Voucher {
  account: AccountCode;
  party: Party;
  net: Poisha;
  tolerance: Poisha;
}

/** Debits above zero, credits below. */
const booked = (account: AccountCode, amount: Poisha, party?: Party): Posting =>
  (amount < 0n ? { account, credit: -amount, party } : { account, debit: amount, party });

/**
 * What came goes to the account, what the courier kept to its costs, what it owed is owed no more. All that does not
 * add up is disputed: money for parcels that nobody knows as well as money that is missing.
 */
export function postingsOf(judged: readonly JudgedLine<StatementLine>[], { account, party, net, tolerance }: Voucher): Posting[] {
  let [charges, fees, settled, disputed] = [0n, 0n, 0n, 0n];
  for (const { line, result, settledPoisha } of judged) {
    if (result === 'UNKNOWN_PARCEL' || result === 'DUPLICATE' || result === 'NOT_DELIVERED_HERE') {
      disputed -= line.netPoisha;
      continue;
    }
    const missing = settledPoisha - line.collectedPoisha;
    const isSmall = missing <= tolerance && -missing <= tolerance;
    charges += line.deliveryPoisha + line.returnPoisha + (isSmall ? missing : 0n);
    fees += line.codFeePoisha;
    settled += settledPoisha;
    disputed += (isSmall ? 0n : missing) - line.adjustPoisha;
  }
  return [
    booked(account, net),
    booked('courier-charges', charges, party),
    booked('cod-fees', fees, party),
    booked('settlement-disputes', disputed, party),
    booked('courier-receivable', -settled, party),
  ];
}

/** What was decided about a difference of the statement would have nothing to stand on. */
async function refuseDecided({ tx, session: { businessId } }: CommandContext, statementId: string): Promise<void> {
  const [decided] = await tx.$queryRaw<{ number: number }[]>`
    SELECT o."number" FROM "StatementLine" l
    JOIN "SettlementDecision" d ON d."businessId" = l."businessId" AND d."orderId" = l."orderId" AND NOT d."isUndone"
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid AND l."before" IS NOT NULL LIMIT 1`;
  if (!decided) return;
  throw new PreconditionError('DECIDED', msg('Take back what was decided about order {{number}} first', { number: decided.number }));
}

/** A statement that pays the rest of an order stands on the one that paid a part: the later one goes first. */
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

/** Takes back all that a statement did: its voucher, and the settlement of its orders. A draft is only put away. */
export const voidStatement = defineCommand({
  name: 'couriers.voidStatement',
  permission: 'deliveryMethod',
  input: z.object({ ...target, reason: requiredText(200).describe('Why.') }),
  run: async (context, { statementId: id, version: seen, reason }) => {
    const { tx, session: { businessId }, audit } = context;
    const statement = await holdStatement(context, id, seen);
    if (statement.status === 'POSTING' || statement.status === 'READING') throw new PreconditionError('WRONG_STATUS', 'It is being worked on: wait for it first');
    if (statement.status === 'VOID') throw new PreconditionError('WRONG_STATUS', 'This statement is void already');
    await lockRow(tx, 'Courier', businessId, statement.courierId);
    await lockOrdersOf(context, id);
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
        summary: msg('Statement {{number}} of {{name}} was taken back: {{reason}}', { number: statement.number, name: statement.courier.name, reason }),
      });
    }
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
