import { msg, type MessageKey } from './message.ts';

/** What happens to an order that its customer can be told by SMS, in the order in which it happens, as people read it. */
export const MESSAGE_EVENT_NAMES = {
  CONFIRMED: msg('Order confirmed'),
  SHIPPED: msg('Order shipped'),
  OUT_FOR_DELIVERY: msg('Out for delivery'),
  DELIVERED: msg('Order delivered'),
  RETURN: msg('Parcel on its way back'),
  HOLD: msg('Order on hold'),
  ADVANCE: msg('Advance received'),
  PREORDER_READY: msg('Preorder ready'),
} as const satisfies Record<string, MessageKey>;
