import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { BlockAction, BlockKind } from '../../db/generated/client/enums.ts';
import { plainIp } from './block-value.ts';

export interface Buyer {
  phone: string;
  buyerPhone: string;
  otherPhone: string;
  email: string;
  ipAddress: string;
  device: string;
}

export interface BuyerRule {
  id: string;
  kind: BlockKind;
  value: string;
  action: BlockAction;
  reason: string;
}

/** The active rules that match a buyer. */
export function rulesFor(tx: Tx, businessId: string, buyer: Buyer): Promise<BuyerRule[]> {
  const { phone, buyerPhone, otherPhone, email, device } = buyer;
  const ip = plainIp(buyer.ipAddress);
  return tx.$queryRaw<BuyerRule[]>`
    SELECT "id", "kind"::text AS "kind", "value", "action"::text AS "action", "reason" FROM "BuyerBlock"
    WHERE "businessId" = ${businessId}::uuid AND ("expiresAt" IS NULL OR "expiresAt" > now()) AND CASE "kind"
      WHEN 'PHONE' THEN "value" = ANY(${[phone, buyerPhone, otherPhone].filter(Boolean)}::text[])
      WHEN 'EMAIL' THEN ${email} <> '' AND "value" IN (lower(${email}), '@' || lower(split_part(${email}, '@', 2)))
      WHEN 'DEVICE' THEN "value" = ${device}
      ELSE ${ip} <> '' AND "value"::inet >>= nullif(${ip}, '')::inet END
    ORDER BY "createdAt", "id"`;
}

/** Open orders whose buyer a rule matches, the newest first. */
export async function ordersUnder(tx: Tx, businessId: string, { kind, value }: Pick<BuyerRule, 'kind' | 'value'>): Promise<string[]> {
  const names = {
    PHONE: Prisma.sql`w."phone" = ${value} OR w."buyerPhone" = ${value} OR w."otherPhone" = ${value}`,
    EMAIL: Prisma.sql`lower(w."email") = ${value} OR '@' || lower(split_part(w."email", '@', 2)) = ${value}`,
    DEVICE: Prisma.sql`w."device" = ${value}`,
    IP: Prisma.sql`CASE WHEN w."ipAddress" ~ '^[0-9a-fA-F.:]+$' AND ${kind} = 'IP' THEN w."ipAddress"::inet <<= ${value}::inet ELSE false END`,
  }[kind];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT w."id" FROM "WebOrder" w
    WHERE w."businessId" = ${businessId}::uuid AND w."status" IN ('PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE')
      AND w."decidedAt" IS NULL AND (${names})
    ORDER BY w."dateCreated" DESC LIMIT 500`;
  return rows.map(({ id }) => id).sort();
}

/** The effect of the matching rules: an allow rule wins, then the strictest one. Null without a rule. */
export function outcomeOf(rules: readonly BuyerRule[]): BuyerRule | null {
  const strictest: BlockAction[] = ['ALLOW', 'BLOCK', 'HOLD', 'PREPAY'];
  for (const action of strictest) {
    const rule = rules.find((one) => one.action === action);
    if (rule) return rule;
  }
  return null;
}

/** The rule by which a buyer pays in advance: it holds beside one that puts the order aside. Null without one. */
export const prepayRuleOf = (rules: readonly BuyerRule[]): BuyerRule | null =>
  rules.some(({ action }) => action === 'ALLOW') ? null : rules.find(({ action }) => action === 'PREPAY') ?? null;
