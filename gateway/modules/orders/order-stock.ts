import { msg, type Message } from '../../../schema/rules/message.ts';
import type { LockedStock, Shortage } from '../inventory/stock-ledger.ts';
import { ORDER_BUCKETS, type Allocation, type Deltas, type Movement } from '../inventory/stock-movement.ts';
import type { OrderLineFacts } from './order-facts.ts';
import { MOVES, PLACES, type Place, type Standing, type UnitMove } from './order-state.ts';

/** Units of one line at one location, and what becomes of each. */
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

/** Where the units of a line stand. Those that nobody holds are meant to come from the default location. */
export function unitsOf(line: StockLine, standing: Standing, defaultLocationId: string): Placed[] {
  const { allocations, quantity, deliveredQuantity, lastLocationId } = line;
  if (standing === 'free') {
    const held = allocations.reduce((sum, one) => sum + one.reserved + one.withCourier + one.returning, 0);
    return some([{ locationId: allocations[0]?.locationId ?? defaultLocationId, units: quantity - held }]);
  }
  // Units that were sold are on no shelf: they come back to the one that they left.
  if (standing === 'delivered') {
    return some([{ locationId: lastLocationId ?? defaultLocationId, units: deliveredQuantity }]);
  }
  return some(allocations.map((one) => ({ locationId: one.locationId, units: one[standing] })));
}

const some = (placed: Placed[]) => placed.filter(({ units }) => units > 0);

/** All units of the lines that stand there. */
export function moveAll(lines: StockLine[], { units: standing, perUnit }: UnitMove, defaultLocationId: string): MovedUnits[] {
  return lines.flatMap((line) =>
    unitsOf(line, standing, defaultLocationId).map((placed) => ({ line, ...placed, perUnit })));
}

/** One part of a line's units after the other: `[[2, restock], [1, setAside]]`. There are as many as are asked for. */
export function moveParts(line: StockLine, parts: readonly (readonly [units: number, move: UnitMove])[]): MovedUnits[] {
  const standing = parts[0]![1].units;
  const left = unitsOf(line, standing, '').map((placed) => ({ ...placed }));
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

/** What a step has done to each place, summed over its units. */
export function placeTotals(moved: readonly MovedUnits[]): Record<Place, number> {
  const totals = Object.fromEntries(PLACES.map((place) => [place, 0])) as Record<Place, number>;
  for (const { units, perUnit } of moved) {
    for (const place of PLACES) totals[place] += units * (perUnit[place] ?? 0);
  }
  return totals;
}

interface StockStep {
  orderId: string;
  /** The step's id. */
  causeId: string;
  moved: readonly MovedUnits[];
  reason: Message;
}

interface StockMoves {
  movements: Movement[];
  /** As they are after the step. */
  allocations: Allocation[];
}

/** The movements of a step, one for each line and location, and where its units stand afterwards. Pure. */
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
 * What a step reserves, where it stands: at the location that was meant as far as units are free there, then where most
 * are. What is free nowhere stays at the first of them, and is missing there. Other units move as they are.
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
    // What is promised beyond one shelf waits for the pieces of another.
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

/** What an order takes from the shelf when it is promised. */
export const reserveAll = (lines: StockLine[], defaultLocationId: string): MovedUnits[] =>
  moveAll(lines, MOVES.reserve, defaultLocationId);

const NAMED = 5;

/** To go on with in the timeline: ', 2 of JAM-RED beyond what is on hand', or nothing. */
export function shortageText(step: Message, shortages: readonly Shortage[]): Message {
  if (shortages.length === 0) return step;
  const named = shortages.slice(0, NAMED).map(({ sku, units }) => `${sku} × ${units}`).join(', ');
  const more = shortages.length - NAMED;
  if (more <= 0) return msg('{{step}}, beyond what is on hand: {{named}}', { step, named });
  return msg('{{step}}, beyond what is on hand: {{named}} and {{more}} more', { step, named, more });
}
