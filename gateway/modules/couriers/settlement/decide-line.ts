import { z } from 'zod';
import { asciiDigits } from '../../../../schema/rules/phone.ts';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { digitsBehindPrefix, orderReference } from '../../../../schema/rules/order-code.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, text, version } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier, StatementLine } from '../../../db/generated/client/client.ts';
import { NotFoundError, PreconditionError, ValidationError } from '../../../errors.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { classifyPart } from './classify-statement.ts';
import { lockStatement } from './lock-statement.ts';
import { writeClassified } from './statement-lines.ts';

/** Sets the order of a draft line, or that the rest will be paid later, and classifies the line again: a new version of the draft. */
export const decideStatementLine = defineCommand({
  name: 'couriers.decideLine',
  permission: 'deliveryMethod',
  input: z.object({
    lineId: idOf('StatementLine').describe('Of a statement that is not posted.'),
    isSuggested: z.boolean().optional().describe('It is the order that is suggested, or it is not.'),
    orderNumber: text(30).optional().describe('It is the order with this number, as people call it.').meta({ sample: '1' }),
    restComes: z.boolean().optional().describe('The courier pays what is missing later: the order stays open with it.'),
    version: version().optional().describe('Of the statement, as it was read: refused where somebody else has changed it since.'),
  }),
  run: async (context, { lineId: id, isSuggested, orderNumber, restComes, version: known }) => {
    const { tx, session: { businessId }, audit } = context;
    const where = { businessId_id: { businessId, id } };
    const seen = await tx.statementLine.findUnique({ where, select: { statementId: true } });
    if (!seen) throw new NotFoundError('Line');
    const { statementId } = seen;
    const { status, courier } = await lockStatement(context, statementId, known);
    if (status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    const before = await tx.statementLine.findUniqueOrThrow({ where });
    if (isSuggested && !before.suggestedId && !before.isChosen) throw new PreconditionError('NO_SUGGESTION', 'No order is suggested for this line');
    const namedId = orderNumber ? await orderOf(tx, courier, orderNumber) : null;
    const line = await tx.statementLine.update({
      where,
      data: {
        ...(restComes !== undefined && { restComes }),
        ...(isSuggested === true && !before.isChosen && { isChosen: true, orderId: before.suggestedId }),
        ...(isSuggested === false && { isChosen: false, orderId: null }),
        ...(namedId && { isChosen: true, orderId: namedId }),
      },
    });
    await writeClassified(tx, businessId, await classifyPart(tx, courier, [line]));
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id: statementId } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    await audit({
      entity: ['CourierStatement', statementId], summary: restComes === undefined ? await orderSummary(tx, line) : restSummary(line),
      before: decisionOf(before), after: { line: line.position, ...decisionOf(line) },
    });
    return { id: statementId };
  },
});

const decisionOf = ({ isChosen, orderId, restComes }: StatementLine) => ({ orderId: isChosen ? orderId : null, restComes });

const restSummary = ({ position, restComes }: StatementLine): Message =>
  (restComes ? msg('The rest of line {{line}} comes', { line: position }) : msg('The rest of line {{line}} does not come', { line: position }));

async function orderSummary(tx: Tx, { businessId, position, isChosen, orderId }: StatementLine): Promise<Message> {
  if (!isChosen || !orderId) return msg('No order is chosen for line {{line}}', { line: position });
  const { number } = await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } }, select: { number: true } });
  const { orderPrefix } = await orderSettings(tx, businessId);
  return msg('Line {{line}} is for order {{order}}', { line: position, order: orderReference(orderPrefix, number) });
}

/** The order with this number. Throws ValidationError when there is none, or this courier never had it. */
async function orderOf(tx: Tx, { businessId, id: courierId, name }: Courier, typed: string): Promise<string> {
  const { orderPrefix } = await orderSettings(tx, businessId);
  const number = Number(digitsBehindPrefix(typed, orderPrefix) ?? /^#?(\d{1,9})$/.exec(asciiDigits(typed).trim())?.[1]);
  const order = Number.isSafeInteger(number) && number < 2 ** 31
    ? await tx.order.findFirst({ where: { businessId, number, shipments: { some: { courierId } } }, select: { id: true } })
    : null;
  if (order) return order.id;
  const message = msg('{{name}} has no parcel of such an order', { name });
  throw new ValidationError(message, [{ field: 'orderNumber', message }]);
}
