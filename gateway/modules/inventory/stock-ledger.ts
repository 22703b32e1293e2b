import { Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import { PreconditionError } from '../../errors.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

export const BUCKETS = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Deltas = Partial<Record<Bucket, number>>;

export interface Movement {
  variantId: string;
  locationId: string;
  deltas: Deltas;
  unitCostPoisha: Poisha;
  /** One fact, one key: moving it again violates the unique key and undoes the transaction. */
  key: string;
}

export interface MovementSource {
  source: [type: string, id: string];
  reason: string;
  actorId: string | null;
  /** More may be promised than is on hand; nothing leaves a shelf that is empty, whatever is allowed. */
  allowsBackorder?: boolean;
}

/** Units that were promised without being on hand. */
export interface Shortage {
  sku: string;
  units: number;
}

interface BalanceRow extends Record<Bucket, number> {
  variantId: string;
  locationId: string;
  sku: string;
}

/**
 * Writes movements and their balances in one go. Balances are locked in variant order, demand is summed per
 * variant and place before anything is checked. Throws PreconditionError INSUFFICIENT_STOCK when a bucket
 * would fall below zero or, without backorder, more would be reserved than is on hand. Returns what was reserved
 * beyond the stock, which the movements say too.
 */
export async function moveStock(
  tx: Tx,
  businessId: string,
  movements: Movement[],
  { source, reason, actorId, allowsBackorder = false }: MovementSource,
): Promise<Shortage[]> {
  if (movements.length === 0) return [];
  const totals = sumPerPlace(movements);
  const balances = await lockBalances(tx, businessId, [...totals.values()]);
  const shortages = new Map<string, Shortage>();
  for (const [place, total] of totals) {
    const { sku, units } = check(balances, total, allowsBackorder);
    if (units > 0) shortages.set(place, { sku, units });
  }
  await updateBalances(tx, businessId, [...totals.values()]);
  const [sourceType, sourceId] = source;
  await tx.stockMovement.createMany({
    data: movements.map(({ deltas, ...movement }) => ({
      businessId, ...movement, ...deltas, sourceType, sourceId, reason, actorId,
      beyondStock: (deltas.reserved ?? 0) > 0 && shortages.has(placeOf(movement)),
    })),
  });
  return [...shortages.values()];
}

interface Total {
  variantId: string;
  locationId: string;
  deltas: Record<Bucket, number>;
}

const placeOf = ({ variantId, locationId }: { variantId: string; locationId: string }) => `${variantId}/${locationId}`;

function sumPerPlace(movements: Movement[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const { variantId, locationId, deltas } of movements) {
    const place = placeOf({ variantId, locationId });
    const total = totals.get(place) ?? {
      variantId, locationId, deltas: { onHand: 0, reserved: 0, withCourier: 0, returning: 0, damaged: 0 },
    };
    for (const bucket of BUCKETS) total.deltas[bucket] += deltas[bucket] ?? 0;
    totals.set(place, total);
  }
  return totals;
}

async function lockBalances(tx: Tx, businessId: string, totals: Total[]): Promise<Map<string, BalanceRow>> {
  const variantIds = totals.map(({ variantId }) => variantId);
  const rows = await tx.$queryRaw<BalanceRow[]>`
    SELECT b."variantId", b."locationId", b."onHand", b."reserved", b."withCourier", b."returning", b."damaged", v."sku"
    FROM "StockBalance" b JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId"
    WHERE b."businessId" = ${businessId}::uuid AND b."variantId" = ANY(${variantIds}::uuid[])
    ORDER BY b."variantId", b."locationId" FOR UPDATE OF b`;
  return new Map(rows.map((row) => [placeOf(row), row]));
}

/** Returns how many of the units that are being reserved are not there. */
function check(balances: Map<string, BalanceRow>, total: Total, allowsBackorder: boolean): Shortage {
  const balance = balances.get(placeOf(total));
  if (!balance) throw new PreconditionError('INSUFFICIENT_STOCK', 'This product is not kept at this location');
  const after = (bucket: Bucket) => balance[bucket] + total.deltas[bucket];
  const { sku, onHand } = balance;
  const available = Math.max(onHand - balance.reserved, 0);
  const beyond = Math.min(total.deltas.reserved, after('reserved') - after('onHand'));
  if (beyond > 0 && !allowsBackorder) throw notEnough(sku, `${total.deltas.reserved} needed, ${available} available`);
  if (after('onHand') < 0) throw notEnough(sku, `${-total.deltas.onHand} needed, ${onHand} on hand`);
  if (BUCKETS.some((bucket) => after(bucket) < 0)) throw notEnough(sku);
  return { sku, units: Math.max(beyond, 0) };
}

const notEnough = (sku: string, counts?: string) =>
  new PreconditionError('INSUFFICIENT_STOCK', `Not enough stock of ${sku}${counts ? `: ${counts}` : ''}`);

async function updateBalances(tx: Tx, businessId: string, totals: Total[]): Promise<void> {
  const column = (bucket: Bucket) => totals.map(({ deltas }) => deltas[bucket]);
  await tx.$executeRaw(Prisma.sql`
    UPDATE "StockBalance" b SET
      "onHand" = b."onHand" + d.on_hand, "reserved" = b."reserved" + d.reserved,
      "withCourier" = b."withCourier" + d.with_courier, "returning" = b."returning" + d.returning_,
      "damaged" = b."damaged" + d.damaged
    FROM unnest(${totals.map((t) => t.variantId)}::uuid[], ${totals.map((t) => t.locationId)}::uuid[],
      ${column('onHand')}::int[], ${column('reserved')}::int[], ${column('withCourier')}::int[],
      ${column('returning')}::int[], ${column('damaged')}::int[])
      AS d(variant_id, location_id, on_hand, reserved, with_courier, returning_, damaged)
    WHERE b."businessId" = ${businessId}::uuid AND b."variantId" = d.variant_id AND b."locationId" = d.location_id`);
}
