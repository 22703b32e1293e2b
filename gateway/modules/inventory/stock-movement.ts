import type { Message } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/** The buckets in which the units of an order can be. */
export const ORDER_BUCKETS = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged'] as const;
/** With the units in transfer to this location (docs/adr/0025-pieces-between-locations.md). */
export const BUCKETS = [...ORDER_BUCKETS, 'inTransfer'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Deltas = Partial<Record<Bucket, number>>;

export interface Movement {
  variantId: string;
  locationId: string;
  deltas: Deltas;
  unitCostPoisha: Poisha;
  /** The record that caused the movement: ['Order', its id]. */
  source: [type: string, id: string];
  /** The line of the record; for opening stock the variant. */
  lineId: string;
  /**
   * The id of the step that causes the movement. A step moves each line at each location once: a second time rolls the
   * transaction back.
   */
  causeId: string;
  reason: Message | string;
}

/** The units of an order line that one location holds for it after a step. */
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

/** The sum of the planned movements at one location. */
export interface Total extends Place {
  deltas: Record<Bucket, number>;
}
