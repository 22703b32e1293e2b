import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { searchText } from '../../list-query/record-text.ts';
import { findAssignee } from './assignees.ts';
import { taskFields, taskRecord } from './task-input.ts';
import { recordLabel } from './task-record.ts';

/** Writes down work for somebody. Throws NotFoundError, ValidationError. */
export const createTask = defineCommand({
  name: 'tasks.create',
  permission: 'newOrder',
  input: z.object({ ...taskFields, ...taskRecord }),
  run: async (context, { assigneeId, title, type, priority, dueAt, note = '', ...record }) => {
    const { tx, session: { businessId, user, actorName }, audit } = context;
    const assignee = await findAssignee(context, assigneeId, 'newOrder');
    const label = await recordLabel(context, record);
    const id = uuidv7();
    const facts = { title, type, priority, dueAt, note, assigneeId: assignee.id, assigneeName: assignee.name };
    await tx.task.create({
      data: {
        businessId, id, ...facts, ...record, recordLabel: label, attentionAt: dueAt,
        createdById: user?.id, createdByName: actorName, searchText: searchText(title, label),
      },
      select: { id: true },
    });
    await audit({ entity: ['Task', id], summary: msg('Written down'), after: { ...facts, record: label } });
    return { id };
  },
});
