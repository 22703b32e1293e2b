import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { BlockAction, BlockKind } from '../../db/generated/client/enums.ts';
import { toJson } from '../../db/json-rows.ts';
import { plainIp } from './block-value.ts';

export interface Buyer {
  phone: string;
  buyerPhone: string;
  otherPhone: string;
  email: string;
  ipAddress: string;
  device: string;
}

/** What rules know a buyer by, to be read of an order. */
export const BUYER = {
  phone: true, buyerPhone: true, otherPhone: true, email: true, ipAddress: true, device: true,
} as const satisfies Record<keyof Buyer, true>;

/** Whether rules may say otherwise of an order now than before it was changed. */
export const isOtherBuyer = (before: Buyer, changed: Partial<Buyer>): boolean =>
  (Object.keys(BUYER) as (keyof Buyer)[]).some((mark) => changed[mark] !== undefined && changed[mark] !== before[mark]);

export interface BuyerRule {
  id: string;
  kind: BlockKind;
  value: string;
  action: BlockAction;
  reason: string;
}

/** The active rules that match a buyer. */
export async function rulesFor(tx: Tx, businessId: string, buyer: Buyer): Promise<BuyerRule[]> {
  const [rules = []] = await rulesForEach(tx, businessId, [buyer]);
  return rules;
}

/** The same for each of some buyers. */
export async function rulesForEach(tx: Tx, businessId: string, buyers: readonly Buyer[]): Promise<BuyerRule[][]> {
  const asked = buyers.map(({ phone, buyerPhone, otherPhone, email, ipAddress, device }, at) =>
    ({ at, phone, buyerPhone, otherPhone, email: email.toLowerCase(), ip: plainIp(ipAddress), device }));
  const rows = await tx.$queryRaw<(BuyerRule & { at: number })[]>`
    SELECT b."at", r."id", r."kind"::text AS "kind", r."value", r."action"::text AS "action", r."reason" FROM "BuyerBlock" r
    JOIN json_to_recordset(${toJson(asked)}::json) AS b ("at" int, "phone" text, "buyerPhone" text, "otherPhone" text, "email" text,
      "ip" text, "device" text) ON CASE r."kind"
        WHEN 'PHONE' THEN r."value" IN (b."phone", b."buyerPhone", b."otherPhone")
        WHEN 'EMAIL' THEN b."email" <> '' AND r."value" IN (b."email", '@' || split_part(b."email", '@', 2))
        WHEN 'DEVICE' THEN r."value" = b."device"
        ELSE b."ip" <> '' AND r."value"::inet >>= nullif(b."ip", '')::inet END
    WHERE r."businessId" = ${businessId}::uuid AND (r."expiresAt" IS NULL OR r."expiresAt" > now())
    ORDER BY r."createdAt", r."id"`;
  const found = Map.groupBy(rows, ({ at }) => at);
  return buyers.map((_, at) => (found.get(at) ?? []).map(({ at: _at, ...rule }) => rule));
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
