import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, version } from '../../../commands/fields.ts';
import { PreconditionError } from '../../../errors.ts';
import { classifyLines } from './classify-statement.ts';
import { LONG_STATEMENT, READ_STATEMENT_TASK } from './create-statement.ts';
import { lockStatement } from './lock-statement.ts';
import { writeMissing } from './statement-lines.ts';
import { WITH_DECISION, writeCompared } from './write-compared.ts';

/**
 * Compares all lines of a draft with the orders as they are now. A decision stands where its line still has the same
 * difference; the others are open again. A background job compares a long statement.
 */
export const compareStatement = defineCommand({
  name: 'couriers.compareStatement',
  permission: 'deliveryMethod',
  input: z.object({ statementId: idOf('CourierStatement').describe('One that is not posted.'), version: version() }),
  run: async (context, { statementId: id, version: seen }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    const { status, courier, day, lineCount } = await lockStatement(context, id, seen);
    if (status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    const isLong = lineCount > LONG_STATEMENT;
    if (isLong) {
      await tx.statementLine.updateMany({ where: { businessId, statementId: id, result: { not: 'EXPECTED_MISSING' } }, data: { result: 'WAITING' } });
      await enqueue(READ_STATEMENT_TASK, { businessId, statementId: id });
    } else {
      const lines = await tx.statementLine.findMany({
        where: { businessId, statementId: id, result: { not: 'EXPECTED_MISSING' } }, orderBy: { position: 'asc' }, include: WITH_DECISION,
      });
      await writeCompared(tx, businessId, await classifyLines(tx, courier, lines));
      await writeMissing(tx, { id, day, courier });
    }
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id } },
      data: { comparedAt: new Date(), version: { increment: 1 }, ...(isLong && { status: 'READING', readCount: 0 }) }, select: { id: true },
    });
    await audit({ entity: ['CourierStatement', id], summary: msg('Compared with the orders again') });
    return { id };
  },
});
