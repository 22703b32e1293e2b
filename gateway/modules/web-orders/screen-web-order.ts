import { inEnglish, msg, type Message } from '../../../schema/rules/message.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { outcomeOf, prepayRuleOf, rulesFor, type BuyerRule } from './buyer-rules.ts';
import { scoreJob } from './courier-score/score-job.ts';
import { deskSetting } from './call-desk-setting.ts';
import { readRiskFacts } from './risk-facts.ts';
import { riskOf, storedReason, type RiskReason } from './risk-score.ts';
import { isOpenStatus } from './web-order-state.ts';

/**
 * Scores an order, and with `applies` carries out the rules about its buyer. A rule sets the status, with the reason
 * and a recorded hit; the score changes no status. Runs inside the caller's command.
 */
export async function screenWebOrder(context: CommandContext, id: string, { applies = false } = {}): Promise<void> {
  const { tx, session: { businessId } } = context;
  const where = { businessId_id: { businessId, id } };
  const order = await tx.webOrder.findUniqueOrThrow({ where, omit: { searchText: true } });
  if (!isOpenStatus(order.status)) return;
  const setting = await deskSetting(tx, businessId);
  const facts = await readRiskFacts(tx, businessId, id, setting.duplicateHours);
  const rules = await rulesFor(tx, businessId, order);
  const rule = outcomeOf(rules);
  const prepayRule = prepayRuleOf(rules);
  const judged = riskOf({
    ...facts, totalPoisha: order.totalPoisha, hasPhone: normalisePhone(order.phone) !== null, address: order.address, isPickup: order.isPickup,
  }, setting);
  const reasons = [...[...new Set([rule, prepayRule])].flatMap((one) => (one ? [reasonOf(one)] : [])), ...judged.reasons];
  const score = rule?.action === 'ALLOW' ? 0 : Math.min(100, judged.score + (rule ? 40 : 0));
  await tx.webOrder.update({
    where,
    data: { riskScore: score, riskReasons: reasons.map(storedReason) as unknown as Prisma.InputJsonObject[], ...(applies && rule && { ...consequence(rule), ...(prepayRule && { prepayOnly: true }) }) },
    select: { id: true },
  });
  const phone = normalisePhone(order.phone);
  // What somebody only typed into a checkout costs no question before a person is about to call.
  if (facts.asksCourier && phone && !(applies && order.status === 'INCOMPLETE')) await context.enqueue(...scoreJob(businessId, phone));
  if (applies && rules.length > 0) await noteHits(context, order.id, rules, rule!);
}

const RULE_TEXTS: Record<BuyerRule['action'], (value: string, reason: string) => Message> = {
  ALLOW: (value, reason) => msg('{{value}} is on the allow list: {{reason}}', { value, reason }),
  HOLD: (value, reason) => msg('{{value}} is to be held: {{reason}}', { value, reason }),
  PREPAY: (value, reason) => msg('{{value}} pays in advance only: {{reason}}', { value, reason }),
  BLOCK: (value, reason) => msg('{{value}} is blocked: {{reason}}', { value, reason }),
};

const ruleText = ({ action, value, reason }: BuyerRule): Message => RULE_TEXTS[action](value, reason || '–');

const reasonOf = (rule: BuyerRule): RiskReason =>
  ({ kind: rule.action === 'ALLOW' ? 'ALLOWED' : 'RULE', points: rule.action === 'ALLOW' ? 0 : 40, text: ruleText(rule) });

function consequence(rule: BuyerRule): Prisma.WebOrderUncheckedUpdateInput {
  const cancelReason = inEnglish(ruleText(rule));
  switch (rule.action) {
    case 'ALLOW':
    case 'PREPAY':
      return {};
    case 'HOLD':
      return { deskStatus: 'ON_HOLD', status: 'ON_HOLD', cancelReason };
    case 'BLOCK':
      return { deskStatus: 'BLOCKED', status: 'BLOCKED', cancelReason };
  }
}

/** A hit is recorded for every matching rule, also when another one decides: false alarms can be found. */
async function noteHits({ tx, session: { businessId }, audit }: CommandContext, id: string, rules: BuyerRule[], rule: BuyerRule): Promise<void> {
  const rows = rules.map((one) => ({ blockId: one.id }));
  await tx.$executeRaw`
    WITH hit AS (
      INSERT INTO "BuyerBlockHit" ("businessId", "blockId", "webOrderId", "action")
      SELECT ${businessId}::uuid, r."blockId", ${id}::uuid, ${rule.action}::"BlockAction"
      FROM json_to_recordset(${toJson(rows)}::json) AS r ("blockId" uuid)
      ON CONFLICT DO NOTHING RETURNING "blockId"
    )
    UPDATE "BuyerBlock" b SET "hitCount" = b."hitCount" + 1, "lastHitAt" = now() FROM hit
    WHERE b."businessId" = ${businessId}::uuid AND b."id" = hit."blockId"`;
  await audit({ entity: ['WebOrder', id], summary: ruleText(rule), after: { rules: rules.map((one) => one.id), action: rule.action } });
}
