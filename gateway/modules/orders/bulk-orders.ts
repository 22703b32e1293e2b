import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { day, idOf, requiredText } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import { defineBulkKind, type ManyOutcome, type RowOutcome } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { findAssignee } from '../tasks/assignees.ts';
import { confirmTogether, tells } from './confirm-many.ts';
import { cancelOrder } from './order-commands.ts';
import { hold, holdOrder, resumeOrder } from './hold-orders.ts';
import { markKind } from './mark-orders.ts';
import { selectedOrders, selection } from './order-selection.ts';
import type { OrderFacts } from './order-facts.ts';
import { shortageNote } from './order-stock.ts';
import { isForLater, toBeSentLater } from './send-later.ts';
import { beforeCancel, undoCancel, undoConfirm, undoPack } from './undo-bulk.ts';
import type { TransitionStep } from './plan-step.ts';
import { transitionOrders, type Outcome } from './transition-orders.ts';

/** Of orders that a bulk job leaves as they are. */
const SKIPPED: ReadonlySet<string> = new Set(['WRONG_STATUS', 'SEND_LATER', 'NO_PHONE', 'NO_ADDRESS']);

/**
 * Maps the outcome of one order to the result of its row in a bulk job. An order in another status than the step
 * expects, for a later day or without a usable phone number or address, counts as skipped; one that was promised beyond
 * the stock says what is missing.
 */
function rowOutcome({ error, shortages = [] }: Pick<Outcome, 'error' | 'shortages'>): ManyOutcome {
  if (!error) return { status: 'OK', before: {}, ...(shortages.length > 0 && { message: shortageNote(shortages) }) };
  return { status: error instanceof PreconditionError && SKIPPED.has(error.reason) ? 'SKIPPED' : 'FAILED', message: error.text };
}

const inOrderOf = (ids: readonly { id: string }[], outcomes: Outcome[]): ManyOutcome[] => {
  const byId = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  return ids.map(({ id }) => rowOutcome(byId.get(id) ?? {}));
};

/**
 * The outcome of a single order. A bulk job runs its rows together and falls back to one row at a time when that
 * fails.
 */
async function alone(outcomes: Promise<Outcome[]>) {
  const [outcome] = await outcomes;
  const ended = rowOutcome(outcome!);
  if (ended.status === 'FAILED') throw outcome!.error!;
  return ended;
}

/** Takes a step that refuses before it writes: an order in another status than it expects counts as skipped. */
async function unlessElsewhere(step: () => Promise<unknown>, before?: object): Promise<RowOutcome> {
  try {
    await step();
  } catch (error) {
    if (error instanceof PreconditionError && error.reason === 'WRONG_STATUS') return { status: 'SKIPPED', message: error.text };
    throw error;
  }
  return { status: 'OK', before };
}

export const confirmKind = defineBulkKind({
  name: 'orders.confirm',
  permission: 'confirmOrder',
  row: z.object({ id: z.uuid(), tells: z.boolean().optional() }),
  run: (context, { id, tells: isTold }) => alone(confirmTogether(context, [id], { isQuiet: !isTold })),
  // The rows of one job are all told, or none of them.
  runMany: async (context, rows) => inOrderOf(rows, await confirmTogether(context, rows.map(({ id }) => id), { isQuiet: !rows[0]?.tells })),
  undo: (context, { id }) => undoConfirm(context, id),
});

const packStep: TransitionStep = { to: 'PACKED', from: ['CONFIRMED'], summary: msg('Packed') };
const pack = (context: CommandContext, rows: PackRow[]) =>
  transitionOrders(context, packStep, rows.map(({ id, early }) => ({ orderId: id, change: early ? undefined : refuseLater })));

const packRow = z.object({
  id: z.uuid(),
  /** Also when it is to be sent on a later day. */
  early: z.boolean().optional(),
});
type PackRow = z.output<typeof packRow>;

/** Goods that the customer wants later stay where they are. */
function refuseLater({ scheduledFor }: Pick<OrderFacts, 'scheduledFor'>) {
  if (isForLater(scheduledFor)) throw toBeSentLater(scheduledFor);
  return {};
}

export const packKind = defineBulkKind({
  name: 'orders.pack',
  permission: 'orderUpdate',
  row: packRow,
  run: (context, row) => alone(pack(context, [row])),
  runMany: async (context, rows) => inOrderOf(rows, await pack(context, [...rows])),
  undo: (context, { id }) => undoPack(context, id),
});

const holdTerms = z.object({ reason: z.string(), until: z.string() });

/** Why and until when an order is on hold; null for one that is not, or of another business. */
async function holdOf({ tx, session: { businessId } }: CommandContext, id: string): Promise<z.output<typeof holdTerms> | null> {
  await lockRow(tx, 'Order', businessId, id);
  const order = await tx.order.findUnique({
    where: { businessId_id: { businessId, id } }, select: { status: true, holdReason: true, holdUntil: true },
  });
  return order?.status === 'HOLD' && order.holdUntil ? { reason: order.holdReason ?? '', until: order.holdUntil.toISOString().slice(0, 10) } : null;
}

