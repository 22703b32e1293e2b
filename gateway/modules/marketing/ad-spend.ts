import { DAY_MS } from '../../../schema/rules/durations.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { partFor } from '../../../schema/rules/spread.ts';
import { db } from '../../db/client.ts';
import type { AdRange } from './ad-range.ts';

export interface AdSpend {
  /** As the books have it, the charge of the bank or agency included. */
  spendPoisha: Poisha;
  usdCents: bigint;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Taka that were booked, or dollars that were charged for some days. */
interface Row {
  campaignId: string | null;
  spend: Poisha;
  charged: { usdCents: number; from: string; to: string } | null;
}

/**
 * What ads cost on some days, by campaign; null is the key of what names none. Taka are those of the account of ads, so that
 * all together are the ads of the profit and loss; dollars are spread over the same days. One statement.
 */
export async function adSpendByCampaign(businessId: string, { from, to }: AdRange): Promise<Map<string | null, AdSpend>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s."campaignId", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "spend", NULL::json AS "charged"
    FROM "Account" a JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id" AND l."day" BETWEEN ${from}::date AND ${to}::date
    JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
    LEFT JOIN "AdSpend" s ON s."businessId" = e."businessId" AND s."voucherId" = e."sourceId"
    WHERE a."businessId" = ${businessId}::uuid AND a."code" = 'ad-spend' GROUP BY 1
    UNION ALL
    SELECT s."campaignId", 0, json_build_object('usdCents', s."usdCents", 'from', s."fromDay", 'to', s."toDay")
    FROM "AdSpend" s JOIN "Voucher" v ON v."businessId" = s."businessId" AND v."id" = s."voucherId" AND v."status" = 'POSTED'
    WHERE s."businessId" = ${businessId}::uuid AND s."toDay" >= ${from}::date AND s."fromDay" <= ${to}::date`;
  const spends = new Map<string | null, AdSpend>();
  for (const { campaignId, spend, charged } of rows) {
    const before = spends.get(campaignId) ?? { spendPoisha: 0n, usdCents: 0n };
    const usdCents = charged ? centsOf(BigInt(charged.usdCents), charged, { from, to }) : 0n;
    spends.set(campaignId, { spendPoisha: before.spendPoisha + spend, usdCents: before.usdCents + usdCents });
  }
  return spends;
}

/** The part of a payment that falls on the days of the range, spread as its taka are. */
function centsOf(usdCents: bigint, paid: AdRange, shown: AdRange): bigint {
  const first = paid.from > shown.from ? paid.from : shown.from;
  const last = paid.to < shown.to ? paid.to : shown.to;
  return partFor(usdCents, daysBetween(paid.from, paid.to) + 1, daysBetween(paid.from, first), daysBetween(paid.from, last) + 1);
}
