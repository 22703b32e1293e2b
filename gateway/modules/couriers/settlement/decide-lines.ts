import { z } from 'zod';
import { endsDispute, lineDecisions, type LineDecision } from '../../../../schema/rules/line-decisions.ts';
import { msg, type Message } from '../../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../../commands/command.ts';
import { text } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import { Prisma, type Courier, type StatementLine } from '../../../db/generated/client/client.ts';
import { mistakeIn } from '../../../errors.ts';
import { HAS_OTHER_TERMS } from '../compared-terms.ts';
import { chosenLines, lockDraftLines, placesOf } from './chosen-lines.ts';
import { classifyLines, type ClassifiedLine } from './classify-statement.ts';
import { isAsSeen, lineDecision } from './decide-line.ts';
import { dropDecisions, lineDecisionOf, saveDecisions } from './draft-decisions.ts';
import type { LockedStatement } from './lock-statement.ts';
import { overchargeOf } from './overcharged.ts';
import { writeCompared } from './write-compared.ts';

/**
 * Decides about many lines of a draft at once, or takes back what was decided, as the single decision does, with a number of
 * SQL statements that does not grow with the lines. What somebody else has decided meanwhile stands, and is told.
 */

export type LeftReason = 'DECIDED' | 'IMPOSSIBLE' | 'ADMIN' | 'OPEN' | 'OTHERWISE' | 'CHANGED';

interface LeftLine {
  reason: LeftReason;
  line: StatementLine;
}

export interface LeftLines {
  reason: LeftReason;
  count: number;
  /** The numbers of their parcels, of the first ones. */
  names: string[];
}

export interface ManyDecided {
  count: number;
  places: string;
  left: LeftLines[];
}

/** So many of the lines that were left are named for each reason. */
export const NAMED = 20;

/** Small enough to be kept for whoever asks again, however many lines there are. */
const outcomeOf = (decided: readonly StatementLine[], left: readonly LeftLine[]): ManyDecided => ({
  count: decided.length, places: placesOf(decided),
  left: [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, lines]) => ({
    reason, count: lines.length, names: lines.slice(0, NAMED).map(({ line: { consignment, invoice, phone } }) => consignment || invoice || phone),
  })),
});

export const decideStatementLines = defineCommand({
  name: 'couriers.decideLines',
  permission: 'deliveryMethod',
  input: z.object({
    ...chosenLines,
    decision: lineDecision.describe('What becomes of their differences when the statement is posted. Some take an administrator and a note.'),
    note: text(300).default('').describe('Why, for whoever asks later, and as evidence for the courier.'),
  }),
  run: async (context, { decision, note, ...chosen }): Promise<ManyDecided> => {
    const { tx, session: { businessId, actorName: by } } = context;
    const { statement, lines } = await lockDraftLines(context, chosen);
    const { id, courier } = statement;
    const { able, left } = sortOut(context, lines, { decision, note });
    const unseen = await changedSince(tx, statement, able);
    const decided = able.filter((line) => !unseen.has(line));
    left.push(...[...unseen].map((line): LeftLine => ({ reason: 'CHANGED', line })));
    if (decided.length === 0) return outcomeOf([], left);
    const parts = decided.filter(({ result }) => result === 'SHORT' && decision === 'ACCEPT');
    const isPart = new Set(parts);
    const others = decided.filter((line) => !isPart.has(line));
    const charges = others.filter(({ result }) => result === 'CHARGE_DIFF' && decision === 'DISPUTE');
    await mark(tx, businessId, parts, 'restComes', true);
    await mark(tx, businessId, charges, 'disputesCharge', true);
    await saveDecisions(tx, others, { decision, note, by });
    await writeCompared(tx, businessId, await classifyOrders(tx, courier, [...parts, ...charges]));
    await finish(context, id, { summary: summaryOf(decision, decided.length, note), after: { decision, note, lines: placesOf(decided) } });
    return outcomeOf(decided, left);
  },
});

