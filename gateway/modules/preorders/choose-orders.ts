/** An order that waits for goods, with what it takes of each variant. */
export interface WaitingOrder {
  id: string;
  lines: readonly { variantId: string; quantity: number }[];
}

/**
 * Which of the orders can have their goods now, the first in line first. What an order needs is kept for it even while
 * the rest of it is missing: nobody behind it takes what it waits for. Pure.
 */
export function chooseOrders(queue: readonly WaitingOrder[], free: ReadonlyMap<string, number>): string[] {
  const left = new Map(free);
  return queue.filter(({ lines }) => {
    for (const { variantId, quantity } of lines) left.set(variantId, (left.get(variantId) ?? 0) - quantity);
    return lines.every(({ variantId }) => left.get(variantId)! >= 0);
  }).map(({ id }) => id);
}
