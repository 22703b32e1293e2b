import type { Caller } from './useCaller.ts';

const OPEN = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const DUPLICATE_MS = 7 * 86_400_000;

/** Orders of the same number that nobody has sent yet, not older than a week: perhaps the same once more. */
export const duplicatesOf = ({ orders }: Pick<Caller, 'orders'>, now = Date.now()): Caller['orders'] =>
  orders.filter(({ status, createdAt }) => OPEN.has(status) && now - Date.parse(createdAt as string) < DUPLICATE_MS);

export type Risk = 'new' | 'good' | 'mixed' | 'bad';

/** From the own history alone: how often parcels of this customer came back. */
export function riskOf({ deliveredCount, returnedCount }: Pick<Caller, 'deliveredCount' | 'returnedCount'>): Risk {
  const finished = deliveredCount + returnedCount;
  if (finished === 0) return 'new';
  const share = returnedCount / finished;
  if (share === 0) return 'good';
  return share > 0.4 && returnedCount >= 2 ? 'bad' : 'mixed';
}
