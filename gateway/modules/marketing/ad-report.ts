import { divideRounded } from '../../../schema/rules/spread.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { Prisma, type Campaign } from '../../db/generated/client/client.ts';
import { orderProfits } from '../couriers/settlement/order-profit.ts';
import type { AdRange } from './ad-range.ts';
import { adSpendByCampaign } from './ad-spend.ts';
import { attribution, OUTCOME } from './attribution.ts';
import { metaSpendByCampaign } from './meta/meta-spend.ts';
import { ONE_ORDER, shareOut } from './shares.ts';

const COUNTS = ['orders', 'approved', 'delivered', 'settled', 'returned', 'finished'] as const;

/** Orders in millionths: see ONE_ORDER. */
type Counts = Record<(typeof COUNTS)[number], bigint>;

export interface AdFigures extends Counts {
  /** As the books have it. */
  spendPoisha: Poisha;
  usdCents: bigint;
  /** As Meta counts it, where its ads are read. */
  metaCents: bigint;
  /** What Meta spent on days that no ad expense stands for, in dollars and in taka as the last ones were paid. */
  unenteredCents: bigint;
  unenteredPoisha: Poisha;
  /** Of the finished orders, before the ads; null for who may not see costs. */
  profitPoisha: Poisha | null;
}

export interface AdReportRow extends AdFigures {
  /** Null for what was spent without naming a campaign. */
  campaign: Campaign | null;
}

export interface AdReport {
  rows: AdReportRow[];
  total: AdFigures;
  /** The part of the total whose orders nobody can know. */
  unmapped: AdFigures;
  /** Orders of the same days that belong to no campaign; not in the total. */
  others: AdFigures;
}

interface Group extends Record<Exclude<(typeof COUNTS)[number], 'orders'>, boolean> {
  campaigns: string[] | null;
  weights: number[] | null;
  count: number;
  /** The finished ones. */
  orderIds: string[] | null;
}

/** Profits are read for so many orders at once. */
const AT_ONCE = 5_000;

const NOTHING: AdFigures = {
  orders: 0n, approved: 0n, delivered: 0n, settled: 0n, returned: 0n, finished: 0n, spendPoisha: 0n, usdCents: 0n, metaCents: 0n, unenteredCents: 0n, unenteredPoisha: 0n, profitPoisha: 0n,
};

/**
 * What ads cost on some days and what came of the orders of these days, by campaign. Four statements, and one for each
 * 5,000 orders whose profit is known.
 */
export async function adReport(businessId: string, range: AdRange, canSeeCost: boolean): Promise<AdReport> {
  const [spends, ofMeta, groups] = await Promise.all([
    adSpendByCampaign(businessId, range), metaSpendByCampaign(businessId, range), readGroups(businessId, range),
  ]);
  const profits = canSeeCost ? await profitsOf(businessId, groups.flatMap(({ orderIds }) => orderIds ?? [])) : new Map<string, Poisha>();
  const figures = new Map<string | null, AdFigures>([...spends].map(([id, spend]) => [id, { ...NOTHING, ...spend }]));
  for (const [id, spend] of ofMeta) figures.set(id, { ...(figures.get(id) ?? NOTHING), ...spend });
  for (const { campaigns, weights, orderIds, count, ...states } of groups) {
    if (!campaigns || !weights) continue;
    const orders = shareOut(ONE_ORDER, weights).map((one) => one * BigInt(count));
    const earned = campaigns.map(() => 0n);
    for (const id of orderIds ?? []) shareOut(profits.get(id) ?? 0n, weights).forEach((part, index) => { earned[index]! += part; });
    campaigns.forEach((id, index) => figures.set(id, added(figures.get(id) ?? NOTHING, counted(states, orders[index]!, earned[index]!))));
  }
  const others = groups.filter(({ campaigns }) => !campaigns)
    .reduce((sum, { count, ...states }) => added(sum, counted(states, ONE_ORDER * BigInt(count), 0n)), NOTHING);
  const rows = await named(businessId, figures);
  const total = (some: readonly AdReportRow[]) => some.reduce<AdFigures>(added, NOTHING);
  const shown = (one: AdFigures): AdFigures => (canSeeCost ? one : { ...one, profitPoisha: null });
  return {
    rows: rows.map((row) => ({ ...row, ...shown(row) })),
    total: shown(total(rows)), unmapped: shown(total(rows.filter(({ campaign }) => !campaign?.isMapped))), others: { ...others, profitPoisha: null },
  };
}

