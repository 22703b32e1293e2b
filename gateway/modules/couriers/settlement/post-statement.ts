import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, requiredText, version } from '../../../commands/fields.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import type { CourierStatement, StatementLine } from '../../../db/generated/client/client.ts';
import type { SettlementStatus } from '../../../db/generated/client/enums.ts';
import { PreconditionError } from '../../../errors.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { postEntries, type Party, type Posting } from '../../accounting/post-entries.ts';
import { reverseEntries } from '../../accounting/reverse-entries.ts';
import { judgeStatement, type JudgedLine } from './judge-statement.ts';

const target = { statementId: idOf('CourierStatement'), version: version() };

async function holdStatement({ tx, session: { businessId } }: CommandContext, id: string, seen: number) {
  await lockRow(tx, 'CourierStatement', businessId, id, seen);
  const where = { businessId_id: { businessId, id } };
  return tx.courierStatement.findUniqueOrThrow({ where, include: { courier: true, lines: { orderBy: { position: 'asc' } } } });
}

/** Locked in id order, as every step of an order locks them. */
const lockOrdersOf = ({ tx, session: { businessId } }: CommandContext, statementId: string) =>
  tx.$executeRaw`SELECT 1 FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "id" IN (
    SELECT "orderId" FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`;

/** Books a statement as one voucher: orders that are paid in full are settled, the others disputed. */
export const postStatement = defineCommand({
  name: 'couriers.postStatement',
  permission: 'deliveryMethod',
  input: z.object(target),
  run: async (context, { statementId: id, version: seen }) => {
    const { tx, session: { businessId }, audit } = context;
    const statement = await holdStatement(context, id, seen);
    if (statement.status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    // Two statements of one courier are judged one after the other: an order is paid once.
    await lockRow(tx, 'Courier', businessId, statement.courierId);
    await lockOrdersOf(context, id);
    const judged = await judgeStatement(tx, statement.courier, statement.lines);
    await writeResults(context, judged);
    await settleOrders(context, judged);
    const { number, courier, account, day } = statement;
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'POSTED', postedAt: new Date(), version: { increment: 1 } },
      select: { id: true },
    });
    await postEntries(tx, businessId, [{
      description: `Statement ${number} of ${courier.name}`, source: ['CourierStatement', id], causeId: id, kind: 'settlement',
      day: day.toISOString().slice(0, 10),
      postings: postingsOf(judged, { account: account as AccountCode, party: ['COURIER', courier.id], net: statement.netPoisha, tolerance: courier.tolerancePoisha }),
    }]);
    await audit({
      entity: ['CourierStatement', id], summary: msg('Posted: {{count}} parcels', { count: judged.length }),
      before: { status: 'DRAFT' }, after: { status: 'POSTED' },
    });
    return { id };
  },
});

type Lines = JudgedLine<StatementLine>[];

/** What became of an order by a line; null where nothing does. */
function settlementAfter({ result, order }: Lines[number]): SettlementStatus | null {
  if (!order || order.settlementStatus === 'NA' && order.owedPoisha === 0n) return null;
  if (result === 'MATCHED' || result === 'CHARGE_DIFF') return 'SETTLED';
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

async function settleOrders({ tx, session: { businessId } }: CommandContext, judged: Lines): Promise<void> {
  const rows = judged.flatMap((one) => {
    const after = settlementAfter(one);
    return after ? [{ id: one.order!.id, after }] : [];
  });
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

/** Takes back all that a statement did: its voucher, and the settlement of its orders. A draft is only put away. */
export const voidStatement = defineCommand({
  name: 'couriers.voidStatement',
  permission: 'deliveryMethod',
  input: z.object({ ...target, reason: requiredText(200).describe('Why.') }),
  run: async (context, { statementId: id, version: seen, reason }) => {
    const { tx, session: { businessId }, audit } = context;
    const statement: CourierStatement = await holdStatement(context, id, seen);
    if (statement.status === 'VOID') throw new PreconditionError('WRONG_STATUS', 'This statement is void already');
    await lockRow(tx, 'Courier', businessId, statement.courierId);
    await lockOrdersOf(context, id);
    await tx.$executeRaw`
      UPDATE "Order" o SET "settlementStatus" = l."before", "version" = o."version" + 1, "updatedAt" = now()
      FROM "StatementLine" l WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${id}::uuid AND l."before" IS NOT NULL
        AND o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."settlementStatus" IN ('SETTLED', 'DISPUTED')`;
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
