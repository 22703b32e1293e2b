import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, signedMoney } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { lockBooks } from './closing.ts';

export const MAX_MARKED_LINES = 2_000;

const newest = (tx: Tx, businessId: string, accountId: string) => tx.reconciliation.findFirst({
  where: { businessId, accountId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
});

/** Throws ValidationError for a day that is to come, and for one before that of the last statement. */
function refuseDay(day: string, last: { day: Date } | null): void {
  const message = day > dhakaDay(new Date()) ? msg('This day is still to come')
    : last && day < dhakaDay(last.day) ? msg('The last statement was up to {{day, day}}', { day: dhakaDay(last.day) }) : null;
  if (message) throw mistakeIn('day', message);
}

/** The sum of the lines. Throws NotFoundError unless all belong to the account, are not after the day and not reconciled yet. */
async function sumOf(tx: Tx, businessId: string, marked: { accountId: string; day: string; lineIds: readonly string[] }): Promise<Poisha> {
  const rows = await tx.$queryRaw<{ count: bigint; value: Poisha }[]>`
    SELECT count(*) AS "count", coalesce(sum(l."debitPoisha" - l."creditPoisha"), 0)::bigint AS "value"
    FROM "JournalLine" l WHERE l."businessId" = ${businessId}::uuid AND l."accountId" = ${marked.accountId}::uuid
      AND l."id" = ANY(${[...marked.lineIds]}::uuid[]) AND l."day" <= ${marked.day}::date
      AND NOT EXISTS (SELECT 1 FROM "ReconciledLine" r WHERE r."businessId" = l."businessId" AND r."lineId" = l."id")`;
  const { count, value } = rows[0]!;
  if (Number(count) !== marked.lineIds.length) throw new NotFoundError('Entry');
  return value;
}

/**
 * Marks the lines that are on a bank statement. All marked lines together must equal the balance of the statement,
 * otherwise throws ValidationError at `statementBalance` with the difference.
 */
export const reconcileAccount = defineCommand({
  name: 'accounting.reconcile',
  permission: 'expense',
  input: z.object({
    accountId: idOf('Account').describe('A money account.'),
    day: z.date().describe('The last day of the statement.'),
    statementBalance: signedMoney().describe('What the account holds by the statement; below zero for an overdraft.'),
    lineIds: z.array(idOf('LedgerLine')).max(MAX_MARKED_LINES).describe('The entries that stand on it.'),
  }),
  run: async ({ tx, session, audit }, { accountId, day, statementBalance, lineIds }) => {
    const { businessId, actorName } = session;
    await lockRow(tx, 'Account', businessId, accountId);
    const { kind } = await tx.account.findUniqueOrThrow({ where: { businessId_id: { businessId, id: accountId } }, select: { kind: true } });
    if (kind !== 'MONEY') throw new ValidationError('Only money accounts have statements', [{ field: 'accountId', message: 'Not a money account' }]);
    const lines = [...new Set(lineIds)];
    // Waits for whoever takes entries back, which are not marked then.
    await lockBooks(tx, businessId);
    const lastDay = dhakaDay(day);
    const last = await newest(tx, businessId, accountId);
    refuseDay(lastDay, last);
    const before = last?.statementPoisha ?? 0n;
    const difference = statementBalance - before - await sumOf(tx, businessId, { accountId, day: lastDay, lineIds: lines });
    if (difference !== 0n) {
      throw mistakeIn('statementBalance', msg('The marked entries differ from the statement by {{amount, taka}}', { amount: poishaToTaka(difference) }));
    }
    const id = uuidv7();
    await tx.reconciliation.create({
      data: {
        businessId, id, accountId, day: new Date(lastDay), statementPoisha: statementBalance, lineCount: lines.length,
        createdByName: actorName,
      },
      select: { id: true },
    });
    await tx.reconciledLine.createMany({ data: lines.map((lineId) => ({ businessId, lineId, reconciliationId: id })) });
    await audit({
      entity: ['Account', accountId],
      summary: msg('Reconciled with a statement up to {{day, day}}', { day: lastDay }), after: { statementBalance, lines: lines.length },
    });
    return { id: accountId };
  },
});

/** Undoes the last reconciliation of an account. */
export const undoReconciliation = defineCommand({
  name: 'accounting.undoReconciliation',
  permission: 'expense',
  input: z.object({ accountId: idOf('Account') }),
  run: async ({ tx, session: { businessId }, audit }, { accountId }) => {
    await lockRow(tx, 'Account', businessId, accountId);
    const last = await newest(tx, businessId, accountId);
    if (!last) throw new PreconditionError('NOT_RECONCILED', 'This account was never reconciled');
    await tx.reconciledLine.deleteMany({ where: { businessId, reconciliationId: last.id } });
    await tx.reconciliation.delete({ where: { businessId_id: { businessId, id: last.id } } });
    const day = last.day.toISOString().slice(0, 10);
    await audit({ entity: ['Account', accountId], summary: msg('Took back the reconciliation up to {{day, day}}', { day }) });
    return { id: accountId };
  },
});
