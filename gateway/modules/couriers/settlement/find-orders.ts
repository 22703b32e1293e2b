import type { Tx } from '../../../db/client.ts';
import type { OwedOrder, PaidLine } from './classify-line.ts';

export interface FoundOrder extends OwedOrder {
  consignmentId: string | null;
  trackingCode: string | null;
  invoice: string | null;
  number: number;
}

const digits = (text: string) => /(\d{1,9})$/.exec(text.trim())?.[1];

/** Finds the orders of a courier that the lines may refer to, with the amount that it owes for each by the journal. One statement. */
export async function findOrders(
  tx: Tx, businessId: string, { courierId, lines, chosen = [] }: { courierId: string; lines: readonly PaidLine[]; chosen?: readonly string[] },
): Promise<FoundOrder[]> {
  const words = [...new Set(lines.flatMap(({ consignment, invoice }) => [consignment, invoice]).filter(Boolean))];
  const numbers = [...new Set(words.flatMap((word) => digits(word) ?? []).map(Number))];
  const phones = [...new Set(lines.map(({ phone }) => phone).filter(Boolean))];
  return tx.$queryRaw<FoundOrder[]>`
    WITH ids AS (
      SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "consignmentId" = ANY(${words})
      UNION SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "trackingCode" = ANY(${words})
      UNION SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "invoice" = ANY(${words})
      UNION SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "number" = ANY(${numbers}::int[])
      UNION SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "phone" = ANY(${phones})
        AND "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED')
      UNION SELECT unnest(${chosen}::uuid[])
    )
    SELECT o."id", o."number", o."status", o."settlementStatus", o."district", o."thana", o."phone",
      s."consignmentId", s."trackingCode", s."invoice", b."owed" AS "owedPoisha", (b."owed" - p."paid")::bigint AS "leftPoisha",
      (b."claimed" - p."claimPaid")::bigint AS "claimPoisha",
      p."deliveries", p."returns", g."grams", (
        SELECT count(*)::int FROM "Shipment" n WHERE n."businessId" = o."businessId" AND n."orderId" = o."id" AND n."courierId" = ${courierId}::uuid
      ) AS "parcels"
    FROM ids JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = ids."orderId"
    JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active" AND s."courierId" = ${courierId}::uuid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-receivable'), 0)::bigint AS "owed",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-claims' AND l."partyId" = ${courierId}::uuid), 0) AS "claimed"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" IN ('courier-receivable', 'courier-claims')
      WHERE e."businessId" = o."businessId" AND e."sourceId" = o."id" AND e."sourceType" = 'Order'
    ) b CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."settledPoisha"), 0)::bigint AS "paid",
        coalesce(sum(l."claimPoisha") FILTER (WHERE t."courierId" = ${courierId}::uuid), 0) AS "claimPaid",
        (count(*) FILTER (WHERE l."deliveryPoisha" > 0 AND l."result" NOT IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE')))::int AS "deliveries",
        (count(*) FILTER (WHERE l."returnPoisha" > 0 AND l."result" NOT IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE')))::int AS "returns"
      FROM "StatementLine" l
      JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) p CROSS JOIN LATERAL (
      SELECT CASE WHEN bool_and(coalesce(v."weightGrams", 0) > 0) THEN sum(l."quantity" * v."weightGrams")::int END AS "grams" FROM "OrderLine" l
      JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) g`;
}

/** Finds the order of a line by the courier's number or ours, or suggests one by phone and amount. */
export function matcher(orders: readonly FoundOrder[], codeOf: (number: number) => string) {
  const byWord = new Map<string, FoundOrder>();
  const add = (word: string | null, order: FoundOrder) => word && !byWord.has(word.toLowerCase()) && byWord.set(word.toLowerCase(), order);
  for (const order of orders) add(order.consignmentId, order);
  for (const order of orders) add(order.trackingCode, order);
  for (const order of orders) add(order.invoice, order);
  for (const order of orders) {
    add(codeOf(order.number), order);
    add(String(order.number), order);
  }
  const byPhone = Map.groupBy(orders, ({ phone }) => phone);
  return {
    named: ({ consignment, invoice }: PaidLine) => byWord.get(consignment.toLowerCase()) ?? byWord.get(invoice.toLowerCase()) ?? null,
    /** Suggests an order only when exactly one fits. */
    suggested: ({ phone, collectedPoisha }: PaidLine) => {
      const fitting = (byPhone.get(phone) ?? []).filter(({ leftPoisha }) => leftPoisha === collectedPoisha && collectedPoisha > 0n);
      return fitting.length === 1 ? fitting[0]! : null;
    },
  };
}
