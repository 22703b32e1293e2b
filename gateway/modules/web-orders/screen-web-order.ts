import { inEnglish, msg, type Message } from '../../../schema/rules/message.ts';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { outcomeOf, prepayRuleOf, rulesForEach, type BuyerRule } from './buyer-rules.ts';
import { scoreJob } from './courier-score/score-job.ts';
import { deskSetting, type CallDeskSetting } from './call-desk-setting.ts';
import { readRiskFacts, type RiskFactsOfOrder } from './risk-facts.ts';
import { riskOf, storedReason, type RiskReason } from './risk-score.ts';
import { isOpenStatus } from './web-order-state.ts';

/** Scores one order, as `screenWebOrders` does. */
export const screenWebOrder = (context: CommandContext, id: string, options: { applies?: boolean } = {}): Promise<void> =>
  screenWebOrders(context, [id], options);

/**
 * Scores orders, and with `applies` carries out the rules about their buyers. A rule sets the status, with the reason and
 * a recorded hit; the score changes no status. Runs inside the caller's command.
 */
export async function screenWebOrders(context: CommandContext, ids: readonly string[], { applies = false } = {}): Promise<void> {
  if (ids.length === 0) return;
  const { tx, session: { businessId } } = context;
  const found = await tx.webOrder.findMany({ where: { businessId, id: { in: [...ids] } }, select: SCREENED, orderBy: { id: 'asc' } });
  const open = found.filter(({ status }) => isOpenStatus(status));
  if (open.length === 0) return;
  const setting = await deskSetting(tx, businessId);
  const facts = await readRiskFacts(tx, businessId, open.map(({ id }) => id), setting.duplicateHours);
  const rules = await rulesForEach(tx, businessId, open);
  const screened = open.map((order, index) => screen({ order, rules: rules[index]!, facts: facts.get(order.id)! }, setting));
  await tx.$executeRaw`
    UPDATE "WebOrder" w SET "riskScore" = s."score", "riskReasons" = s."reasons"
    FROM json_to_recordset(${toJson(screened.map(({ order: { id }, score, reasons }) => ({ id, score, reasons: reasons.map(storedReason) })))}::json)
      AS s ("id" uuid, "score" int, "reasons" jsonb)
    WHERE w."businessId" = ${businessId}::uuid AND w."id" = s."id"`;
  for (const one of screened) await conclude(context, one, applies);
}

const SCREENED = {
  id: true, status: true, phone: true, buyerPhone: true, otherPhone: true, email: true, ipAddress: true, device: true, address: true,
  isPickup: true, totalPoisha: true,
} as const;

interface Judged {
  order: Prisma.WebOrderGetPayload<{ select: typeof SCREENED }>;
  facts: RiskFactsOfOrder;
  rules: BuyerRule[];
}

interface Screened extends Judged {
  score: number;
  reasons: RiskReason[];
}

function screen(judged: Judged, setting: CallDeskSetting): Screened {
  const { order: { totalPoisha, phone, address, isPickup }, facts, rules } = judged;
  const rule = outcomeOf(rules);
  const risk = riskOf({ ...facts, totalPoisha, hasPhone: normalisePhone(phone) !== null, address, isPickup }, setting);
  const ofRules = [...new Set([rule, prepayRuleOf(rules)])].flatMap((one) => (one ? [reasonOf(one)] : []));
  const score = rule?.action === 'ALLOW' ? 0 : Math.min(100, risk.score + (rule ? 40 : 0));
  return { ...judged, score, reasons: [...ofRules, ...risk.reasons] };
}

/** Has a courier asked about the buyer, and carries out the rules. */
async function conclude(context: CommandContext, { order, facts, rules }: Screened, applies: boolean): Promise<void> {
  const { tx, session: { businessId }, enqueue } = context;
  const phone = normalisePhone(order.phone);
  // What somebody only typed into a checkout costs no question before a person is about to call.
  if (facts.asksCourier && phone && !(applies && order.status === 'INCOMPLETE')) await enqueue(...scoreJob(businessId, phone));
  const rule = outcomeOf(rules);
  if (!applies || !rule) return;
  const data = { ...consequence(rule), ...(prepayRuleOf(rules) && { prepayOnly: true }) };
  if (Object.keys(data).length > 0) {
    await tx.webOrder.update({ where: { businessId_id: { businessId, id: order.id } }, data, select: { id: true } });
  }
  await noteHits(context, order.id, rules, rule);
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
