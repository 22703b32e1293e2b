import { msg, type Message } from '../../../schema/rules/message.ts';
import type { LockedStock, Shortage } from '../inventory/stock-ledger.ts';
import { ORDER_BUCKETS, type Allocation, type Deltas, type Movement } from '../inventory/stock-movement.ts';
import type { OrderLineFacts } from './order-facts.ts';
import { MOVES, PLACES, type Place, type UnitSource, type UnitMove } from './order-state.ts';

/** Units of one line at one location, and how each of them moves. */
export interface MovedUnits {
  line: StockLine;
  locationId: string;
  units: number;
  perUnit: UnitMove['perUnit'];
}

type StockLine = Pick<
  OrderLineFacts, 'id' | 'variantId' | 'quantity' | 'unitCostPoisha' | 'deliveredQuantity' | 'lastLocationId' | 'allocations'
>;

interface Placed {
  locationId: string;
  units: number;
}

/** The locations of a line's units in a place. Units that are not allocated yet count for the default location. */
export function unitsOf(line: StockLine, source: UnitSource, defaultLocationId: string): Placed[] {
  const { allocations, quantity, deliveredQuantity, lastLocationId } = line;
  if (source === 'free') {
    const held = allocations.reduce((sum, one) => sum + one.reserved + one.withCourier + one.returning, 0);
    return some([{ locationId: allocations[0]?.locationId ?? defaultLocationId, units: quantity - held }]);
  }
  // Sold units are at no location: they return to the one that they were shipped from.
  if (source === 'delivered') {
    return some([{ locationId: lastLocationId ?? defaultLocationId, units: deliveredQuantity }]);
  }
  return some(allocations.map((one) => ({ locationId: one.locationId, units: one[source] })));
}

const some = (placed: Placed[]) => placed.filter(({ units }) => units > 0);

/** Moves all units of the lines that are in the move's place. */
export function moveAll(lines: StockLine[], { units: source, perUnit }: UnitMove, defaultLocationId: string): MovedUnits[] {
  return lines.flatMap((line) =>
    unitsOf(line, source, defaultLocationId).map((placed) => ({ line, ...placed, perUnit })));
}

/**
 * Moves the units of a line in parts: `[[2, restock], [1, setAside]]`. The caller makes sure that there are enough
 * units.
 */
export function moveParts(line: StockLine, parts: readonly (readonly [units: number, move: UnitMove])[]): MovedUnits[] {
  const source = parts[0]![1].units;
  const left = unitsOf(line, source, '').map((placed) => ({ ...placed }));
  return parts.flatMap(([wanted, { perUnit }]) => {
    const taken: MovedUnits[] = [];
    for (const placed of left) {
      const units = Math.min(placed.units, wanted - taken.reduce((sum, one) => sum + one.units, 0));
      if (units <= 0) continue;
      placed.units -= units;
      taken.push({ line, locationId: placed.locationId, units, perUnit });
    }
    return taken;
  });
}

/** The change of each place, summed over all moved units. */
export function placeTotals(moved: readonly MovedUnits[]): Record<Place, number> {
  const totals = Object.fromEntries(PLACES.map((place) => [place, 0])) as Record<Place, number>;
  for (const { units, perUnit } of moved) {
    for (const place of PLACES) totals[place] += units * (perUnit[place] ?? 0);
  }
  return totals;
}

interface StockStep {
  orderId: string;
  /** Id of the step. */
  causeId: string;
  moved: readonly MovedUnits[];
  reason: Message;
}

interface StockMoves {
  movements: Movement[];
  /** Allocations after the step. */
  allocations: Allocation[];
}