/** Takes back what was decided about many lines of a draft: it is open again. */
export const undoStatementLines = defineCommand({
  name: 'couriers.undoLines',
  permission: 'deliveryMethod',
  input: z.object({ ...chosenLines, decision: lineDecision.optional().describe('Only where this is what was decided; what was decided otherwise since stands.') }),
  run: async (context, { decision, ...chosen }): Promise<ManyDecided> => {
    const { tx, session: { businessId } } = context;
    const { statement: { id, courier }, lines } = await lockDraftLines(context, chosen);
    const kinds = await kindsOf(tx, businessId, lines);
    const decisionOf = (line: StatementLine) => lineDecisionOf(line.result, kinds.get(line.id) ?? null);
    const isMeant = (line: StatementLine) => (decision ? decisionOf(line) === decision : decisionOf(line) !== null);
    const decided = lines.filter(isMeant);
    const left = lines.filter((line) => !isMeant(line)).map((line): LeftLine => ({ reason: decisionOf(line) === null ? 'OPEN' : 'OTHERWISE', line }));
    if (decided.length === 0) return outcomeOf([], left);
    const parts = decided.filter(({ result }) => result === 'PARTIAL');
    await mark(tx, businessId, parts, 'restComes', false);
    await dropDecisions(tx, businessId, decided.flatMap(({ decisionId }) => decisionId ?? []));
    await writeCompared(tx, businessId, await classifyOrders(tx, courier, [...parts, ...decided.filter(({ disputesCharge }) => disputesCharge)]));
    const count = decided.length;
    await finish(context, id, {
      summary: msg('Nothing is decided about {{count}} lines', { count, defaultValue_one: 'Nothing is decided about {{count}} line' }),
      after: { decision: null, lines: placesOf(decided) },
    });
    return outcomeOf(decided, left);
  },
});

/**
 * The lines about which this can be decided now, and those that are left with the reason. Throws ForbiddenError where all of
 * them take an administrator, ValidationError where some take a note.
 */
function sortOut({ session }: CommandContext, lines: readonly StatementLine[], { decision, note }: { decision: LineDecision; note: string }) {
  if (decision === 'WRITE_OFF') session.assertCan('ADMIN');
  const isAdmin = session.can('ADMIN');
  const able: StatementLine[] = [];
  const left: LeftLine[] = [];
  for (const line of lines) {
    const { result, decisionId } = line;
    const isPossible = lineDecisions({ result, isDisputable: overchargeOf(line) > 0n }).includes(decision);
    const reason: LeftReason | null = !isPossible ? 'IMPOSSIBLE'
      : decisionId !== null || result === 'PARTIAL' ? 'DECIDED'
        : endsDispute(result, decision) && !isAdmin ? 'ADMIN' : null;
    if (reason) left.push({ reason, line });
    else able.push(line);
  }
  if (able.length === 0 && left.some(({ reason }) => reason === 'ADMIN')) session.assertCan('ADMIN');
  if (note === '' && able.some(({ result }) => endsDispute(result, decision))) throw mistakeIn('note', msg('Say why'));
  return { able, left };
}

const MARKS = { restComes: Prisma.sql`"restComes"`, disputesCharge: Prisma.sql`"disputesCharge"` };

