import type { Caller } from './useCaller.ts';

const NOT_SHIPPED = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const DUPLICATE_MS = 7 * 86_400_000;

/** Possible duplicates: orders of the same number from the last week that are not shipped yet. */
export const duplicatesOf = ({ orders }: Pick<Caller, 'orders'>, now = Date.now()): Caller['orders'] =>
  orders.filter(({ status, createdAt }) => NOT_SHIPPED.has(status) && now - Date.parse(createdAt as string) < DUPLICATE_MS);
