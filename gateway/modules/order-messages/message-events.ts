import type { MessageEvent, OrderStatus } from '../../db/generated/client/enums.ts';

/** Statuses in which the message is still true: an order that has left them before its delay ended is not told. */
export const HOLDS_IN: Record<MessageEvent, readonly OrderStatus[]> = {
  CONFIRMED: ['CONFIRMED', 'PACKED'],
  SHIPPED: ['SHIPPED'],
  OUT_FOR_DELIVERY: ['SHIPPED'],
  DELIVERED: ['DELIVERED'],
  RETURN: ['RETURN_PENDING'],
  HOLD: ['HOLD'],
  ADVANCE: ['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED'],
  PREORDER_READY: ['CONFIRMED', 'PACKED'],
};

interface StepEvent {
  event: MessageEvent;
  to: OrderStatus;
  from: readonly OrderStatus[];
  /** Only where none of the goods that it promises are missing. */
  needsGoods?: true;
}

/**
 * Which steps of an order are which event, the one to tell first at the head: steps back to where the order was before are none.
 * `eventsOf` tells by it, and the figures of event-orders.ts count by it.
 */
export const STEP_EVENTS: readonly StepEvent[] = [
  { event: 'PREORDER_READY', to: 'CONFIRMED', from: ['PREORDER'], needsGoods: true },
  { event: 'CONFIRMED', to: 'CONFIRMED', from: ['PENDING', 'PREORDER', 'RETURNED'] },
  { event: 'SHIPPED', to: 'SHIPPED', from: ['CONFIRMED', 'PACKED'] },
  { event: 'DELIVERED', to: 'DELIVERED', from: ['SHIPPED', 'RETURN_PENDING'] },
  { event: 'RETURN', to: 'RETURN_PENDING', from: ['SHIPPED', 'DELIVERED', 'PARTIAL'] },
  { event: 'HOLD', to: 'HOLD', from: ['PENDING', 'CONFIRMED', 'PACKED'] },
];

interface Step {
  from: OrderStatus;
  to: OrderStatus;
  /** Some of its goods are promised and not there. */
  isShort: boolean;
  /** Neither takes back what never was nor was taken back itself. */
  isCredited: boolean;
}

/**
 * The events that a step of an order is, the one to tell first: a customer who waited for goods hears that they are in, or
 * that the order is confirmed, never both.
 */
export function eventsOf({ from, to, isShort, isCredited }: Step): readonly MessageEvent[] {
  if (!isCredited) return [];
  return STEP_EVENTS.filter((one) => one.to === to && one.from.includes(from) && !(one.needsGoods && isShort)).map(({ event }) => event);
}