async function mark(tx: Tx, businessId: string, lines: readonly StatementLine[], column: keyof typeof MARKS, value: boolean): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await tx.$executeRaw`UPDATE "StatementLine" SET ${MARKS[column]} = ${value} WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
}

/**
 * Those that mean something else by now than was seen of them, as a single decision refuses them: only an order or terms that
 * have changed since the draft was compared can be the reason, or an order that a line without one names by now.
 */
async function changedSince(tx: Tx, { businessId, id, courier }: LockedStatement, lines: readonly StatementLine[]): Promise<Set<StatementLine>> {
  const orderIds = lines.flatMap(({ orderId }) => orderId ?? []);
  const touched = orderIds.length === 0 ? [] : await tx.$queryRaw<{ id: string }[]>`
    WITH t AS (SELECT t.*, ${HAS_OTHER_TERMS} AS "hasOtherTerms" FROM "CourierStatement" t WHERE t."businessId" = ${businessId}::uuid AND t."id" = ${id}::uuid)
    SELECT l."id" FROM t JOIN "StatementLine" l ON l."businessId" = t."businessId" AND l."statementId" = t."id" AND l."orderId" = ANY(${orderIds}::uuid[])
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND (t."hasOtherTerms" OR o."updatedAt" > t."comparedAt")`;
  const isTouched = new Set(touched.map((line) => line.id));
  const suspects = lines.filter((line) => isTouched.has(line.id));
  const nameless = lines.filter(({ orderId }) => orderId === null);
  const now = new Map<string, ClassifiedLine<StatementLine>>((await classifyOrders(tx, courier, suspects)).map((one) => [one.line.id, one]));
  for (const one of nameless.length === 0 ? [] : await classifyLines(tx, courier, nameless)) now.set(one.line.id, one);
  return new Set([...suspects, ...nameless].filter((line) => !isAsSeen(line, now.get(line.id)!)));
}

type Again = ClassifiedLine<StatementLine & { decision: { amountPoisha: bigint } | null }>;

/** Classifies all lines that stand on the statement for the orders of these. Of the other lines nothing changes. */
async function classifyOrders(tx: Tx, courier: Courier, lines: readonly StatementLine[]): Promise<Again[]> {
  const [first] = lines;
  if (!first) return [];
  const { businessId, statementId } = first;
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))];
  const rows = await tx.$queryRaw<(StatementLine & { decidedPoisha: bigint | null })[]>`
    SELECT l.*, d."amountPoisha" AS "decidedPoisha" FROM "StatementLine" l
    LEFT JOIN "DifferenceDecision" d ON d."businessId" = l."businessId" AND d."id" = l."decisionId"
    WHERE l."businessId" = ${businessId}::uuid AND l."statementId" = ${statementId}::uuid AND l."result" <> 'EXPECTED_MISSING'
      AND l."orderId" = ANY(${orderIds}::uuid[]) ORDER BY l."position"`;
  const withDecision = rows.map(({ decidedPoisha, ...line }) => ({ ...line, decision: decidedPoisha === null ? null : { amountPoisha: decidedPoisha } }));
  return classifyLines(tx, courier, withDecision, orderIds);
}

/** The kinds of the decisions of lines, by line. */
async function kindsOf(tx: Tx, businessId: string, lines: readonly StatementLine[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ decisionId }) => decisionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: string; kind: string }[]>`
    SELECT "id", "kind"::text FROM "DifferenceDecision" WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
  const byId = new Map(rows.map(({ id, kind }) => [id, kind]));
  return new Map(lines.flatMap(({ id, decisionId }) => (decisionId ? [[id, byId.get(decisionId)!] as const] : [])));
}

async function finish(
  { tx, session: { businessId }, audit }: CommandContext, id: string, { summary, after }: { summary: Message; after: object },
): Promise<void> {
  await tx.courierStatement.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
  await audit({ entity: ['CourierStatement', id], summary, after });
}

function summaryOf(decision: LineDecision, count: number, note: string): Message {
  const said = note || '–';
  const summaries: Record<LineDecision, Message> = {
    DISPUTE: msg('{{count}} lines go to dispute: {{note}}', { count, note: said, defaultValue_one: '{{count}} line goes to dispute: {{note}}' }),
    ACCEPT: msg('{{count}} lines are accepted: {{note}}', { count, note: said, defaultValue_one: '{{count}} line is accepted: {{note}}' }),
    WRITE_OFF: msg('{{count}} lines are written off: {{note}}', { count, note: said, defaultValue_one: '{{count}} line is written off: {{note}}' }),
  };
  return summaries[decision];
}
