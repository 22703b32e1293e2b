import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { MAX_TASK_RULES, ruleName } from '../../../../schema/rules/task-rules.ts';
import { defineCommand, defineQuery, type CommandContext } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { db, type Tx } from '../../../db/client.ts';
import type { TaskRule } from '../../../db/generated/client/client.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../../errors.ts';
import { eligibleMembers } from '../assignees.ts';
import { endLeft } from './apply-rule.ts';
import { givenTo, ruleFields, watchFields, watchOf } from './rule-input.ts';
import { rulesJob } from './rules-job.ts';

/** The rules of a business, in the order in which they are shown. */
export const listRules = (businessId: string): Promise<TaskRule[]> => db.taskRule.findMany({
  where: { businessId, removedAt: null }, orderBy: [{ trigger: 'asc' }, { threshold: 'asc' }, { delayMinutes: 'asc' }, { id: 'asc' }],
});

/** What rules are called, for whoever sees their tasks; the removed ones too. */
export const taskRuleNames = defineQuery({
  name: 'tasks.ruleNames',
  permission: 'newOrder',
  input: z.object({}),
  run: ({ session: { businessId } }) => db.taskRule.findMany({
    where: { businessId }, orderBy: [{ trigger: 'asc' }, { threshold: 'asc' }, { delayMinutes: 'asc' }, { id: 'asc' }],
    select: { id: true, trigger: true, name: true, threshold: true, delayMinutes: true, removedAt: true }, take: MAX_NAMES,
  }),
});

const MAX_NAMES = 500;

/** A rule that was not removed, locked until the transaction ends. Throws NotFoundError, ConflictError for a stale version. */
export async function lockRule({ tx, session: { businessId } }: CommandContext, id: string, version?: number): Promise<TaskRule> {
  await lockRow(tx, 'TaskRule', businessId, id, version);
  const rule = await tx.taskRule.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (rule.removedAt) throw new NotFoundError('Task rule');
  return rule;
}

/**
 * Changes a rule, or makes a new one, which is off: it is turned on once its preview looks right. Throws NotFoundError,
 * ConflictError, ValidationError, PreconditionError TOO_MANY_RULES.
 */
export const saveTaskRule = defineCommand({
  name: 'tasks.saveRule',
  permission: 'ADMIN',
  input: z.object({
    ruleId: idOf('TaskRule').optional().describe('The rule that is changed; a new one is made when left out.'),
    version: z.int().min(0).optional().describe('As it was read; for a rule that is there.'),
    ...watchFields, ...ruleFields,
  }),
  run: async (context, { ruleId, version, ...input }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    const before = ruleId ? await lockRule(context, ruleId, version) : null;
    await assertKnown(tx, businessId, input, before?.memberIds ?? []);
    const { name, type, priority, dueMinutes, closesItself } = input;
    const watch = watchOf({ ...input, trigger: before?.trigger ?? input.trigger });
    const data = { ...watch, name, type, priority, dueMinutes, closesItself, ...givenTo(watch.trigger, input) };
    const id = before?.id ?? uuidv7();
    if (before) {
      await endLeft(context, before, await tx.taskRule.update({ where: { businessId_id: { businessId, id } }, data: { ...data, version: { increment: 1 } } }));
    } else {
      await assertRoom(tx, businessId);
      await tx.taskRule.create({ data: { businessId, id, ...data }, select: { id: true } });
    }
    const rule = ruleName(data);
    await audit({
      entity: ['Business', businessId],
      summary: before ? msg('Changed the rule for tasks "{{rule}}"', { rule }) : msg('New rule for tasks: {{rule}}', { rule }),
      before, after: data,
    });
    if (before?.isOn) await enqueue(...rulesJob(businessId));
    return { id };
  },
});

interface Chosen {
  siteIds: string[];
  memberIds: string[];
}

/** Throws NotFoundError for a shop or a member of nobody here; `kept` are members that the rule has already. */
async function assertKnown(tx: Tx, businessId: string, { siteIds, memberIds }: Chosen, kept: readonly string[]): Promise<void> {
  const added = memberIds.filter((id) => !kept.includes(id));
  if ((await eligibleMembers(tx, businessId, added)).size !== added.length) throw new NotFoundError('Member');
  const sites = siteIds.length > 0 ? await tx.webSite.count({ where: { businessId, id: { in: siteIds } } }) : 0;
  if (sites !== siteIds.length) throw new NotFoundError('Web site');
}

/** Two new rules at once count one after the other. */
async function assertRoom(tx: Tx, businessId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR NO KEY UPDATE`;
  if (await tx.taskRule.count({ where: { businessId, removedAt: null } }) >= MAX_TASK_RULES) {
    throw new PreconditionError('TOO_MANY_RULES', msg('A business has at most {{count}} rules for tasks', { count: MAX_TASK_RULES }));
  }
}
