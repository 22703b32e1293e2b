import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { IS_WITHOUT_ORDER, POSTED_LINES } from '../../orders/posted-lines.ts';
import type { OwedOrder } from './owed-order.ts';
import type { PaidLine } from './paid-line.ts';

/** An order with one of its parcels at the courier. */
export interface FoundOrder extends OwedOrder {
  shipmentId: string;
  /** Not the parcel that the order has now, but one that came back, or was taken back, before it was sent again. */
  isEarlier: boolean;
  consignmentId: string | null;
  trackingCode: string | null;
  invoice: string | null;
  number: number;
  /** What is expected of the courier's charge for the way back of this parcel, and was not on a posted statement yet. */
  accruedPoisha: Poisha;
  /** The customer had the goods and gives them back: the courier charges for that when it has brought them. */
  isGivenBack: boolean;
}

const digits = (text: string) => /(\d{1,9})$/.exec(text.trim())?.[1];

interface Sought {
  courierId: string;
  lines: readonly PaidLine[];
  /** Orders that are known otherwise than by the numbers of the lines. */
  chosen?: readonly string[];
}

/** The ids of the orders that the lines may refer to. */
function candidates(businessId: string, { courierId, lines, chosen = [] }: Sought): Prisma.Sql {
  const words = [...new Set(lines.flatMap(({ consignment, invoice }) => [consignment, invoice]).filter(Boolean))];
  const numbers = [...new Set(words.flatMap((word) => digits(word) ?? []).map(Number))];
  const phones = [...new Set(lines.map(({ phone }) => phone).filter(Boolean))];
  return Prisma.sql`
      SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "consignmentId" = ANY(${words})
      UNION SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "trackingCode" = ANY(${words})
      UNION SELECT "orderId" FROM "Shipment" WHERE "businessId" = ${businessId}::uuid AND "courierId" = ${courierId}::uuid AND "invoice" = ANY(${words})
      UNION SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "number" = ANY(${numbers}::int[])
      UNION SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "phone" = ANY(${phones})
        AND "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED')
      UNION SELECT unnest(${chosen}::uuid[])`;
}

/**
 * Locks the orders of the courier that the lines name, by id, the order in which every command locks them. Returns their
 * ids: what is shipped under such a number from then on is none of them.
 */
