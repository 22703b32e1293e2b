import { z } from 'zod';
import { orderReference } from '../../../schema/rules/order-code.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus, SettlementStatus, WebOrderStatus } from '../../db/generated/client/enums.ts';
import type { Cursor } from '../../list-query/cursor.ts';
import type { Sort } from '../../list-query/list-query.ts';
import { orderProfits } from '../couriers/settlement/order-profit.ts';
import { adRange, adRangeFields } from './ad-range.ts';
import { attribution, OUTCOME } from './attribution.ts';
import { ONE_ORDER, ordersOf, shareOut } from './shares.ts';

export const campaignOrderState = z.enum(['APPROVED', 'DELIVERED', 'SETTLED', 'RETURNED']);

export const campaignOrdersFilter = z.object({
  campaignId: idOf('Campaign').optional().describe('Those that belong to this campaign; to any when left out.'),
  withoutCampaign: z.boolean().optional().describe('True: those that belong to no campaign.'),
  ...adRangeFields,
  state: campaignOrderState.optional().describe('Only those that are counted in this column of the report.'),
});

export const CAMPAIGN_ORDERS_SORT: Sort = { column: 'placedAt', direction: 'desc', kind: 'date' };

const STATES = { APPROVED: OUTCOME.approved, DELIVERED: OUTCOME.delivered, SETTLED: OUTCOME.settled, RETURNED: OUTCOME.returned } as const;

interface Row {
  id: string;
  orderId: string | null;
  placedAt: Date;
  /** Of the order, or of the web order in its shop. */
  number: string;
  customerName: string;
  status: OrderStatus | WebOrderStatus;
  settlementStatus: SettlementStatus | null;
  /** Null for a web order in a foreign currency. */
  totalPoisha: Poisha | null;
  items: string;
  tag: string;
  isTagged: boolean | null;
  isFinished: boolean;
  campaigns: string[] | null;
  weights: number[] | null;
}

export interface CampaignOrder extends Omit<Row, 'campaigns' | 'weights'> {
  /** The part of it that belongs to the campaign; 1 for all of it. */
  share: number;
  /** That part of what it brought; null while that is not known. */
  profitPoisha: Poisha | null;
}

export interface CampaignOrdersPage {
  /** The last row of the page before. */
  after?: Cursor;
  take?: number;
}

/**
 * The orders behind a figure of the report of ads, newest first: shares and profits add up to it. One statement, and one for
 * the profits.
 */
export async function campaignOrders(
  { businessId, canSeeCost }: { businessId: string; canSeeCost: boolean },
  { campaignId, withoutCampaign = false, state, ...days }: z.output<typeof campaignOrdersFilter>, { after, take }: CampaignOrdersPage = {},
): Promise<CampaignOrder[]> {
  const rows = await db.$queryRaw<(Omit<Row, 'number'> & { orderNumber: number | null; webNumber: string | null; prefix: string })[]>`
    WITH ${attribution(businessId, adRange(days))}, page AS (
      SELECT p.*, b."isTagged", coalesce(${OUTCOME.finished}, false) AS "isFinished", b."campaigns", b."weights"
      FROM placed p LEFT JOIN belonging b ON b."id" = p."id"
      WHERE ${belongs(campaignId, withoutCampaign)}
        ${state ? Prisma.sql`AND ${STATES[state]}` : Prisma.empty}
        ${after ? Prisma.sql`AND (p."placedAt", p."id") < (${new Date(after.value)}, ${after.id}::uuid)` : Prisma.empty}
      ORDER BY p."placedAt" DESC, p."id" DESC ${take === undefined ? Prisma.empty : Prisma.sql`LIMIT ${take}`}
    )
    SELECT p."id", p."orderId", p."placedAt", p."tag", o."number" AS "orderNumber", w."number" AS "webNumber", u."orderPrefix" AS "prefix",
      coalesce(o."customerName", w."customerName") AS "customerName", coalesce(o."status"::text, w."status"::text) AS "status",
      p."settlementStatus", coalesce(o."totalPoisha", CASE WHEN w."currency" = 'BDT' THEN w."totalPoisha" END) AS "totalPoisha",
      coalesce(o."itemSummary", w."itemSummary") AS "items", p."isTagged", p."isFinished", p."campaigns", p."weights"
    FROM page p JOIN "Business" u ON u."id" = ${businessId}::uuid
    LEFT JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = p."orderId"
    LEFT JOIN "WebOrder" w ON w."businessId" = ${businessId}::uuid AND w."id" = p."id"
    ORDER BY p."placedAt" DESC, p."id" DESC`;
  const finished = canSeeCost && !withoutCampaign ? rows.filter(({ isFinished }) => isFinished).map(({ orderId }) => orderId!) : [];
  const profits = finished.length > 0 ? await orderProfits(db, businessId, finished) : new Map<string, { profit: Poisha }>();
  return rows.map(({ campaigns, weights, orderNumber, webNumber, prefix, ...row }) => {
    const partOf = (whole: bigint) => (campaignId ? shareOut(whole, weights!)[campaigns!.indexOf(campaignId)]! : whole);
    const profit = profits.get(row.orderId ?? '')?.profit;
    return {
      ...row,
      number: orderNumber === null ? `#${webNumber}` : orderReference(prefix, orderNumber),
      share: ordersOf(partOf(ONE_ORDER)),
      profitPoisha: profit === undefined ? null : partOf(profit),
    };
  });
}

function belongs(campaignId: string | undefined, withoutCampaign: boolean): Prisma.Sql {
  if (withoutCampaign) return Prisma.sql`b."id" IS NULL`;
  return campaignId ? Prisma.sql`${campaignId}::uuid = ANY(b."campaigns")` : Prisma.sql`b."id" IS NOT NULL`;
}
