import { db } from '../../db/client.ts';

export interface UsageDrift {
  businessId: string;
  /** `smsBalance`, or `payment <id>`. */
  what: string;
  /** What stands on the record. */
  recorded: number;
  /** What the usage ledger adds up to. */
  ledger: number;
}

/**
 * Compares SMS balances and paid payments with the usage ledger; empty when they agree. A paid payment has
 * been credited in full, a refunded one is back at nothing, any other has no row.
 */
export async function usageDrift(): Promise<UsageDrift[]> {
  const [balances, payments] = await Promise.all([balanceDrift(), paymentDrift()]);
  return [...balances, ...payments];
}

function balanceDrift(): Promise<UsageDrift[]> {
  return db.$queryRaw<UsageDrift[]>`
    SELECT b."id" AS "businessId", 'smsBalance' AS "what", b."smsBalance" AS "recorded", u."total" AS "ledger"
    FROM "Business" b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(e."delta"), 0)::int AS "total" FROM "UsageEntry" e
      WHERE e."businessId" = b."id" AND e."kind" = 'SMS'
    ) u
    WHERE b."smsBalance" <> u."total"
    ORDER BY b."id"`;
}

function paymentDrift(): Promise<UsageDrift[]> {
  return db.$queryRaw<UsageDrift[]>`
    WITH expected AS (
      SELECT p."businessId", p."id", CASE
        WHEN p."status" <> 'PAID' OR p."refundStartedAt" IS NOT NULL THEN 0
        WHEN p."type" = 'SMS' THEN p."quantity"
        ELSE round(extract(epoch FROM p."renewedUntil" - p."renewedFrom") / 86400)::int
      END AS "days"
      FROM "Payment" p
    ), booked AS (
      SELECT e."businessId", split_part(e."key", ':', 2)::uuid AS "id", sum(e."delta")::int AS "total"
      FROM "UsageEntry" e WHERE e."key" ~ '^(payment|refund|refund-undone):' GROUP BY 1, 2
    )
    SELECT "businessId", 'payment ' || "id" AS "what", coalesce(x."days", 0) AS "recorded", coalesce(k."total", 0) AS "ledger"
    FROM expected x FULL JOIN booked k USING ("businessId", "id")
    WHERE coalesce(x."days", 0) <> coalesce(k."total", 0)
    ORDER BY "businessId", "id"`;
}
