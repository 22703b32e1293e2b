import { z } from 'zod';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { boundedList } from './bounded-list.ts';
import { anything, isPlainObject, readWooId, requiredId, signedMoney } from './order-fields.ts';

/** What one refund gave back of one line. A refund of an amount alone has no lines. */
export interface RefundedLine {
  wooLineId: number;
  /** Pieces; 0 where only money was refunded. */
  quantity: number;
  totalPoisha: Poisha;
}

export interface WooRefund {
  id: number;
  lines: RefundedLine[];
}

const MAX_QUANTITY = 1_000_000;

/** Refunds are written as negative lines. */
const pieces = anything.transform((value) => {
  const quantity = typeof value === 'number' && Number.isInteger(value) ? Math.abs(value) : 0;
  return Math.min(quantity, MAX_QUANTITY);
});

const refundedItemId = anything.transform((meta) => {
  const entries = Array.isArray(meta) ? meta.filter(isPlainObject) : [];
  return readWooId(entries.find(({ key }) => key === '_refunded_item_id')?.value) ?? 0;
});

/** Of a page, and of the lines of one refund. */
const MAX_ENTRIES = 1_000;

const refundsSchema = boundedList(z.object({
  id: requiredId,
  line_items: boundedList(z.object({ quantity: pieces, total: signedMoney, meta_data: refundedItemId }), MAX_ENTRIES),
}), MAX_ENTRIES);

/** Parses `/orders/<id>/refunds`; null when it is invalid. */
export function parseRefunds(json: unknown): WooRefund[] | null {
  const parsed = refundsSchema.safeParse(json);
  if (!parsed.success) return null;
  return parsed.data.map(({ id, line_items: items }) => ({
    id,
    lines: items
      .filter(({ meta_data: wooLineId }) => wooLineId > 0)
      .map(({ meta_data: wooLineId, quantity, total }) => ({ wooLineId, quantity, totalPoisha: -total })),
  }));
}
