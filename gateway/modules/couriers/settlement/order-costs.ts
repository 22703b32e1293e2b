import type { Tx } from '../../../db/client.ts';
import { deliveryZone } from '../../../../schema/rules/delivery-zone.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { db } from '../../../db/client.ts';

/** What an order has brought, and what its courier takes of it. */
export interface OrderProfit {
  orderId: string;
  revenue: Poisha;
  /** What was paid for no goods: the way of a parcel that was refused, an advance that was kept. */
  otherIncome: Poisha;
  /** Of the goods that stayed with the customer, at the cost that they left with. */
  goodsCost: Poisha;
  courierCharge: Poisha;
  codFee: Poisha;
  returnCharge: Poisha;
  /** What the business puts around a parcel, by its setting. */
  packaging: Poisha;
  /** Of goods that came back damaged, and of lost ones what the courier does not pay for: as it is booked. */
  returnLoss: Poisha;
  profit: Poisha;
  /** The courier's part follows from its terms: no posted statement has told it yet. */
  isEstimated: boolean;
}

interface Row {
  orderId: string;
  status: string;
  district: string;
  thana: string;
  revenue: bigint;
  otherIncome: bigint;
  returnLoss: bigint;
  goodsCost: bigint;
  collected: bigint;
  isSent: boolean;
  packaging: bigint;
  /** Of posted statements; null without one. */
  charge: bigint | null;
  fee: bigint | null;
  back: bigint | null;
  insidePoisha: bigint | null;
  suburbPoisha: bigint | null;
  outsidePoisha: bigint | null;
  extraKgPoisha: bigint | null;
  baseKg: number | null;
  codBasisPoints: number | null;
  returnPercent: number | null;
  grams: number | null;
}

/** The profit of some orders of a business, by their ids. Before the courier's statement is posted, its part is worked out from its terms. */
export async function orderProfits(client: Tx | typeof db, businessId: string, orderIds: readonly string[]): Promise<Map<string, OrderProfit>> {
  const rows = await client.$queryRaw<Row[]>`
    SELECT o."id" AS "orderId", o."status", o."district", o."thana", o."revenuePoisha" AS "revenue", o."collectedPoisha" AS "collected",
      o."shippedAt" IS NOT NULL AS "isSent", u."packagingCostPoisha" AS "packaging", g."cost" AS "goodsCost", b."otherIncome", b."returnLoss", g."grams", p."charge", p."fee", p."back",
      c."insidePoisha", c."suburbPoisha", c."outsidePoisha", c."extraKgPoisha", c."baseKg", c."codBasisPoints", c."returnPercent"
    FROM "Order" o JOIN "Business" u ON u."id" = o."businessId"
    LEFT JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
    LEFT JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", 0)), 0)::bigint AS "cost",
        sum(l."quantity" * v."weightGrams")::int AS "grams"
      FROM "OrderLine" l LEFT JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) g CROSS JOIN LATERAL (
      SELECT sum(l."deliveryPoisha")::bigint AS "charge", sum(l."codFeePoisha")::bigint AS "fee", sum(l."returnPoisha")::bigint AS "back"
      FROM "StatementLine" l JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF')
    ) p CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."creditPoisha" - l."debitPoisha") FILTER (WHERE a."code" = 'other-income'), 0)::bigint AS "otherIncome",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE a."code" = 'damaged-goods'), 0)::bigint AS "returnLoss"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
    ) b
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ANY(${[...orderIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.orderId, profitOf(row)]));
}

const CAME_BACK = new Set(['RETURN_PENDING', 'RETURNED']);

function profitOf(row: Row): OrderProfit {
  const isEstimated = row.charge === null && row.isSent && row.insidePoisha !== null;
  const { charge, fee, back } = row.charge !== null
    ? { charge: row.charge, fee: row.fee ?? 0n, back: row.back ?? 0n }
    : isEstimated ? estimate(row) : { charge: 0n, fee: 0n, back: 0n };
  const packaging = row.isSent ? row.packaging : 0n;
  const { orderId, revenue, otherIncome, goodsCost, returnLoss } = row;
  return {
    orderId, packaging, revenue, otherIncome, goodsCost, returnLoss, courierCharge: charge, codFee: fee, returnCharge: back,
    profit: revenue + otherIncome - goodsCost - charge - fee - back - packaging - returnLoss, isEstimated,
  };
}

/** By the terms of the courier: the charge of the zone, what is beyond the base weight, the share of the cash, the way back. */
function estimate(row: Row): { charge: Poisha; fee: Poisha; back: Poisha } {
  const zone = deliveryZone(row);
  const base = zone === null ? 0n : { inside: row.insidePoisha!, suburb: row.suburbPoisha!, outside: row.outsidePoisha! }[zone];
  const kilograms = Math.ceil((row.grams ?? 0) / 1000);
  const beyond = BigInt(Math.max(kilograms - (row.baseKg ?? 1), 0)) * (row.extraKgPoisha ?? 0n);
  const charge = base + beyond;
  return {
    charge,
    fee: row.collected * BigInt(row.codBasisPoints ?? 0) / 10_000n,
    back: CAME_BACK.has(row.status) ? charge * BigInt(row.returnPercent ?? 0) / 100n : 0n,
  };
}
