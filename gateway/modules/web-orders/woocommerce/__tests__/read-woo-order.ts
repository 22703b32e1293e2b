import { recordedJson } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { parseWooOrder } from '../order-snapshot.ts';
import type { WooOrderSnapshot } from '../order-snapshot.ts';

/** An order as WooCommerce sends it. */
export type Raw = Record<string, unknown>;

/** A recorded order that has nothing unusual, to be changed by a test. */
export const plain = recordedJson<Raw>('order-41.json');

/** The first line of an order. */
export const lineOf = (raw: Raw) => (raw.line_items as Raw[])[0]!;

/** Reads an order that must be readable. */
export function read(raw: unknown): WooOrderSnapshot {
  const parsed = parseWooOrder(raw);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.order;
}
