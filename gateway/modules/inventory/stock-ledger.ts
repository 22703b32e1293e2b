import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { PreconditionError } from '../../errors.ts';
import { notEnough } from './not-enough.ts';
import { BUCKETS, type Allocation, type Bucket, type Movement, type Place, type Total } from './stock-movement.ts';
import type { NewCost } from './variant-costs.ts';
import { writeStock } from './write-stock.ts';

export interface PlanOptions {
  allowsBackorder?: boolean;
  /** Refuses to take units that are reserved by orders. */
  keepsPromises?: boolean;
  allocations?: Allocation[];
}

/** Units reserved although they are not on hand. */
export interface Shortage {
  sku: string;
  units: number;
}

/** Units on hand that are not reserved; negative when more is reserved than is on hand. */
export interface FreeUnits {
  locationId: string;
  units: number;
}

interface Balance extends Record<Bucket, number> {
  variantId: string;
  locationId: string;
  sku: string;
}

const placeOf = ({ variantId, locationId }: Place) => `${variantId}/${locationId}`;

/**
 * The locked balances of some variants. Movements are planned against them in memory, one fact (such as one order's
 * step) at a time, and written together: 500 orders need as many statements as one.
 */
export class LockedStock {
  readonly #balances: Map<string, Balance>;
  readonly #byVariant: Map<string, Balance[]>;
  #movements: (Movement & { oversold: boolean })[] = [];
  #allocations = new Map<string, Allocation>();

  constructor(balances: Balance[]) {
    this.#balances = new Map(balances.map((balance) => [placeOf(balance), balance]));
    this.#byVariant = Map.groupBy(balances, ({ variantId }) => variantId);
  }

  /** Units of the variant on hand, over all locations. */
  onHand(variantId: string): number {
    return this.#of(variantId).reduce((sum, { onHand }) => sum + onHand, 0);
  }

  /** Units of the variant that the business owns, over all locations and buckets. */
  owned(variantId: string): number {
    return this.#of(variantId)
      .reduce((sum, { onHand, withCourier, returning, inTransfer }) => sum + onHand + withCourier + returning + inTransfer, 0);
  }

  /** Unreserved units of the variant at each location, largest first. */
  free(variantId: string): FreeUnits[] {
    return this.#of(variantId).map(({ locationId, onHand, reserved }) => ({ locationId, units: onHand - reserved }))
      .toSorted((a, b) => b.units - a.units || (a.locationId < b.locationId ? -1 : 1));
  }

  /**
   * Plans the movements of one fact; demand is summed per variant and location before it is checked. Throws
   * PreconditionError INSUFFICIENT_STOCK, and plans nothing, when fewer would be on hand than none, or more would be
   * reserved than is on hand without `backorder`, or (`keepsPromises`) reserved units would be taken. From the other
   * buckets an order or a transfer takes what it has put there: that none falls below zero is a check of the table.
   * Returns what is reserved beyond the stock, which the movements also record.
   */
  plan(movements: Movement[], options: PlanOptions = {}): Shortage[] {
    const { allocations = [] } = options;
    const totals = sumPerPlace(movements);
    const shortages = new Map<string, Shortage>();
    for (const [place, total] of totals) {
      const { sku, units } = check(this.#balances.get(place), total.deltas, { ...options, wanted: () => this.#wanted(total.variantId, totals) });
      if (units > 0) shortages.set(place, { sku, units });
    }
    for (const [place, { deltas }] of totals) {
      const balance = this.#balances.get(place)!;
      for (const bucket of BUCKETS) balance[bucket] += deltas[bucket];
    }
    for (const movement of movements) {
      const oversold = (movement.deltas.reserved ?? 0) > 0 && shortages.has(placeOf(movement));
      this.#movements.push({ ...movement, oversold });
    }
    for (const allocation of allocations) {
      this.#allocations.set(`${allocation.orderLineId}/${allocation.locationId}`, allocation);
    }
    return [...shortages.values()];
  }

  /** The balances of the variant, one for each location. */
  #of(variantId: string): readonly Balance[] {
    return this.#byVariant.get(variantId) ?? [];
  }

  /** Units of the variant to be reserved by these movements, and the unreserved ones, over all locations. */
  #wanted(variantId: string, totals: ReadonlyMap<string, Total>): Wanted {
    const its = [...totals.values()].filter((total) => total.variantId === variantId);
    const available = this.free(variantId).reduce((sum, { units }) => sum + units, 0);
    return { needed: its.reduce((sum, { deltas }) => sum + deltas.reserved, 0), available: Math.max(available, 0) };
  }

  /** Writes everything planned since the last time in one statement, and the new average costs with it. */
  async write(tx: Tx, businessId: string, actorId: string | null, costs: readonly NewCost[] = []): Promise<void> {
    const [movements, allocations] = [this.#movements, [...this.#allocations.values()]];
    if (movements.length === 0) return;
    this.#movements = [];
    this.#allocations = new Map();
    await writeStock(tx, businessId, { balances: [...sumPerPlace(movements).values()], actorId, costs, movements, allocations });
  }
}

/**
 * Locks all balances of the variants in key order, and reads them behind the locks: also those that were added while it
 * waited. Every command that decides by stock or cost takes these locks first (docs/adr/0010-lock-order.md).
 */
export async function lockStock(tx: Tx, businessId: string, variantIds: readonly string[]): Promise<LockedStock> {
  if (variantIds.length === 0) return new LockedStock([]);
  return new LockedStock(await tx.$queryRaw<Balance[]>`${KEPT}
    SELECT * FROM lock_stock(${businessId}::uuid, ${[...new Set(variantIds)]}::uuid[])`);
}

function sumPerPlace(movements: Movement[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const { variantId, locationId, deltas } of movements) {
    const place = placeOf({ variantId, locationId });
    const total = totals.get(place) ?? {
      variantId, locationId, deltas: { onHand: 0, reserved: 0, withCourier: 0, returning: 0, damaged: 0, inTransfer: 0 },
    };
    for (const bucket of BUCKETS) total.deltas[bucket] += deltas[bucket] ?? 0;
    totals.set(place, total);
  }
  return totals;
}

interface Wanted {
  needed: number;
  available: number;
}

type CheckOptions = PlanOptions & { wanted: () => Wanted };

/** Returns how many of the units to reserve are not on hand. */
function check(balance: Balance | undefined, deltas: Record<Bucket, number>, options: CheckOptions): Shortage {
  const { allowsBackorder = false, keepsPromises = false, wanted } = options;
  if (!balance) throw new PreconditionError('INSUFFICIENT_STOCK', 'This product is not kept at this location');
  const after = (bucket: Bucket) => balance[bucket] + deltas[bucket];
  const { sku, onHand } = balance;
  const available = Math.max(onHand - balance.reserved, 0);
  const beyond = Math.min(deltas.reserved, after('reserved') - after('onHand'));
  const short = (facts: Wanted) => insufficient(notEnough({ sku, ...facts }));
  if (beyond > 0 && !allowsBackorder) throw short(wanted());
  if (keepsPromises && -deltas.onHand > available) throw short({ needed: -deltas.onHand, available });
  if (after('onHand') < 0) {
    throw insufficient(msg('Not enough stock of {{sku}}: {{needed, number}} needed, {{onHand, number}} on hand', {
      sku, needed: -deltas.onHand, onHand,
    }));
  }
  return { sku, units: Math.max(beyond, 0) };
}

const insufficient = (text: Message) => new PreconditionError('INSUFFICIENT_STOCK', text);
