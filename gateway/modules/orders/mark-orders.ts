import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { assignee, type Assignee } from '../tasks/assignees.ts';
import { MAX_TAGS } from './order-fields.ts';

const marks = {
  plannedCourier: z.string().nullable(), tags: z.array(z.string()), assigneeId: z.string().nullable(), assigneeName: z.string(),
};

/** Statuses in which the courier is a fact: a plan would stand beside the one that has, or had, the parcel. */
const HAS_CARRIER: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'EXCHANGED', 'LOST'];

/**
 * Sets the planned courier or the assignee of orders, or adds a tag; no courier is planned for a parcel that has left. Undo restores an order only if nobody has
 * changed it since.
 */
export const markKind = defineBulkKind({
  name: 'orders.mark',
  permission: 'orderUpdate',
  row: z.object({ id: z.uuid(), courier: z.string().optional(), tag: z.string().optional(), assignee: assignee.optional() }),
  run: async (context, { id, courier, tag, assignee: somebody }) => {
    const { status, now } = await lockMarks(context, id);
    if (courier !== undefined && HAS_CARRIER.includes(status)) return { status: 'SKIPPED', message: msg('The parcel has left') };
    const after = {
      plannedCourier: courier ?? now.plannedCourier,
      tags: tag === undefined || now.tags.includes(tag) ? now.tags : [...now.tags, tag],
      assigneeId: somebody ? somebody.id : now.assigneeId,
      assigneeName: somebody ? somebody.name : now.assigneeName,
    };
    if (after.plannedCourier === now.plannedCourier && after.tags === now.tags && after.assigneeId === now.assigneeId) return { status: 'SKIPPED', message: msg('It is so already') };
    if (after.tags.length > MAX_TAGS) throw new PreconditionError('TAGS_FULL', msg('At most {{most}} tags: take one off first', { most: MAX_TAGS }));
    await writeMarks(context, id, now, after, markText({ courier, tag, assignee: somebody }));
    return { status: 'OK', before: { from: now, to: after } };
  },
  undo: async (context, { id }, before) => {
    const { from, to } = z.object({ from: z.object(marks), to: z.object(marks) }).parse(before);
    const { now } = await lockMarks(context, id);
    if (JSON.stringify(now) !== JSON.stringify(to)) throw new ValidationError('It was changed since');
    await writeMarks(context, id, now, from, msg('Marks as before'));
    return { status: 'OK' };
  },
});

type Marks = z.output<z.ZodObject<typeof marks>>;

function markText({ courier, tag, assignee: somebody }: { courier?: string; tag?: string; assignee?: Assignee }): Message {
  if (somebody) return somebody.name ? msg('{{name}} looks after it', { name: somebody.name }) : msg('Nobody in particular looks after it');
  return courier === undefined ? msg('Tagged {{tag}}', { tag: tag! }) : msg('Courier planned: {{courier}}', { courier });
}

async function lockMarks({ tx, session: { businessId } }: CommandContext, id: string): Promise<{ status: OrderStatus; now: Marks }> {
  await lockRow(tx, 'Order', businessId, id);
  const { status, ...now } = await tx.order.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } }, select: { plannedCourier: true, tags: true, assigneeId: true, assigneeName: true, status: true },
  });
  return { status, now };
}

async function writeMarks({ tx, session: { businessId }, audit }: CommandContext, id: string, before: Marks, after: Marks, summary: Message) {
  await tx.order.update({
    where: { businessId_id: { businessId, id } }, data: { ...after, version: { increment: 1 } }, select: { id: true },
  });
  await audit({ entity: ['Order', id], summary, before, after });
}