/** The stock movements of a step, one for each line and location, and the allocations afterwards. Pure. */
export function stockMoves({ orderId, causeId, moved, reason }: StockStep): StockMoves {
  const moves: StockMoves = { movements: [], allocations: [] };
  const places = Map.groupBy(moved, ({ line, locationId }) => `${line.id}/${locationId}`);
  for (const [first, ...others] of places.values()) {
    const { line: { id, variantId, unitCostPoisha, allocations }, locationId } = first!;
    const totals = placeTotals([first!, ...others]);
    const deltas: Deltas = Object.fromEntries(ORDER_BUCKETS.filter((bucket) => totals[bucket]).map((bucket) => [bucket, totals[bucket]]));
    const held = allocations.find((one) => one.locationId === locationId)
      ?? { orderLineId: id, orderId, variantId, locationId, reserved: 0, withCourier: 0, returning: 0 };
    moves.movements.push({
      variantId, locationId, deltas, reason, causeId, unitCostPoisha: unitCostPoisha ?? 0n, source: ['Order', orderId], lineId: id,
    });
    moves.allocations.push({
      ...held,
      reserved: held.reserved + totals.reserved,
      withCourier: held.withCourier + totals.withCourier,
      returning: held.returning + totals.returning,
    });
  }
  return moves;
}

/**
 * Chooses the locations that a step reserves at: first the planned location as far as it has free units, then those
 * with the most. Units that are free nowhere stay at the first of them as a shortage. Other moves are returned
 * unchanged.
 */
export function placeReservations(moved: readonly MovedUnits[], stock: Pick<LockedStock, 'free'>): MovedUnits[] {
  const shelves = new Map<string, Placed[]>();
  return moved.flatMap((one) => {
    const { line: { variantId }, locationId, units, perUnit } = one;
    if (perUnit !== MOVES.reserve.perUnit) return [one];
    const its = shelves.get(variantId) ?? stock.free(variantId);
    shelves.set(variantId, its);
    const meant = its.find((shelf) => shelf.locationId === locationId) ?? its[0];
    if (!meant) return [one];
    const here = Math.min(Math.max(meant.units, 0), units);
    // If a location is oversold, the free units of the others are needed for that first.
    let elsewhere = Math.min(units - here, Math.max(sum(its) - here, 0));
    const taken = its.flatMap((shelf) => {
      if (shelf === meant) return [];
      const part = Math.min(Math.max(shelf.units, 0), elsewhere);
      shelf.units -= part;
      elsewhere -= part;
      return part > 0 ? [{ ...one, locationId: shelf.locationId, units: part }] : [];
    });
    const rest = units - sum(taken);
    meant.units -= rest;
    return rest > 0 ? [{ ...one, locationId: meant.locationId, units: rest }, ...taken] : taken;
  });
}

const sum = (placed: readonly { units: number }[]) => placed.reduce((total, { units }) => total + units, 0);

/** Reserves all units of the lines. */
export const reserveAll = (lines: StockLine[], defaultLocationId: string): MovedUnits[] =>
  moveAll(lines, MOVES.reserve, defaultLocationId);

const NAMED = 5;

const nameShortages = (shortages: readonly Shortage[]) => ({
  named: shortages.slice(0, NAMED).map(({ sku, units }) => `${sku} × ${units}`).join(', '),
  more: shortages.length - NAMED,
});

/** What a row of a bulk job says of its shortages: 'Beyond what is on hand: JAM-RED × 2'. */
export function shortageNote(shortages: readonly Shortage[]): Message {
  const { named, more } = nameShortages(shortages);
  if (more <= 0) return msg('Beyond what is on hand: {{named}}', { named });
  return msg('Beyond what is on hand: {{named}} and {{more}} more', { named, more });
}

/** The summary of a step with its shortages, ', beyond what is on hand: JAM-RED × 2'; unchanged without any. */
export function shortageText(step: Message, shortages: readonly Shortage[]): Message {
  if (shortages.length === 0) return step;
  const { named, more } = nameShortages(shortages);
  if (more <= 0) return msg('{{step}}, beyond what is on hand: {{named}}', { step, named });
  return msg('{{step}}, beyond what is on hand: {{named}} and {{more}} more', { step, named, more });
}
