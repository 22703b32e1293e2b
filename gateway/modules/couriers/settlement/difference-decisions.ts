import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, requiredText } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import { moneyAccount, moneyAccountCode, otherAccount } from '../../accounting/money-account.ts';
import { postEntries, type Entry, type Posting } from '../../accounting/post-entries.ts';
import { reverseEntries } from '../../accounting/reverse-entries.ts';
import { acceptedPostings, signedPosting, type Differences } from './statement-postings.ts';
import { lockOrdersOf, lockStatement } from './lock-statement.ts';
import { openDifferences } from './open-differences.ts';

const MAX_LINES = 500;

const target = {
  statementId: idOf('CourierStatement').describe('A posted one.'),
  lines: z.array(idOf('StatementLine')).min(1, 'Required').max(MAX_LINES).describe('Lines of it with an open difference.'),
  note: requiredText(300).describe('Why, for whoever asks later.'),
};

/** Ends differences of a posted statement by payment: the courier paid them, or the business paid them back. */
export const settleStatementDifferences = defineCommand({
  name: 'couriers.settleStatementDifferences',
  permission: 'deliveryMethod',
  input: z.object({
    ...target,
    account: moneyAccount.default('BANK').describe('Where the money came to, or was taken from.').meta({ sample: 'BANK' }),
    accountId: otherAccount('account'),
  }),
  run: async (context, { account, accountId, ...input }) => {
    // Before the account, as the lock order says.
    await lockRow(context.tx, 'CourierStatement', context.session.businessId, input.statementId);
    await lockOrdersOf(context, input.statementId, input.lines);
    const code = await moneyAccountCode(context.tx, context.session.businessId, { account, accountId });
    return decideDifferences(context, input, 'RESOLVE', ({ amount, courier }) => [
      signedPosting(code, amount), signedPosting('settlement-disputes', -amount, courier),
    ]);
  },
});

/** Accepts differences of a posted statement: what the courier deducted is a charge, what it paid in addition is income. */
export const acceptStatementDifferences = defineCommand({
  name: 'couriers.acceptStatementDifferences',
  permission: 'ADMIN',
  input: z.object(target),
  run: async (context, input) => {
    await lockRow(context.tx, 'CourierStatement', context.session.businessId, input.statementId);
    await lockOrdersOf(context, input.statementId, input.lines);
    return decideDifferences(context, input, 'WRITE_OFF', acceptedPostings);
  },
});

async function decideDifferences(
  context: CommandContext, { statementId, lines, note }: { statementId: string; lines: string[]; note: string }, kind: 'RESOLVE' | 'WRITE_OFF',
  postingsOf: (differences: Differences) => Posting[],
): Promise<{ id: string }> {
  const { tx, session: { businessId, actorName }, audit } = context;
  const { status, number, courier } = await lockStatement(context, statementId);
  if (status !== 'POSTED') throw new PreconditionError('WRONG_STATUS', 'Only a posted statement has differences in dispute');
  const ids = [...new Set(lines)];
  const open = await openDifferences(tx, businessId, { statementId, lineIds: ids });
  if (open.length !== ids.length) throw new PreconditionError('NOTHING_OPEN', 'Nothing of this line is open with the courier');
  const amount = open.reduce((sum, { difference }) => sum + difference, 0n);
  const deducted = open.reduce((sum, { difference }) => (difference > 0n ? sum + difference : sum), 0n);
  const decisionId = uuidv7();
  await tx.differenceDecision.create({
    data: { businessId, id: decisionId, statementId, kind, amountPoisha: amount, note, createdByName: actorName }, select: { id: true },
  });
  await tx.statementLine.updateMany({ where: { businessId, id: { in: ids } }, data: { decisionId } });
  await tx.courierStatement.update({
    where: { businessId_id: { businessId, id: statementId } }, data: { version: { increment: 1 } }, select: { id: true },
  });
  // Without amounts, of which a courier's charge can be told: whoever may see charges reads them in the decision.
  const summary = kind === 'RESOLVE'
    ? msg('Differences of {{count}} parcels paid: {{note}}', { count: ids.length, note, defaultValue_one: 'Difference of {{count}} parcel paid: {{note}}' })
    : msg('Differences of {{count}} parcels accepted: {{note}}', { count: ids.length, note, defaultValue_one: 'Difference of {{count}} parcel accepted: {{note}}' });
  await audit({ entity: ['CourierStatement', statementId], after: { kind, lines: ids.length }, summary });
  await postEntries(tx, businessId, [
    decisionEntry({ statementId, number, courier, decisionId, note }, postingsOf({ amount, deducted, courier: ['COURIER', courier.id] })),
  ]);
  return { id: statementId };
}

interface Decided {
  statementId: string;
  number: number;
  courier: { name: string };
  decisionId: string;
  note: string;
}

/** The journal entry of a decision about differences. */
export const decisionEntry = ({ statementId, number, courier, decisionId, note }: Decided, postings: Posting[]): Entry => ({
  description: msg('Differences of statement {{number}} of {{courier}}: {{note}}', { number, courier: courier.name, note }),
  source: ['CourierStatement', statementId], causeId: decisionId, kind: 'difference-decision', postings,
});

/** Undoes a decision about differences of a statement: reverses its entry and opens the differences again. */
export const undoDifferenceDecision = defineCommand({
  name: 'couriers.undoDifferenceDecision',
  permission: 'ADMIN',
  input: z.object({ decisionId: idOf('DifferenceDecision').describe('One that stands.'), reason: requiredText(200).describe('Why.') }),
  run: async (context, { decisionId: id, reason }) => {
    const { tx, session: { businessId }, audit } = context;
    const where = { businessId_id: { businessId, id } };
    const seen = await tx.differenceDecision.findUnique({ where, select: { statementId: true, kind: true } });
    // That a line is in dispute has booked nothing.
    if (!seen || seen.kind === 'DISPUTE') throw new NotFoundError('Decision');
    const { statementId } = seen;
    const { status } = await lockStatement(context, statementId);
    if (status !== 'POSTED') throw new PreconditionError('WRONG_STATUS', 'Only a posted statement has differences in dispute');
    const lines = await tx.statementLine.findMany({ where: { businessId, statementId, decisionId: id }, select: { id: true } });
    // What a decision adds to its order is kept with it.
    await lockOrdersOf(context, statementId, lines.map((line) => line.id));
    const { isUndone } = await tx.differenceDecision.findUniqueOrThrow({ where, select: { isUndone: true } });
    if (isUndone) throw new PreconditionError('WRONG_STATUS', 'This decision was taken back already');
    await tx.differenceDecision.update({ where, data: { isUndone: true }, select: { id: true } });
    await tx.statementLine.updateMany({ where: { businessId, statementId, decisionId: id }, data: { decisionId: null } });
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id: statementId } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['CourierStatement', statementId], summary: msg('Decision taken back: {{reason}}', { reason }) });
    await reverseEntries(tx, businessId, { source: ['CourierStatement', statementId], causeId: id, reason });
    return { id: statementId };
  },
});