export async function lockOrders(tx: Tx, businessId: string, { courierId, lines, chosen }: Sought): Promise<string[]> {
  // By phone an order is only suggested.
  const numbered = lines.map((line) => ({ ...line, phone: '' }));
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "Order" o WHERE o."businessId" = ${businessId}::uuid AND o."id" IN (${candidates(businessId, { courierId, lines: numbered, chosen })})
      AND EXISTS (SELECT 1 FROM "Shipment" s WHERE s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."courierId" = ${courierId}::uuid)
    ORDER BY o."id" FOR NO KEY UPDATE OF o`;
  return locked.map(({ id }) => id);
}

/**
 * Finds the orders of a courier that the lines may refer to, only those that are locked where they are given, with the
 * amount that it owes for each by the journal: one row for each parcel, the one that the order has now first. For an
 * earlier parcel nothing is owed. One statement.
 */
export async function findOrders(
  tx: Tx, businessId: string, { locked, ...sought }: Sought & { locked?: readonly string[] },
): Promise<FoundOrder[]> {
  const { courierId } = sought;
  return tx.$queryRaw<FoundOrder[]>`
    WITH ids AS (${locked ? Prisma.sql`SELECT unnest(${locked}::uuid[]) AS "orderId"` : candidates(businessId, sought)})
    SELECT o."id", o."number", s."id" AS "shipmentId", NOT s."active" AS "isEarlier",
      CASE WHEN s."active" THEN o."status" ELSE 'RETURNED' END AS "status",
      CASE WHEN s."active" THEN o."settlementStatus" ELSE 'NA' END AS "settlementStatus", o."district", o."thana", o."phone",
      s."consignmentId", s."trackingCode", s."invoice", CASE WHEN s."active" THEN b."owed" ELSE 0 END AS "owedPoisha",
      CASE WHEN s."active" THEN b."owed" - p."paid" ELSE 0 END::bigint AS "leftPoisha",
      (b."claimed" - p."claimPaid")::bigint AS "claimPoisha", least(s."returnDuePoisha", n."expectedReturns" - p."accrued")::bigint AS "accruedPoisha",
      s."active" AND o."status" IN ('EXCHANGED', 'RETURN_PENDING', 'RETURNED') AND o."deliveredAt" IS NOT NULL AS "isGivenBack",
      p."deliveries", p."returns", g."grams", n."parcels"
    FROM ids JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = ids."orderId"
    JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."courierId" = ${courierId}::uuid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-receivable'), 0)::bigint AS "owed",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'courier-claims' AND l."partyId" = ${courierId}::uuid), 0) AS "claimed"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" IN ('courier-receivable', 'courier-claims')
      WHERE e."businessId" = o."businessId" AND e."sourceId" = o."id" AND e."sourceType" = 'Order'
    ) b CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."settledPoisha"), 0)::bigint AS "paid",
        coalesce(sum(l."claimPoisha") FILTER (WHERE t."courierId" = ${courierId}::uuid), 0) AS "claimPaid",
        coalesce(sum(l."accruedPoisha") FILTER (WHERE t."courierId" = ${courierId}::uuid), 0) AS "accrued",
        (count(*) FILTER (WHERE t."courierId" = ${courierId}::uuid AND l."deliveryPoisha" > 0 AND NOT ${IS_WITHOUT_ORDER}))::int AS "deliveries",
        (count(*) FILTER (WHERE t."courierId" = ${courierId}::uuid AND l."returnPoisha" > 0 AND NOT ${IS_WITHOUT_ORDER}))::int AS "returns"
      FROM ${POSTED_LINES}
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) p CROSS JOIN LATERAL (
      SELECT count(*)::int AS "parcels", sum(e."returnDuePoisha") AS "expectedReturns" FROM "Shipment" e
      WHERE e."businessId" = o."businessId" AND e."orderId" = o."id" AND e."courierId" = ${courierId}::uuid
    ) n CROSS JOIN LATERAL (
      SELECT CASE WHEN bool_and(coalesce(v."weightGrams", 0) > 0) THEN sum(l."quantity" * v."weightGrams")::int END AS "grams" FROM "OrderLine" l
      JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) g ORDER BY s."active" DESC, s."id" DESC`;
}

/** Finds the order of a line by the courier's number or ours, or suggests one by phone and amount. */
export function matcher(orders: readonly FoundOrder[], codeOf: (number: number) => string) {
  const byWord = new Map<string, FoundOrder>();
  const byNumber = new Map<string, FoundOrder>();
  const add = (map: Map<string, FoundOrder>, word: string | null, order: FoundOrder) =>
    word && !map.has(word.toLowerCase()) && map.set(word.toLowerCase(), order);
  for (const order of orders) add(byWord, order.consignmentId, order);
  for (const order of orders) add(byWord, order.trackingCode, order);
  for (const order of orders) add(byWord, order.invoice, order);
  for (const order of orders) {
    // A code with a prefix is no number of a courier.
    add(/\D/.test(codeOf(order.number)) ? byWord : byNumber, codeOf(order.number), order);
    add(byNumber, String(order.number), order);
  }
  const byPhone = Map.groupBy(orders, ({ phone }) => phone);
  const numbered = ({ consignment }: PaidLine) => byNumber.get(consignment.toLowerCase()) ?? null;
  return {
    named: (line: PaidLine) => {
      const [consignment, invoice] = [line.consignment.toLowerCase(), line.invoice.toLowerCase()];
      const found = byWord.get(consignment) ?? byWord.get(invoice) ?? byNumber.get(invoice);
      if (found) return found;
      // A courier's bare number may be that of an order by chance: then the parcel of that order has another one.
      const order = numbered(line);
      return order && !order.consignmentId && !order.trackingCode ? order : null;
    },
    /** Suggests an order only when exactly one fits, or has this number. */
    suggested: (line: PaidLine) => {
      const fitting = (byPhone.get(line.phone) ?? []).filter(({ leftPoisha }) => leftPoisha === line.collectedPoisha && line.collectedPoisha > 0n);
      return fitting.length === 1 ? fitting[0]! : numbered(line);
    },
  };
}
