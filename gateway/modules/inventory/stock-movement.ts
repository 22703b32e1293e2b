import type { Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/** Where the units of an order can be. */
export const ORDER_BUCKETS = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged'] as const;
/** With what is on its way here from another location (docs/adr/0025-pieces-between-locations.md). */
export const BUCKETS = [...ORDER_BUCKETS, 'inTransfer'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Deltas = Partial<Record<Bucket, number>>;

export interface Movement {
  variantId: string;
  locationId: string;
  deltas: Deltas;
  unitCostPoisha: Poisha;
  /** The record that moved: ['Order', its id]. */
  source: [type: string, id: string];
  /** The line of the record; for opening stock the variant. */
  lineId: string;
  /** The step that moves it. A step moves a line at a location once: a second time undoes the transaction. */
  causeId: string;
  reason: Message | string;
}

/** Units of an order line at one location that somebody answers for, as they are after a step. */
export interface Allocation {
  orderLineId: string;
  locationId: string;
  orderId: string;
  variantId: string;
  reserved: number;
  withCourier: number;
  returning: number;
}

export interface Place {
  variantId: string;
  locationId: string;
}

/** What the movements at one place change together. */
export interface Total extends Place {
  deltas: Record<Bucket, number>;
}
