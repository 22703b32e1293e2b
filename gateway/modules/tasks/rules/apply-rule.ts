import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { MINUTE_MS } from '../../../../schema/rules/durations.ts';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import { inEnglish, msg, wireMessage, type Message } from '../../../../schema/rules/message.ts';
import { MAX_OPEN_TASKS, ruleName } from '../../../../schema/rules/task-rules.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { Prisma, type TaskRule } from '../../../db/generated/client/client.ts';
import type { CourierEventOutcome } from '../../../db/generated/client/enums.ts';
import { insertSql, type NewRow } from '../../../db/insert-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { searchText } from '../../../list-query/record-text.ts';
import { stepTo } from '../task-state.ts';
import { assigneesOf } from './rule-assignee.ts';
import { hasNoTask, isInState, recordColumn, statesOf } from './rule-states.ts';
import { closedBecause, taskTitle, type RecordWords } from './rule-words.ts';

/** Tasks of one transaction. */
const BATCH = 200;

const NOTHING = { made: 0, closed: 0, hasMore: false };

/**
 * Closes the tasks of a rule whose cause is over and writes down those that are missing, a batch of each. Run by the system;
 * safe to repeat and to run twice at once: the rule is locked, and a key lets a record have one task of it at a time.
 */
export const applyRule = defineCommand({
  name: 'tasks.applyRule',
  permission: 'SUPERADMIN',
  input: z.object({ ruleId: idOf('TaskRule') }),
  run: async (context, { ruleId: id }) => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'TaskRule', businessId, id);
    const rule = await tx.taskRule.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
    if (!rule.isOn) return NOTHING;
    const now = new Date();
    const { cured, closed } = await cure(context, rule, now);
    const made = await writeTasks(context, rule, now);
    return { made, closed, hasMore: cured === BATCH || made === BATCH };
  },
});

/**
 * Ends what is over. Tasks that people have ended are marked too: the next time makes a new one. A task that somebody
 * changes at this moment is left for the next run.
 */
const cure = (context: CommandContext, rule: TaskRule, now: Date) => endTasks(context, rule, now, closedBecause(rule.trigger), Prisma.sql`
  ${rule.closesItself ? Prisma.empty : Prisma.sql`AND NOT ${IS_OPEN}`} AND NOT ${isInState(context.session.businessId, rule, now)}
  ORDER BY t."id" LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`);

/** Ends the open tasks of a rule that a change of it has left: what they are about is so still. At most as many as a rule keeps open. */
export async function endLeft(context: CommandContext, before: TaskRule, after: TaskRule): Promise<void> {
  const now = new Date();
  const { businessId } = context.session;
  if (!after.isOn || !after.closesItself) return;
  await endTasks(context, after, now, msg('Closed by itself: its rule looks for something else now'), Prisma.sql`
    AND ${IS_OPEN} AND ${isInState(businessId, before, now)} AND NOT ${isInState(businessId, after, now)} ORDER BY t."id" FOR NO KEY UPDATE`);
}

const IS_OPEN = Prisma.sql`t."status" IN ('PENDING', 'IN_PROGRESS')`;

async function endTasks(
  { tx, session: { businessId }, audit }: CommandContext, { id: ruleId }: TaskRule, now: Date, summary: Message, which: Prisma.Sql,
): Promise<{ cured: number; closed: number }> {
  const done = stepTo('PENDING', 'FINISH');
  const rows = await tx.$queryRaw<{ id: string; isClosed: boolean }[]>`
    WITH over AS (
      SELECT t."id" FROM "Task" t
      WHERE t."businessId" = ${businessId}::uuid AND t."ruleId" = ${ruleId}::uuid AND t."curedAt" IS NULL ${which}
    )
    UPDATE "Task" t SET "curedAt" = ${now},
      "status" = CASE WHEN ${IS_OPEN} THEN ${done}::"TaskStatus" ELSE t."status" END,
      "endedAt" = CASE WHEN ${IS_OPEN} THEN ${now} ELSE t."endedAt" END,
      "attentionAt" = CASE WHEN ${IS_OPEN} THEN ${now} ELSE t."attentionAt" END,
      "snoozedUntil" = NULL, "version" = t."version" + 1
    FROM over WHERE t."businessId" = ${businessId}::uuid AND t."id" = over."id"
    RETURNING t."id", t."endedAt" = t."curedAt" AS "isClosed"`;
  const closed = rows.filter(({ isClosed }) => isClosed);
  for (const { id } of closed) await audit({ entity: ['Task', id], summary, after: { status: done } });
  return { cured: rows.length, closed: closed.length };
}

interface Found extends Omit<RecordWords, 'label'> {
  recordId: string | null;
  /** Of an order. */
  number: number | null;
  name: string;
  ownerId: string | null;
}

