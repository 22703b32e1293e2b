import type { CommandContext } from '../../commands/command.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { OrderSettings } from '../business/order-settings.ts';
import { defaultLocationId } from '../inventory/default-location.ts';
import { BUCKETS, moveStock, type Deltas, type Shortage } from '../inventory/stock-ledger.ts';
import type { Transition } from './order-state.ts';

/** What a stock movement needs to know of an order. */
export interface StockedOrder {
  id: string;
  /** Its number behind the prefix of the business. */
  code: string;
  lines: { id: string; variantId: string; quantity: number; unitCostPoisha?: bigint | null }[];
}

const RESERVE: Deltas = { reserved: 1 };

/** Promises the stock to an order that is being taken. Returns what is not there, where backorder is allowed. */
export function reserveForOrder(
  context: CommandContext,
  order: StockedOrder,
  settings: OrderSettings,
): Promise<Shortage[]> {
  return moveLines(context, order, { perUnit: RESERVE, word: 'taken' }, settings);
}

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

interface StockStep {
  perUnit: Deltas;
  /** In the reason and the key of the movements: 'confirmed'. */
  word: string;
}

/** Moves every line of the order from and to the default location; nothing where the step moves nothing. */
export async function moveLines(
  { tx, session }: CommandContext,
  order: StockedOrder,
  { perUnit, word }: StockStep,
  { allowsBackorder }: OrderSettings,
): Promise<Shortage[]> {
  const buckets = BUCKETS.filter((bucket) => perUnit[bucket]);
  if (buckets.length === 0) return [];
  const { businessId } = session;
  const locationId = await defaultLocationId(tx, businessId);
  const movements = order.lines.map(({ id, variantId, quantity, unitCostPoisha }) => ({
    variantId,
    locationId,
    deltas: Object.fromEntries(buckets.map((bucket) => [bucket, perUnit[bucket]! * quantity])),
    unitCostPoisha: unitCostPoisha ?? 0n,
    key: `${word}:${id}`,
  }));
  return moveStock(tx, businessId, movements, {
    source: ['Order', order.id],
    reason: `Order ${order.code} ${word}`,
    actorId: session.user?.id ?? null,
    allowsBackorder,
  });
}

const NAMED = 5;

/** To go on with in the timeline: ', 2 of JAM-RED beyond what is on hand', or nothing. */
export function beyondText(shortages: readonly Shortage[]): string {
  if (shortages.length === 0) return '';
  const named = shortages.slice(0, NAMED).map(({ sku, units }) => `${units} of ${sku}`).join(', ');
  const more = shortages.length > NAMED ? ` and ${shortages.length - NAMED} more` : '';
  return `, ${named}${more} beyond what is on hand`;
}
