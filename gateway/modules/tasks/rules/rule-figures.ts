import { z } from 'zod';
import { MAX_OPEN_TASKS } from '../../../../schema/rules/task-rules.ts';
import { defineQuery } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { Prisma, type TaskRule } from '../../../db/generated/client/client.ts';
import { watchFields, watchOf } from './rule-input.ts';
import { hasNoTask, statesOf, type Watch } from './rule-states.ts';
import { listRules } from './task-rules.ts';

export interface RuleFigures {
  /** Tasks that it would write down now; one more than it keeps open stands for more. */
  wouldMake: number;
  openTasks: number;
}

/** One more stands for more. */
const COUNTED = MAX_OPEN_TASKS + 1;

const countSql = (businessId: string, watch: Watch, rule: Pick<TaskRule, 'id' | 'trigger'> | null) => Prisma.sql`
  (SELECT count(*)::int FROM (
    SELECT 1 FROM (${statesOf(businessId, watch)}) s
    ${rule ? Prisma.sql`WHERE ${hasNoTask(businessId, rule)}` : Prisma.empty} LIMIT ${COUNTED}
  ) found)`;

const openSql = (businessId: string, id: string) => Prisma.sql`
  (SELECT count(*)::int FROM "Task" WHERE "businessId" = ${businessId}::uuid AND "ruleId" = ${id}::uuid AND "status" IN ('PENDING', 'IN_PROGRESS'))`;

/** The rules of a business with what each would write down now. Two statements, however many there are. */
export const taskRules = defineQuery({
  name: 'tasks.rules',
  permission: 'ADMIN',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<(TaskRule & { figures: RuleFigures })[]> => {
    const rules = await listRules(businessId);
    if (rules.length === 0) return [];
    const figures = await db.$queryRaw<(RuleFigures & { id: string })[]>(Prisma.join(rules.map((rule) => Prisma.sql`
      SELECT ${rule.id}::text AS "id", ${countSql(businessId, rule, rule)} AS "wouldMake", ${openSql(businessId, rule.id)} AS "openTasks"`), ' UNION ALL '));
    const byId = new Map(figures.map(({ id, ...counts }) => [id, counts]));
    return rules.map((rule) => ({ ...rule, figures: byId.get(rule.id)! }));
  },
});

/** How many tasks a rule would write down now that is not saved yet. */
export const taskRulePreview = defineQuery({
  name: 'tasks.rulePreview',
  permission: 'ADMIN',
  input: z.object({ ruleId: idOf('TaskRule').optional().describe('The rule that is changed: what has a task of it is left out.'), ...watchFields }),
  run: async ({ session: { businessId } }, { ruleId, ...input }) => {
    const watch = watchOf(input);
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT ${countSql(businessId, watch, ruleId ? { id: ruleId, trigger: watch.trigger } : null)} AS "count"`;
    return row!.count;
  },
});
