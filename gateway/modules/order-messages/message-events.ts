import { msg, type MessageKey } from '../../../schema/rules/message.ts';
import type { MessageEvent, OrderStatus } from '../../db/generated/client/enums.ts';

interface EventFacts {
  /** What the timeline calls it. */
  name: MessageKey;
  /** Statuses in which the message is still true: an order that has left them before its delay ended is not told. */
  holdsIn: readonly OrderStatus[];
}

/** Every event that customers can be told of. */
export const EVENTS: Record<MessageEvent, EventFacts> = {
  CONFIRMED: { name: msg('Order confirmed'), holdsIn: ['CONFIRMED', 'PACKED'] },
  SHIPPED: { name: msg('Order shipped'), holdsIn: ['SHIPPED'] },
  OUT_FOR_DELIVERY: { name: msg('Out for delivery'), holdsIn: ['SHIPPED'] },
  DELIVERED: { name: msg('Order delivered'), holdsIn: ['DELIVERED'] },
  RETURN: { name: msg('Parcel on its way back'), holdsIn: ['RETURN_PENDING'] },
  HOLD: { name: msg('Order on hold'), holdsIn: ['HOLD'] },
  ADVANCE: { name: msg('Advance received'), holdsIn: ['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED'] },
  PREORDER_READY: { name: msg('Preorder ready'), holdsIn: ['CONFIRMED', 'PACKED'] },
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
    case 'SHIPPED': return from === 'DELIVERED' ? [] : ['SHIPPED'];
    case 'DELIVERED': return from === 'EXCHANGED' ? [] : ['DELIVERED'];
    case 'RETURN_PENDING': return from === 'RETURN_PENDING' ? [] : ['RETURN'];
    case 'HOLD': return from === 'HOLD' ? [] : ['HOLD'];
    default: return [];
  }
}