/** Writes down a task for each record that the rule finds and that has none, the longest wait first. Returns how many. */
async function writeTasks(context: CommandContext, rule: TaskRule, now: Date): Promise<number> {
  const { tx, session: { businessId }, audit } = context;
  const open = await tx.task.count({ where: { businessId, ruleId: rule.id, curedAt: null, status: { in: ['PENDING', 'IN_PROGRESS'] } } });
  const records = await findRecords(context, rule, { now, take: Math.min(BATCH, MAX_OPEN_TASKS - open) });
  if (records.length === 0) return 0;
  const { orderPrefix } = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { orderPrefix: true } });
  const assignees = await assigneesOf(tx, rule, records);
  const column = recordColumn(rule.trigger);
  const dueAt = new Date(now.getTime() + rule.dueMinutes * MINUTE_MS);
  const rows = records.map((record, index): NewRow<'Task'> => {
    const recordLabel = record.number === null ? record.name : orderReference(orderPrefix, record.number);
    const words = taskTitle(rule, { ...record, label: recordLabel });
    const title = inEnglish(words);
    return {
      businessId, id: uuidv7(), ruleId: rule.id, title, wording: wireMessage(words) as object, type: rule.type, priority: rule.priority,
      dueAt, attentionAt: dueAt, assigneeId: assignees[index]!.id, assigneeName: assignees[index]!.name,
      ...(column && { [column]: record.recordId }), recordLabel, searchText: searchText(title, recordLabel),
    };
  });
  const made = await tx.$queryRaw<{ id: string }[]>`
    ${insertSql('Task', rows as [NewRow<'Task'>, ...NewRow<'Task'>[]])} ON CONFLICT DO NOTHING RETURNING "id"`;
  if (rule.assignee === 'ROUND_ROBIN') {
    await tx.taskRule.update({ where: { businessId_id: { businessId, id: rule.id } }, data: { turn: { increment: records.length } }, select: { id: true } });
  }
  const summary = msg('Written down by the rule "{{rule}}"', { rule: ruleName(rule) });
  for (const { id } of made) await audit({ entity: ['Task', id], summary, after: { ruleId: rule.id } });
  return made.length;
}

async function findRecords({ tx, session: { businessId } }: CommandContext, rule: TaskRule, { now, take }: { now: Date; take: number }): Promise<Found[]> {
  if (take <= 0) return [];
  return tx.$queryRaw<Found[]>`
    WITH found AS (
      SELECT s."recordId", s."since" FROM (${statesOf(businessId, rule, now)}) s
      WHERE ${hasNoTask(businessId, rule)}
      ORDER BY s."since", s."recordId" LIMIT ${take}
    )
    ${detailsOf(businessId, rule.trigger)} ORDER BY f."since", f."recordId"`;
}

/** The reports whose word stands in the title of a task. */
const WATCHED_OUTCOMES: Partial<Record<TaskRule['trigger'], CourierEventOutcome[]>> = {
  UNKNOWN_STATUS: ['UNKNOWN_STATUS'], LATE_REPORT: ['LATE'], REPORT_OPEN: ['TO_DECIDE', 'FAILED'],
};

/** What the title and the assignee of a task follow from, of the records `found`. */
function detailsOf(businessId: string, trigger: TaskRule['trigger']): Prisma.Sql {
  switch (recordColumn(trigger)) {
    case 'orderId': return Prisma.sql`
      SELECT f.*, o."number", '' AS "name", o."customerName" AS "customer", coalesce(o."courierName", '') AS "courier",
        coalesce(o."assigneeId", o."createdById") AS "ownerId", coalesce(e."rawStatus", '') AS "word"
      FROM found f JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = f."recordId"
      LEFT JOIN LATERAL (
        SELECT "rawStatus" FROM "CourierEvent" WHERE "businessId" = o."businessId" AND "orderId" = o."id" AND "outcome" = ANY(${WATCHED_OUTCOMES[trigger] ?? []}::"CourierEventOutcome"[])
        ORDER BY "receivedAt" DESC LIMIT 1
      ) e ON true`;
    case 'webOrderId': return Prisma.sql`
      SELECT f.*, NULL::int AS "number", w."number" AS "name", w."customerName" AS "customer", '' AS "courier", c."userId" AS "ownerId", '' AS "word"
      FROM found f JOIN "WebOrder" w ON w."businessId" = ${businessId}::uuid AND w."id" = f."recordId"
      LEFT JOIN LATERAL (
        SELECT "userId" FROM "WebOrderCall" WHERE "businessId" = w."businessId" AND "webOrderId" = w."id" ORDER BY "createdAt" DESC LIMIT 1
      ) c ON true`;
    case 'productId': return Prisma.sql`
      SELECT f.*, NULL::int AS "number", p."name", '' AS "customer", '' AS "courier", NULL::uuid AS "ownerId", '' AS "word"
      FROM found f JOIN "Product" p ON p."businessId" = ${businessId}::uuid AND p."id" = f."recordId"`;
    case 'statementId': return Prisma.sql`
      SELECT f.*, NULL::int AS "number", t."number"::text AS "name", '' AS "customer", c."name" AS "courier", NULL::uuid AS "ownerId", '' AS "word"
      FROM found f JOIN "CourierStatement" t ON t."businessId" = ${businessId}::uuid AND t."id" = f."recordId"
      JOIN "Courier" c ON c."businessId" = t."businessId" AND c."id" = t."courierId"`;
    case null: return Prisma.sql`
      SELECT f.*, NULL::int AS "number", '' AS "name", '' AS "customer", '' AS "courier", NULL::uuid AS "ownerId", '' AS "word" FROM found f`;
  }
}
