import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { BUCKETS, type Allocation, type Deltas, type Movement, type Shortage } from '../inventory/stock-ledger.ts';
import type { OrderLineFacts } from './order-facts.ts';
import type { Transition } from './order-state.ts';

/** What one unit of a line does to the stock when it is promised to an order. */
export const RESERVE: Deltas = { reserved: 1 };

/**
 * What one unit of a line does to the stock in this step. An order that reserved when it was taken holds already
 * what others reserve at confirmation, and gives it back when it is cancelled before.
 */
export function perUnitOf(
  { status, reservedAtOrder }: { status: OrderStatus; reservedAtOrder: boolean },
  { perUnit }: Pick<Transition, 'perUnit'>,
): Deltas {
  if (status !== 'PENDING' || !reservedAtOrder) return perUnit;
  return { ...perUnit, reserved: (perUnit.reserved ?? 0) - 1 };
}

export interface StockStep {
  orderId: string;
  /** The step's id. */
  causeId: string;
  lines: OrderLineFacts[];
  perUnit: Deltas;
  reason: string;
  defaultLocationId: string;
}

export interface StockMoves {
  movements: Movement[];
  /** As they are after the step. */
  allocations: Allocation[];
}

/**
 * What a step moves: units that are held somewhere move from there, whatever the default location is by now; units
 * that are held nowhere yet are taken from the default location. Pure.
 */
export function stockMoves({ orderId, causeId, lines, perUnit, reason, defaultLocationId }: StockStep): StockMoves {
  const moves: StockMoves = { movements: [], allocations: [] };
  const buckets = BUCKETS.filter((bucket) => perUnit[bucket]);
  if (buckets.length === 0) return moves;
  for (const { id, variantId, quantity, unitCostPoisha, allocations } of lines) {
    const nowhere = {
      orderLineId: id, orderId, variantId, locationId: defaultLocationId, reserved: 0, withCourier: 0, returning: 0,
    };
    for (const held of allocations.length > 0 ? allocations : [nowhere]) {
      const { locationId } = held;
      const units = held.reserved + held.withCourier + held.returning || quantity;
      const deltas: Deltas = Object.fromEntries(buckets.map((bucket) => [bucket, perUnit[bucket]! * units]));
      moves.movements.push({
        variantId, locationId, deltas, reason, causeId,
        unitCostPoisha: unitCostPoisha ?? 0n,
        source: ['Order', orderId],
        lineId: id,
      });
      moves.allocations.push({
        ...held,
        reserved: held.reserved + (deltas.reserved ?? 0),
        withCourier: held.withCourier + (deltas.withCourier ?? 0),
        returning: held.returning + (deltas.returning ?? 0),
      });
    }
  }
  return moves;
}

const NAMED = 5;

/** To go on with in the timeline: ', 2 of JAM-RED beyond what is on hand', or nothing. */
export function beyondText(shortages: readonly Shortage[]): string {
  if (shortages.length === 0) return '';
  const named = shortages.slice(0, NAMED).map(({ sku, units }) => `${units} of ${sku}`).join(', ');
  const more = shortages.length > NAMED ? ` and ${shortages.length - NAMED} more` : '';
  return `, ${named}${more} beyond what is on hand`;
}
