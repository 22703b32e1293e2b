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

interface Step {
  from: OrderStatus;
  to: OrderStatus;
  /** Some of its goods are promised and not there. */
  isShort: boolean;
}

/**
 * The events that a step of an order is, the one to tell first: a customer who waited for goods hears that they are in, or
 * that the order is confirmed, never both. Steps that undo others are none.
 */
export function eventsOf({ from, to, isShort }: Step): readonly MessageEvent[] {
  switch (to) {
    case 'CONFIRMED':
      if (from === 'PREORDER') return isShort ? ['CONFIRMED'] : ['PREORDER_READY', 'CONFIRMED'];
      return from === 'PENDING' || from === 'RETURNED' ? ['CONFIRMED'] : [];
    case 'SHIPPED': return from === 'CONFIRMED' || from === 'PACKED' ? ['SHIPPED'] : [];
    case 'DELIVERED': return from === 'EXCHANGED' ? [] : ['DELIVERED'];
    case 'RETURN_PENDING': return from === 'RETURN_PENDING' || from === 'RETURNED' || from === 'LOST' ? [] : ['RETURN'];
    case 'HOLD': return from === 'HOLD' ? [] : ['HOLD'];
    default: return [];
  }
}
