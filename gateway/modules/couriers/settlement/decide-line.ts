import { z } from 'zod';
import { defineCommand } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import { classifyLines } from './classify-statement.ts';
import { writeClassified } from './statement-lines.ts';

/** Sets the order of a draft line, or that the rest will be paid later, and classifies the line again. */
export const decideStatementLine = defineCommand({
  name: 'couriers.decideLine',
  permission: 'deliveryMethod',
  input: z.object({
    lineId: idOf('StatementLine').describe('Of a statement that is not posted.'),
    isSuggested: z.boolean().optional().describe('It is the order that is suggested, or it is not.'),
    restComes: z.boolean().optional().describe('The courier pays what is missing later: the order stays open with it.'),
  }),
  run: async ({ tx, session: { businessId } }, { lineId: id, isSuggested, restComes }) => {
    const where = { businessId_id: { businessId, id } };
    const seen = await tx.statementLine.findUnique({ where, select: { statementId: true } });
    if (!seen) throw new NotFoundError('Line');
    const { statementId } = seen;
    await lockRow(tx, 'CourierStatement', businessId, statementId);
    const { status, courier } = await tx.courierStatement.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: statementId } }, include: { courier: true },
    });
    if (status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    const before = await tx.statementLine.findUniqueOrThrow({ where });
    if (isSuggested && !before.suggestedId && !before.isChosen) throw new PreconditionError('NO_SUGGESTION', 'No order is suggested for this line');
    const line = await tx.statementLine.update({
      where,
      data: {
        ...(restComes !== undefined && { restComes }),
        ...(isSuggested === true && !before.isChosen && { isChosen: true, orderId: before.suggestedId }),
        ...(isSuggested === false && { isChosen: false, orderId: null }),
      },
    });
    const others = await tx.statementLine.findMany({
      where: { businessId, statementId, position: { lt: line.position }, orderId: { not: null }, result: { not: 'COMPENSATED' } }, select: { orderId: true },
    });
    await writeClassified(tx, businessId, await classifyLines(tx, courier, [line], others.map(({ orderId }) => orderId!)));
    return { id: statementId };
  },
});