function readGroups(businessId: string, range: AdRange): Promise<Group[]> {
  const { approved, delivered, settled, returned, finished } = OUTCOME;
  const states = Prisma.sql`coalesce(${approved}, false) AS "approved", coalesce(${delivered}, false) AS "delivered",
    coalesce(${settled}, false) AS "settled", coalesce(${returned}, false) AS "returned", coalesce(${finished}, false) AS "finished"`;
  // Those of no campaign, which are most, are only counted.
  return db.$queryRaw<Group[]>`
    WITH ${attribution(businessId, range)}
    SELECT b."campaigns", b."weights", ${states}, count(*)::int AS "count", array_agg(p."orderId") FILTER (WHERE ${finished}) AS "orderIds"
    FROM placed p JOIN belonging b ON b."id" = p."id" GROUP BY 1, 2, 3, 4, 5, 6, 7
    UNION ALL
    SELECT NULL, NULL, ${states}, count(*)::int, NULL
    FROM placed p WHERE NOT EXISTS (SELECT 1 FROM belonging b WHERE b."id" = p."id") GROUP BY 3, 4, 5, 6, 7`;
}

async function profitsOf(businessId: string, ids: readonly string[]): Promise<Map<string, Poisha>> {
  const profits = new Map<string, Poisha>();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    for (const [id, { profit }] of await orderProfits(db, businessId, ids.slice(first, first + AT_ONCE))) profits.set(id, profit);
  }
  return profits;
}

/** The figures of orders that stand in these states, all of them together. */
function counted(states: Partial<Record<(typeof COUNTS)[number], boolean>>, orders: bigint, profitPoisha: Poisha): AdFigures {
  const counts = Object.fromEntries(COUNTS.map((state) => [state, state === 'orders' || states[state] ? orders : 0n])) as Counts;
  return { ...NOTHING, ...counts, profitPoisha };
}

function added(one: AdFigures, other: AdFigures): AdFigures {
  const counts = Object.fromEntries(COUNTS.map((state) => [state, one[state] + other[state]])) as Counts;
  return {
    ...counts, spendPoisha: one.spendPoisha + other.spendPoisha, usdCents: one.usdCents + other.usdCents,
    metaCents: one.metaCents + other.metaCents, unenteredCents: one.unenteredCents + other.unenteredCents,
    unenteredPoisha: one.unenteredPoisha + other.unenteredPoisha,
    profitPoisha: (one.profitPoisha ?? 0n) + (other.profitPoisha ?? 0n),
  };
}

/** What was entered and taken back on the same days leaves nothing to show. */
const isEmpty = ({ spendPoisha, usdCents, metaCents, orders }: AdFigures) => spendPoisha === 0n && usdCents === 0n && metaCents === 0n && orders === 0n;

/** The rows with their campaigns, the most expensive first; what names no campaign last. */
async function named(businessId: string, all: Map<string | null, AdFigures>): Promise<AdReportRow[]> {
  const figures = new Map([...all].filter(([, one]) => !isEmpty(one)));
  const ids = [...figures.keys()].filter((id) => id !== null);
  const campaigns = await db.campaign.findMany({ where: { businessId, id: { in: ids } } });
  const rows = campaigns.map((campaign): AdReportRow => ({ ...figures.get(campaign.id)!, campaign }));
  rows.sort((a, b) => Number(wholeSpend(b) - wholeSpend(a)) || a.campaign!.name.localeCompare(b.campaign!.name));
  const nameless = figures.get(null);
  return nameless ? [...rows, { ...nameless, campaign: null }] : rows;
}

/** Of the orders that were delivered or came back. Null without any. */
export const returnShare = ({ delivered, returned }: AdFigures): number | null =>
  (delivered + returned === 0n ? null : Number((returned * 10_000n) / (delivered + returned)) / 100);

/** Of the books, and what Meta spent that is not entered yet: each dollar once. */
const wholeSpend = ({ spendPoisha, unenteredPoisha }: AdFigures): Poisha => spendPoisha + unenteredPoisha;

/** Null without a delivered order. */
export const spendPerDelivered = (figures: AdFigures): Poisha | null =>
  (figures.delivered === 0n ? null : divideRounded(wholeSpend(figures) * ONE_ORDER, figures.delivered));

export const profitAfterAds = (figures: AdFigures): Poisha | null =>
  (figures.profitPoisha === null ? null : figures.profitPoisha - wholeSpend(figures));
