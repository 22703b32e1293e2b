import { z } from 'zod';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { ruleName } from '../../../../schema/rules/task-rules.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import type { TaskRule } from '../../../db/generated/client/client.ts';
import { stepTo } from '../task-state.ts';
import { rulesJob } from './rules-job.ts';
import { lockRule } from './task-rules.ts';

const closesTasks = z.boolean().default(false)
  .describe('Whether its open tasks are cancelled; otherwise they stay for people to end, and no longer close by themselves.');

const target = { ruleId: idOf('TaskRule'), version: z.int().min(1).optional().describe('As it was read.') };

/** Turns a rule on or off. Turned on again, it looks after the tasks that it has left open. */
export const turnTaskRule = defineCommand({
  name: 'tasks.turnRule',
  permission: 'ADMIN',
  input: z.object({ ...target, isOn: z.boolean().describe('Whether it writes tasks down from now on.'), closesTasks }),
  run: async (context, { ruleId: id, version, isOn, closesTasks: closes }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    const rule = await lockRule(context, id, version);
    if (!isOn && closes) await cancelTasks(context, rule, msg('Cancelled: its rule was turned off'));
    if (rule.isOn === isOn) return { id };
    await tx.taskRule.update({ where: { businessId_id: { businessId, id } }, data: { isOn, version: { increment: 1 } }, select: { id: true } });
    const words = { rule: ruleName(rule) };
    await audit({
      entity: ['Business', businessId], before: { isOn: !isOn }, after: { isOn },
      summary: isOn ? msg('Turned on the rule for tasks "{{rule}}"', words) : msg('Turned off the rule for tasks "{{rule}}"', words),
    });
    if (isOn) await enqueue(...rulesJob(businessId));
    return { id };
  },
});

/** Removes a rule. Its tasks keep its name. */
export const removeTaskRule = defineCommand({
  name: 'tasks.removeRule',
  permission: 'ADMIN',
  input: z.object({ ...target, closesTasks }),
  run: async (context, { ruleId: id, version, closesTasks: closes }) => {
    const { tx, session: { businessId }, audit } = context;
    const rule = await lockRule(context, id, version);
    if (closes) await cancelTasks(context, rule, msg('Cancelled: its rule was removed'));
    const where = { businessId_id: { businessId, id } };
    if (await tx.task.findFirst({ where: { businessId, ruleId: id }, select: { id: true } })) {
      await tx.taskRule.update({ where, data: { isOn: false, removedAt: new Date(), version: { increment: 1 } }, select: { id: true } });
    } else {
      await tx.taskRule.delete({ where, select: { id: true } });
    }
    await audit({ entity: ['Business', businessId], summary: msg('Removed the rule for tasks "{{rule}}"', { rule: ruleName(rule) }), before: rule });
    return { id };
  },
});

/** Cancels the open tasks of a locked rule: at most as many as a rule keeps open. */
async function cancelTasks({ tx, session: { businessId, actorName }, audit }: CommandContext, rule: TaskRule, summary: Message): Promise<void> {
  const now = new Date();
  const status = stepTo('PENDING', 'CANCEL');
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH open AS (
      SELECT "id" FROM "Task" WHERE "businessId" = ${businessId}::uuid AND "ruleId" = ${rule.id}::uuid AND "curedAt" IS NULL
        AND "status" IN ('PENDING', 'IN_PROGRESS') ORDER BY "id" FOR NO KEY UPDATE
    )
    UPDATE "Task" t SET "status" = ${status}::"TaskStatus", "curedAt" = ${now}, "endedAt" = ${now}, "attentionAt" = ${now}, "snoozedUntil" = NULL,
      "endedByName" = ${actorName}, "version" = t."version" + 1
    FROM open WHERE t."businessId" = ${businessId}::uuid AND t."id" = open."id" RETURNING t."id"`;
  for (const { id } of rows) await audit({ entity: ['Task', id], summary, after: { status } });
}
