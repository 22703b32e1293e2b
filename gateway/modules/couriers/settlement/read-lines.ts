import { z } from 'zod';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { DomainError, isOutage } from '../../../errors.ts';
import { Session } from '../../../session/session.ts';
import { classifyPart } from './classify-statement.ts';
import { bookStatement } from './post-statement.ts';
import { writeMissing } from './statement-lines.ts';
import { WITH_DECISION, writeCompared } from './write-compared.ts';

/** Lines per transaction. */
const AT_ONCE = 1_000;

/** Classifies the next lines of a statement. Returns whether more are left. */
const readNextLines = defineCommand({
  name: 'couriers.readLines',
  permission: 'SUPERADMIN',
  input: z.object({ statementId: idOf('CourierStatement') }),
  run: async ({ tx, session: { businessId } }, { statementId: id }): Promise<boolean> => {
    await lockRow(tx, 'CourierStatement', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const statement = await tx.courierStatement.findUniqueOrThrow({ where, include: { courier: true } });
    if (statement.status !== 'READING') return false;
    const lines = await tx.statementLine.findMany({
      where: { businessId, statementId: id, result: 'WAITING' }, orderBy: { position: 'asc' }, take: AT_ONCE, include: WITH_DECISION,
    });
    if (lines.length > 0) await writeCompared(tx, businessId, await classifyPart(tx, statement.courier, lines));
    const isDone = lines.length < AT_ONCE;
    if (isDone) await writeMissing(tx, statement);
    await tx.courierStatement.update({
      where, select: { id: true },
      data: { readCount: { increment: lines.length }, ...(isDone && { status: 'DRAFT', version: { increment: 1 } }) },
    });
    return !isDone;
  },
});

interface Work {
  businessId: string;
  statementId: string;
}

/** Classifies a long statement in parts. After a crash another process continues where the last one stopped. */
export async function readStatement({ businessId, statementId }: Work, signal?: AbortSignal): Promise<void> {
  const session = Session.system(businessId);
  while (await execute(readNextLines, session, { statementId })) signal?.throwIfAborted();
}

/** So often an outage of the database is waited for, some minutes in all: a statement may also be too long for its limits. */
const OUTAGE_ATTEMPTS = 6;

/**
 * Posts a long statement in one transaction. When that is refused, it becomes a draft again and stores the reason; while the
 * database is away the job is tried again.
 */
export async function postInBackground({ businessId, statementId }: Work, attempt: number): Promise<void> {
  const session = Session.system(businessId);
  try {
    await execute(bookLongStatement, session, { statementId });
  } catch (error) {
    if (!(error instanceof DomainError) || (isOutage(error) && attempt < OUTAGE_ATTEMPTS)) throw error;
    await execute(backToDraft, session, { statementId, problem: error.message });
  }
}

const bookLongStatement = defineCommand({
  name: 'couriers.bookLongStatement',
  permission: 'SUPERADMIN',
  input: z.object({ statementId: idOf('CourierStatement') }),
  run: async (context, { statementId: id }) => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'CourierStatement', businessId, id);
    const { status } = await tx.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { status: true } });
    if (status === 'POSTING') await bookStatement(context, id);
  },
});

const backToDraft = defineCommand({
  name: 'couriers.statementBackToDraft',
  permission: 'SUPERADMIN',
  input: z.object({ statementId: idOf('CourierStatement'), problem: z.string() }),
  run: async ({ tx, session: { businessId } }, { statementId: id, problem }) => {
    await tx.courierStatement.updateMany({
      where: { businessId, id, status: 'POSTING' }, data: { status: 'DRAFT', problem, version: { increment: 1 } },
    });
  },
});
