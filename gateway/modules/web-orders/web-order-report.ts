import { z } from 'zod';
import { addDays, dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import { day, idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { rangeOfDays, type RangeOfDays } from '../../list-query/range-of-days.ts';

/**
 * The figures of the web orders of a range of days. Every figure counts orders by the day when they were placed and by
 * their present status, so that the web order list with the same filters shows exactly the counted orders.
 */
export const reportFilter = z.object({
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days ago when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
  site: idOf('WebSite').optional().describe('Only orders of this web shop.'),
});

export interface ReportRange extends RangeOfDays {
  businessId: string;
  siteId?: string;
}

const MAX_DAYS = 92;

/** Throws ValidationError where the last day is before the first or the range is too long. */
export function reportRange(businessId: string, { site, ...days }: z.output<typeof reportFilter>): ReportRange {
  return { businessId, ...rangeOfDays(days, MAX_DAYS), siteId: site };
}

export interface ReportFigures {
  received: number;
  /** Checkouts that were never finished; not among those received. */
  unfinished: number;
  approved: number;
  cancelled: number;
  /** Received orders with at least one call. */
  called: number;
  /** Median minutes from the order to its first call; null without calls. */
  firstCallMinutes: number | null;
}

export interface ReportDay extends ReportFigures {
  day: string;
}

export interface ReportHour extends ReportFigures {
  hour: number;
}

/** A web shop, or the source of leads. */
export interface ReportSite extends ReportFigures {
  siteId: string | null;
  name: string;
}

export interface ReportReason {
  /** Empty where the shop has cancelled. */
  reason: string;
  count: number;
}

export interface ReportStatus {
  status: string;
  count: number;
}

export interface WebOrderReport {
  total: ReportFigures;
  /** Of the equally long range before. */
  totalBefore: ReportFigures;
  days: ReportDay[];
  hours: ReportHour[];
  sites: ReportSite[];
  /** All sites of the business by name. */
  shops: { id: string; name: string }[];
  statuses: ReportStatus[];
  reasons: ReportReason[];
}

const NOTHING: ReportFigures = { received: 0, unfinished: 0, approved: 0, cancelled: 0, called: 0, firstCallMinutes: null };

/** The condition that the list behind every figure shares. */
const orderedIn = ({ businessId, siteId }: ReportRange, from: string, to: string) => Prisma.sql`
  "businessId" = ${businessId}::uuid AND "dateCreated" >= ${dhakaDayStart(from)} AND "dateCreated" < ${dhakaDayEnd(to)}
  ${siteId ? Prisma.sql`AND "siteId" = ${siteId}::uuid` : Prisma.empty}`;

/**
 * Web orders without checkouts that were never finished; one of which a call has made an order counts. The same condition
 * as `isOrder` of the list.
 */
const IS_ORDER = Prisma.sql`"status" <> 'INCOMPLETE' AND ("wooOrderId" IS NOT NULL OR "siteId" IS NULL OR "status" = 'APPROVED')`;

type Grouped = ReportFigures & {
  kind: 'total' | 'day' | 'hour' | 'site'; isNow: boolean; day: string | null; hour: number | null; siteId: string | null; source: string | null;
};

interface Found {
  groups: Grouped[] | null;
  statuses: ReportStatus[] | null;
  reasons: ReportReason[] | null;
  sites: { id: string; name: string }[];
}

/** One statement; everything except the reasons comes from an index alone. */
export async function readWebOrderReport(range: ReportRange): Promise<WebOrderReport> {
  const { businessId, before, beforeEnd, from, to } = range;
  const begin = dhakaDayStart(from);
  const [found] = await db.$queryRaw<[Found]>`
    WITH o AS (
      SELECT "status", "siteId", CASE WHEN "siteId" IS NULL THEN "source" END AS "source", "orderedHour" AS "hour", "dateCreated" >= ${begin} AS "isNow",
        ("dateCreated" AT TIME ZONE 'Asia/Dhaka')::date AS "day",
        ${IS_ORDER} AS "isOrder",
        CASE WHEN "firstCallAt" IS NOT NULL AND ${IS_ORDER} THEN greatest(extract(epoch FROM "firstCallAt" - "dateCreated") / 60, 0) END AS "wait"
      FROM "WebOrder" WHERE ${orderedIn(range, before, to)} AND NOT ("dateCreated" >= ${beforeEnd} AND "dateCreated" < ${begin})
    ), grouped AS (
      SELECT CASE WHEN GROUPING("day") = 0 THEN 'day' WHEN GROUPING("hour") = 0 THEN 'hour' WHEN GROUPING("siteId") = 0 THEN 'site' ELSE 'total' END AS "kind",
        "isNow", to_char("day", 'YYYY-MM-DD') AS "day", "hour", "siteId", "source", (count(*) FILTER (WHERE "isOrder"))::int AS "received", (count(*) FILTER (WHERE NOT "isOrder"))::int AS "unfinished",
        (count(*) FILTER (WHERE "status" = 'APPROVED'))::int AS "approved", (count(*) FILTER (WHERE "status" = 'CANCELLED' AND "isOrder"))::int AS "cancelled",
        count("wait")::int AS "called", round(percentile_cont(0.5) WITHIN GROUP (ORDER BY "wait"))::int AS "firstCallMinutes"
      FROM o GROUP BY GROUPING SETS (("isNow"), ("isNow", "day"), ("isNow", "hour"), ("isNow", "siteId", "source"))
    )
    SELECT (SELECT json_agg(g ORDER BY g."day", g."hour", g."received" DESC) FROM grouped g WHERE g."isNow" OR g."kind" = 'total') AS "groups",
      (SELECT json_agg(s ORDER BY s."count" DESC) FROM (SELECT "status", count(*)::int AS "count" FROM o WHERE "isNow" AND "isOrder" GROUP BY 1) s) AS "statuses",
      (SELECT json_agg(r ORDER BY r."count" DESC, r."reason") FROM (
        SELECT coalesce("cancelReason", '') AS "reason", count(*)::int AS "count" FROM "WebOrder"
        WHERE ${orderedIn(range, from, to)} AND "status" = 'CANCELLED' AND ${IS_ORDER} GROUP BY 1) r) AS "reasons",
      (SELECT coalesce(json_agg(json_build_object('id', w."id", 'name', w."name") ORDER BY w."name"), '[]') FROM "WebSite" w WHERE w."businessId" = ${businessId}::uuid) AS "sites"`;
  const groups = found.groups ?? [];
  const names = new Map(found.sites.map(({ id, name }) => [id, name]));
  const of = (kind: Grouped['kind']) => groups.filter((group) => group.kind === kind && group.isNow);
  const byDay = new Map(of('day').map((group) => [group.day, group]));
  const byHour = new Map(of('hour').map((group) => [group.hour, group]));
  return {
    total: of('total')[0] ?? NOTHING,
    totalBefore: groups.find(({ kind, isNow }) => kind === 'total' && !isNow) ?? NOTHING,
    // Includes days without orders.
    days: daysOf(range).map((one) => ({ ...(byDay.get(one) ?? NOTHING), day: one })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ ...(byHour.get(hour) ?? NOTHING), hour })),
    sites: of('site').map((group) => ({ ...group, name: group.siteId ? (names.get(group.siteId) ?? '') : (group.source ?? '') })),
    shops: found.sites,
    statuses: found.statuses ?? [],
    reasons: found.reasons ?? [],
  };
}