export const holdKind = defineBulkKind({
  name: 'orders.hold',
  permission: 'orderUpdate',
  row: z.object({ id: z.uuid(), reason: z.string(), until: z.string(), tells: z.boolean().optional() }),
  run: async (context, { id: orderId, reason, until, tells: isTold }) => {
    const before = await holdOf(context, orderId);
    if (before?.until === until && before.reason === reason) return { status: 'SKIPPED', message: msg('It is so already') };
    return unlessElsewhere(() => hold(context, { orderId, reason, until }, { isQuiet: !isTold }), before ?? {});
  },
  undo: async (context, { id: orderId, reason, until }, before) => {
    const now = await holdOf(context, orderId);
    if (now?.until !== until || now.reason !== reason) throw new PreconditionError('WRONG_STATUS', 'It was changed since');
    const earlier = holdTerms.safeParse(before).data;
    if (earlier) await holdOrder.run(context, { orderId, ...earlier });
    else await resumeOrder.run(context, { orderId });
    return { status: 'OK' };
  },
});

export const cancelKind = defineBulkKind({
  name: 'orders.cancel',
  permission: 'orderUpdate',
  row: z.object({ id: z.uuid(), reason: z.string() }),
  run: async (context, { id: orderId, reason }) => {
    const before = await beforeCancel(context, orderId);
    return unlessElsewhere(() => cancelOrder.run(context, { orderId, reason }), before);
  },
  undo: (context, { id }, before) => undoCancel(context, id, before),
});

/** Confirms orders in the background, the oldest first; each succeeds or fails by itself. */
export const confirmOrdersInBulk = defineCommand({
  name: 'orders.confirmInBulk',
  permission: 'confirmOrder',
  input: z.object({ ...selection, tells }),
  run: async (context, { tells: wanted, ...chosen }) => {
    const rows = await selectedOrders(context, chosen);
    const isTold = wanted ?? rows.length === 1;
    return startBulkJob(context, confirmKind, {
      title: msg('Confirm {{count}} orders', { count: rows.length, defaultValue_one: 'Confirm {{count}} order' }), rows: rows.map(({ id, code }) => ({ label: code, input: { id, tells: isTold } })),
    });
  },
});

export const bulkOrderAction = z.enum(['PACK', 'HOLD', 'CANCEL', 'COURIER', 'TAG', 'ASSIGN']).describe('What is done with each.');

interface Named {
  count: number;
  until: string;
  courier: string;
  tag: string;
  /** Who looks after them; empty for nobody in particular. */
  name: string;
}

function actionTitle(action: z.output<typeof bulkOrderAction>, { count, until, courier, tag, name }: Named): Message {
  switch (action) {
    case 'PACK': return msg('Pack {{count}} orders', { count, defaultValue_one: 'Pack {{count}} order' });
    case 'HOLD': return msg('Hold {{count}} orders until {{until, day}}', { count, until, defaultValue_one: 'Hold {{count}} order until {{until, day}}' });
    case 'CANCEL': return msg('Cancel {{count}} orders', { count, defaultValue_one: 'Cancel {{count}} order' });
    case 'COURIER': return msg('{{courier}} for {{count}} orders', { courier, count, defaultValue_one: '{{courier}} for {{count}} order' });
    case 'TAG': return msg('Tag {{count}} orders: {{tag}}', { count, tag, defaultValue_one: 'Tag {{count}} order: {{tag}}' });
    case 'ASSIGN': return name
      ? msg('{{name}} looks after {{count}} orders', { name, count, defaultValue_one: '{{name}} looks after {{count}} order' })
      : msg('Nobody in particular looks after {{count}} orders', { count, defaultValue_one: 'Nobody in particular looks after {{count}} order' });
  }
}

/** Changes the status of many orders, or assigns and tags them, in a bulk job. */
export const changeOrdersInBulk = defineCommand({
  name: 'orders.changeInBulk',
  permission: 'orderUpdate',
  input: z.object({
    ...selection,
    action: bulkOrderAction,
    reason: requiredText(300).optional().describe('Why; for HOLD and CANCEL.'),
    until: day().optional().describe('The day in Dhaka to look at them again; for HOLD.'),
    courier: requiredText(100).optional().describe('Who is to carry them; for COURIER.'),
    tag: requiredText(30).optional().describe('The word to add; for TAG.'),
    early: z.boolean().optional().describe('Also those that are to be sent on a later day, which are skipped otherwise; for PACK.'),
    tells,
    assigneeId: idOf('Member').optional().describe('Who is to look after them; for ASSIGN, nobody in particular when left out.'),
  }),
  run: async (context, { action, reason, until, courier, tag, assigneeId, early = false, tells: wanted, ...chosen }) => {
    const assignee = action === 'ASSIGN' ? await findAssignee(context, assigneeId) : undefined;
    const needed = { PACK: { early }, HOLD: { reason, until }, CANCEL: { reason }, COURIER: { courier }, TAG: { tag }, ASSIGN: { assignee } }[action];
    const missing = Object.entries(needed).find(([, value]) => value === undefined);
    if (missing) throw new ValidationError('Required', [{ field: missing[0], message: 'Required' }]);
    if (action === 'HOLD' && until! < dhakaDay(new Date())) {
      throw mistakeIn('until', msg('Choose today or a later day'));
    }
    const rows = await selectedOrders(context, chosen);
    const kind = { PACK: packKind, HOLD: holdKind, CANCEL: cancelKind, COURIER: markKind, TAG: markKind, ASSIGN: markKind }[action];
    const title = actionTitle(action, { count: rows.length, until: until!, courier: courier!, tag: tag!, name: assignee?.name ?? '' });
    const told = action === 'HOLD' && { tells: wanted ?? rows.length === 1 };
    return startBulkJob(context, kind, { title, rows: rows.map(({ id, code }) => ({ label: code, input: { id, ...needed, ...told } })) });
  },
});
