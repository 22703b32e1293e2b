import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { day as dayField, idOf, money, signedMoney, text } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { nextNumber } from '../../../db/next-number.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../../accounting/money-account.ts';
import { dayOf } from '../../accounting/save-voucher.ts';
import { netOf, type PaidLine } from './paid-line.ts';
import { payAsOwed, type EnteredLine } from './pay-as-owed.ts';
import { classifyLines } from './classify-statement.ts';
import { knownStatement } from './known-statement.ts';
import { assertNamed, insertLines, writeClassified, writeMissing } from './statement-lines.ts';

/** The limit for lines that are typed or pasted; a file may have ten times as many. */
export const MAX_LINES = 2_000;

/** A statement with more lines is matched and posted by a background job. */
export const LONG_STATEMENT = 2_000;
export const READ_STATEMENT_TASK = 'couriers.read-statement';

const line = z.object({
  consignment: text(100).default('').describe("The courier's number of the parcel."),
  invoice: text(100).default('').describe('Our number of it.'),
  phone: text(30).default('').describe('Of the recipient.'),
  collected: money().describe('What the courier collected, in taka.'),
  deliveryCharge: signedMoney().default(0n).describe('For delivering it, in taka; below zero where it was paid back.'),
  codFee: signedMoney().default(0n).describe('For collecting, in taka; below zero where it was paid back.'),
  returnCharge: signedMoney().default(0n).describe('For bringing it back, in taka; below zero where it was paid back.'),
  isPaidAsOwed: z.boolean().default(false)
    .describe('It is only a number: the courier has paid what it owes, less the charges by its terms. Its amounts are not read.'),
  adjustment: signedMoney().default(0n).describe('What the courier added, or took below zero, in taka.'),
});

/** The input fields of a statement besides its lines. */
export const statementHead = {
  courierId: idOf('Courier').describe('Whose statement it is.'),
  reference: text(100).default('').describe("The courier's number of the statement."),
  account: moneyAccount.default('BANK').describe('Where the money came to.').meta({ sample: 'BANK' }),
  accountId: otherAccount('account'),
  day: dayField().optional().describe('The day in Dhaka that it came, YYYY-MM-DD; today unless given, and none to come.').meta({ sample: '2026-01-31' }),
};

/**
 * Enters a courier's statement as a draft and classifies its lines; nothing is booked before it is posted. Entering the
 * same statement again returns the existing one.
 */
export const createStatement = defineCommand({
  name: 'couriers.createStatement',
  permission: 'deliveryMethod',
  input: z.object({ ...statementHead, lines: z.array(line).min(1, 'Required').max(MAX_LINES).describe('One for each parcel.') }),
  run: (context, { lines: given, ...head }) => saveStatement(context, head, given.map((one): EnteredLine => ({
    consignment: one.consignment, invoice: one.invoice, phone: normalisePhone(one.phone) ?? '',
    collectedPoisha: one.collected, deliveryPoisha: one.deliveryCharge, codFeePoisha: one.codFee, returnPoisha: one.returnCharge,
    adjustPoisha: one.adjustment, ...(one.isPaidAsOwed && { isPaidAsOwed: true }),
  }))),
});

type Head = z.output<z.ZodObject<typeof statementHead>>;

/** The lines with what is owed for those that are only numbers. */
async function withAmounts(tx: Tx, courier: Courier, given: readonly EnteredLine[]): Promise<PaidLine[]> {
  const owed = await payAsOwed(tx, courier, given.filter(({ isPaidAsOwed }) => isPaidAsOwed));
  const amounts = new Map<PaidLine, PaidLine>(owed.map((one) => [one.line, one.amounts]));
  return given.map((one) => amounts.get(one) ?? one);
}

/** Saves a statement as a draft; a long one is matched by a background job. Returns the existing statement for equal lines. */
export async function saveStatement(
  context: CommandContext, { courierId, reference, account, accountId, day: givenDay }: Head, given: readonly EnteredLine[],
): Promise<{ id: string }> {
  const { tx, session: { businessId, user, actorName }, audit, enqueue } = context;
  const day = dayOf(givenDay === undefined ? undefined : new Date(givenDay));
  const accountCode = await moneyAccountCode(tx, businessId, { account, accountId });
  // Serialises statements of one courier, so that the second of two equal ones finds the first.
  await lockRow(tx, 'Courier', businessId, courierId);
  const courier = await tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id: courierId } } });
  assertNamed(given);
  const lines = await withAmounts(tx, courier, given);
  const { same, hashFor } = await knownStatement(tx, courier, { reference, given, lines });
  if (same) {
    await audit({ entity: ['CourierStatement', same.id], summary: msg('Entered again: it is this one') });
    return same;
  }
  const sum = (of: (one: PaidLine) => bigint) => lines.reduce((total, one) => total + of(one), 0n);
  const id = uuidv7();
  const number = await nextNumber(tx, businessId, 'courier-statement');
  const isLong = lines.length > LONG_STATEMENT;
  await tx.courierStatement.create({
    data: {
      businessId, id, number, courierId, reference, contentHash: hashFor(id), account: accountCode, day: new Date(day),
      status: isLong ? 'READING' : 'DRAFT', readCount: isLong ? 0 : lines.length,
      lineCount: lines.length, collectedPoisha: sum((one) => one.collectedPoisha),
      chargePoisha: sum((one) => one.deliveryPoisha + one.returnPoisha), codFeePoisha: sum((one) => one.codFeePoisha),
      adjustPoisha: sum((one) => one.adjustPoisha), netPoisha: sum(netOf),
      createdById: user?.id, createdByName: actorName,
    },
    select: { id: true },
  });
  await insertLines(tx, businessId, id, lines);
  if (isLong) await enqueue(READ_STATEMENT_TASK, { businessId, statementId: id });
  else {
    const written = await tx.statementLine.findMany({ where: { businessId, statementId: id }, orderBy: { position: 'asc' } });
    await writeClassified(tx, businessId, await classifyLines(tx, courier, written));
    await writeMissing(tx, { id, day: new Date(day), courier });
  }
  await audit({
    entity: ['CourierStatement', id],
    summary: msg('Entered statement {{number}} of {{name}}', { number, name: courier.name }),
    after: { reference, account, day, lines: lines.length },
  });
  return { id };
}