function daysOf({ from, to }: ReportRange): string[] {
  const days: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) days.push(one);
  return days;
}

export interface ReportAgent {
  /** Null for actions of the system. */
  userId: string | null;
  name: string;
  calls: number;
  /** Orders that they called about, and orders that one of their calls decided. */
  orders: number;
  confirmed: number;
  cancelled: number;
  /** Average seconds from the claim to the logged call; null without claims. */
  averageSeconds: number | null;
}

/** The callers of the orders of the range, most calls first. */
export async function readReportAgents(range: ReportRange): Promise<ReportAgent[]> {
  return db.$queryRaw<ReportAgent[]>`
    WITH o AS MATERIALIZED (SELECT "id" FROM "WebOrder" WHERE ${orderedIn(range, range.from, range.to)} AND "firstCallAt" IS NOT NULL)
    SELECT c."userId", max(c."userName") AS "name", count(*)::int AS "calls", count(DISTINCT c."webOrderId")::int AS "orders",
      (count(DISTINCT c."webOrderId") FILTER (WHERE c."outcome" = 'CONFIRMED'))::int AS "confirmed",
      (count(DISTINCT c."webOrderId") FILTER (WHERE c."outcome" = 'CANCELLED'))::int AS "cancelled",
      round(avg(extract(epoch FROM c."createdAt" - c."startedAt")))::int AS "averageSeconds"
    FROM o JOIN "WebOrderCall" c ON c."businessId" = ${range.businessId}::uuid AND c."webOrderId" = o."id"
    GROUP BY 1 ORDER BY 3 DESC, 1`;
}

export interface ReportProduct {
  /** Null for the group of all unmapped lines. */
  productId: string | null;
  name: string;
  orders: number;
  approved: number;
  pieces: number;
}

const TOP_PRODUCTS = 50;

/** The fifty products in the most orders of the range, and the group of unmapped lines. */
export async function readReportProducts(range: ReportRange): Promise<ReportProduct[]> {
  return db.$queryRaw<ReportProduct[]>`
    WITH o AS MATERIALIZED (SELECT "id", "status" FROM "WebOrder" WHERE ${orderedIn(range, range.from, range.to)} AND ${IS_ORDER}), sold AS (
      SELECT v."productId", count(DISTINCT o."id")::int AS "orders", (count(DISTINCT o."id") FILTER (WHERE o."status" = 'APPROVED'))::int AS "approved",
        sum(l."quantity" - l."refundedQuantity")::int AS "pieces"
      FROM o JOIN "WebOrderLine" l ON l."businessId" = ${range.businessId}::uuid AND l."webOrderId" = o."id" AND NOT l."sendsNothing"
      LEFT JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      GROUP BY 1 ORDER BY v."productId" IS NULL DESC, 2 DESC, 1 LIMIT ${TOP_PRODUCTS + 1}
    )
    SELECT s.*, coalesce(p."name", '') AS "name" FROM sold s
    LEFT JOIN "Product" p ON p."businessId" = ${range.businessId}::uuid AND p."id" = s."productId"
    ORDER BY s."productId" IS NULL, s."orders" DESC, p."name"`;
}
