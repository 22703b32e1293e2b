import { z } from 'zod';
import { endsDispute, LINE_DECISIONS, lineDecisions, type LineDecision } from '../../../../schema/rules/line-decisions.ts';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { orderNumberOf, orderReference } from '../../../../schema/rules/order-code.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf, text, version } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier, StatementLine } from '../../../db/generated/client/client.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { ConflictError, mistakeIn, NotFoundError, PreconditionError } from '../../../errors.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { classifyPart, type ClassifiedLine } from './classify-statement.ts';
import { dropDecisions, isStillDecided, saveDecision } from './draft-decisions.ts';
import { lockStatement } from './lock-statement.ts';
import { overchargeOf } from './overcharged.ts';
import { expectedOf, writeClassified } from './statement-lines.ts';

export const lineDecision = z.enum(LINE_DECISIONS);

/**
 * Sets the order of a draft line, or what becomes of its difference, and classifies the line again, with the others for the same
 * orders: a new version of the draft.
 */
export const decideStatementLine = defineCommand({
  name: 'couriers.decideLine',
  permission: 'deliveryMethod',
  input: z.object({
    lineId: idOf('StatementLine').describe('Of a statement that is not posted.'),
    isSuggested: z.boolean().optional().describe('It is the order that is suggested, or it is not.'),
    orderNumber: text(30).optional().describe('It is the order with this number, as people call it.').meta({ sample: '1' }),
    restComes: z.boolean().optional().describe('The courier pays what is missing later: the order stays open with it.'),
    decision: lineDecision.optional().describe('What becomes of its difference when the statement is posted. Some take an administrator and a note.'),
    isUndone: z.boolean().optional().describe('What was decided about its difference is taken back.'),
    note: text(300).optional().describe('Why, for whoever asks later, and as evidence for the courier.'),
    version: version().optional().describe('Of the statement, as it was read: refused where somebody else has changed it since.'),
  }),
  run: async (context, { lineId: id, isSuggested, orderNumber, restComes, decision, isUndone, note = '', version: known }) => {
    const { tx, session: { businessId, actorName }, audit } = context;
    const where = { businessId_id: { businessId, id } };
    const seen = await tx.statementLine.findUnique({ where, select: { statementId: true } });
    if (!seen) throw new NotFoundError('Line');
    const { statementId } = seen;
    const { status, courier } = await lockStatement(context, statementId, known);
    if (status !== 'DRAFT') throw new PreconditionError('WRONG_STATUS', 'This statement is posted already');
    const before = await tx.statementLine.findUniqueOrThrow({ where, include: DECIDED });
    // It is no line of the courier's: it says what is not on the statement.
    if (before.result === 'EXPECTED_MISSING') throw new PreconditionError('WRONG_STATUS', 'That cannot be decided about such a line');
    if (isSuggested && !before.suggestedId && !before.isChosen) throw new PreconditionError('NO_SUGGESTION', 'No order is suggested for this line');
    if (decision) assertDecidable(context, before, { decision, note });
    const namedId = orderNumber ? await orderOf(tx, courier, orderNumber) : null;
    const isPart = before.result === 'SHORT' || before.result === 'PARTIAL';
    const comes = isUndone ? false : decision ? isPart && decision === 'ACCEPT' : restComes;
    // It was about another result.
    if (before.decisionId) await dropDecisions(tx, businessId, [before.decisionId]);
    await tx.statementLine.update({
      where,
      data: {
        ...(comes !== undefined && { restComes: comes }),
        disputesCharge: decision === 'DISPUTE' && before.result === 'CHARGE_DIFF',
        ...(isSuggested === true && !before.isChosen && { isChosen: true, orderId: before.suggestedId }),
        ...(isSuggested === false && { isChosen: false, orderId: null }),
        ...(namedId && { isChosen: true, orderId: namedId }),
      },
    });
    const line = await classifyAgain(tx, courier, { lineId: id, statementId, orderId: before.orderId });
    if (decision && !isAsSeen(before, line)) throw new ConflictError('This line means something else by now: please reload, and compare the draft again');
    if (decision && !comes) await saveDecision(tx, line, { decision, note, by: actorName });
    await tx.courierStatement.update({
      where: { businessId_id: { businessId, id: statementId } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    const after = await tx.statementLine.findUniqueOrThrow({ where, include: DECIDED });
    await audit({
      entity: ['CourierStatement', statementId],
      summary: decision || isUndone ? decisionSummary(after, decision, note) : restComes === undefined ? await orderSummary(tx, after) : restSummary(after),
      before: decisionOf(before), after: { line: after.position, ...decisionOf(after) },
    });
    return { id: statementId };
  },
});

const DECIDED = { decision: { select: { kind: true, note: true } } } as const;

/** Throws PreconditionError where the result has no such decision, ForbiddenError and ValidationError where that takes more. */
function assertDecidable({ session }: CommandContext, line: StatementLine, { decision, note }: { decision: LineDecision; note: string }): void {
  const { result } = line;
  if (!lineDecisions({ result, isDisputable: overchargeOf(line) > 0n }).includes(decision)) throw new PreconditionError('WRONG_STATUS', 'That cannot be decided about such a line');
  if (!endsDispute(result, decision)) return;
  session.assertCan('ADMIN');
  if (note === '') throw mistakeIn('note', msg('Say why'));
}

/** Whether the line means what was seen of it: what was not seen is not decided, and may take another right. */
export function isAsSeen(before: StatementLine, now: ClassifiedLine<StatementLine>): boolean {
  const missing = (result: LineResult) => (result === 'PARTIAL' ? 'SHORT' : result);
  return missing(before.result) === missing(now.result) && before.expectedPoisha === expectedOf(now);
}

interface Changed {
  lineId: string;
  statementId: string;
  /** The order of the line before. */
  orderId: string | null;
}

/** Classifies a line again, and then every line that stands on the statement for its order, or for the one that it had. */
async function classifyAgain(tx: Tx, courier: Courier, { lineId, statementId, orderId }: Changed): Promise<ClassifiedLine<StatementLine>> {
  const { businessId } = courier;
  const classify = async (line: StatementLine) => {
    const [classified] = await classifyPart(tx, courier, [line]);
    await writeClassified(tx, businessId, [classified!]);
    return classified!;
  };
  const first = await classify(await tx.statementLine.findUniqueOrThrow({ where: { businessId_id: { businessId, id: lineId } } }));
  const orderIds = [orderId, first.order?.id].flatMap((id) => id ?? []);
  const others = orderIds.length === 0 ? [] : await tx.statementLine.findMany({
    where: { businessId, statementId, result: { not: 'EXPECTED_MISSING' }, OR: [{ id: lineId }, { orderId: { in: orderIds } }] }, orderBy: { position: 'asc' },
    include: { decision: { select: { amountPoisha: true } } },
  });
  if (others.length < 2) return first;
  let last = first;
  for (const line of others) {
    const classified = await classify(line);
    if (line.id === lineId) last = classified;
    // What was decided about another difference is open again.
    else if (line.decision && !isStillDecided(classified, line.decision)) {
      await dropDecisions(tx, businessId, [line.decisionId!]);
      if (line.disputesCharge) await classify({ ...line, decisionId: null, disputesCharge: false });
    }
  }
  return last;
}

type DecidedLine = StatementLine & { decision: { kind: string; note: string } | null };

const decisionOf = ({ isChosen, orderId, restComes, decision }: DecidedLine) =>
  ({ orderId: isChosen ? orderId : null, restComes, ...(decision && { decision: decision.kind, note: decision.note }) });

/** The decisions in the words of the audit trail; a note stands behind them. */
function decisionSummary({ position: line }: StatementLine, decision: LineDecision | undefined, note: string): Message {
  if (!decision) return msg('Nothing is decided about line {{line}}', { line });
  const summaries: Record<LineDecision, Message> = {
    DISPUTE: msg('Line {{line}} goes to dispute: {{note}}', { line, note: note || '–' }),
    ACCEPT: msg('Line {{line}} is accepted: {{note}}', { line, note: note || '–' }),
    WRITE_OFF: msg('Line {{line}} is written off: {{note}}', { line, note: note || '–' }),
  };
  return summaries[decision];
}

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
  const number = orderNumberOf(typed, orderPrefix);
  const order = number === null
    ? null : await tx.order.findFirst({ where: { businessId, number, shipments: { some: { courierId } } }, select: { id: true } });
  if (order) return order.id;
  throw mistakeIn('orderNumber', msg('{{name}} has no parcel of such an order', { name }));
}
