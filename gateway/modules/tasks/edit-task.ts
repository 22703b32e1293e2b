import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { searchText } from '../../list-query/record-text.ts';
import { findAssignee } from './assignees.ts';
import { lockTask } from './lock-task.ts';
import { taskFields } from './task-input.ts';
import { assertOpen } from './task-state.ts';

/** Changes what an open task says; what it is about stays. Throws PreconditionError TASK_STATUS for an ended one. */
export const editTask = defineCommand({
  name: 'tasks.edit',
  permission: 'newOrder',
  input: z.object({ taskId: idOf('Task'), version: version().optional(), ...taskFields }),
  run: async (context, { taskId: id, version: seen, assigneeId, title, type, priority, dueAt, note = '' }) => {
    const { tx, session: { businessId }, audit } = context;
    const before = await lockTask(context, id, seen);
    assertOpen(before.status);
    // Somebody who may see no tasks any more keeps those that they have.
    const assignee = assigneeId && assigneeId === before.assigneeId
      ? { id: before.assigneeId, name: before.assigneeName } : await findAssignee(context, assigneeId, 'newOrder');
    const after = { title, type, priority, dueAt, note, assigneeId: assignee.id, assigneeName: assignee.name };
    const isMoved = dueAt.getTime() !== before.dueAt.getTime();
    await tx.task.update({
      where: { businessId_id: { businessId, id } },
      data: {
        ...after, version: { increment: 1 }, searchText: searchText(title, before.recordLabel),
        // What a person has written is said as it was written.
        ...(title !== before.title && { wording: Prisma.DbNull }),
        ...(isMoved && { attentionAt: dueAt, snoozedUntil: null }),
      },
      select: { id: true },
    });
    const earlier = {
      title: before.title, type: before.type, priority: before.priority, dueAt: before.dueAt, note: before.note,
      assigneeId: before.assigneeId, assigneeName: before.assigneeName,
    };
    await audit({ entity: ['Task', id], summary: msg('Changed'), before: earlier, after });
    return { id };
  },
});
