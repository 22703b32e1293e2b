import type { Caller } from './useCaller.ts';

const NOT_SHIPPED = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const DUPLICATE_MS = 7 * 86_400_000;

/** Possible duplicates: orders of the same number from the last week that are not shipped yet. */
export const duplicatesOf = ({ orders }: Pick<Caller, 'orders'>, now = Date.now()): Caller['orders'] =>
  orders.filter(({ status, createdAt }) => NOT_SHIPPED.has(status) && now - Date.parse(createdAt as string) < DUPLICATE_MS);

export type Risk = 'new' | 'good' | 'mixed' | 'bad';

/** Risk by the share of this customer's parcels that came back, from the business's own history. */
export function riskOf({ deliveredCount, returnedCount }: Pick<Caller, 'deliveredCount' | 'returnedCount'>): Risk {
  const finished = deliveredCount + returnedCount;
  if (finished === 0) return 'new';
  const share = returnedCount / finished;
  if (share === 0) return 'good';
  return share > 0.4 && returnedCount >= 2 ? 'bad' : 'mixed';
}
