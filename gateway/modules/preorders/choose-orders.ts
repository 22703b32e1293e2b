/** A waiting order with the units that it needs of each variant. */
export interface WaitingOrder {
  id: string;
  lines: readonly { variantId: string; quantity: number }[];
}

/**
 * The orders that can be served now, the first in the queue first. Units are set aside for an order even while other
 * goods of it are missing: later orders do not get them. Pure.
 */
export function chooseOrders(queue: readonly WaitingOrder[], free: ReadonlyMap<string, number>): string[] {
  const left = new Map(free);
  return queue.filter(({ lines }) => {
    for (const { variantId, quantity } of lines) left.set(variantId, (left.get(variantId) ?? 0) - quantity);
    return lines.every(({ variantId }) => left.get(variantId)! >= 0);
  }).map(({ id }) => id);
}
