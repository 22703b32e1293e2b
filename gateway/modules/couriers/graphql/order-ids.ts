import { MAX_BOOKED } from '../../../../schema/rules/booking.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { mistakeIn } from '../../../errors.ts';
import { decodeId } from '../../../graphql/global-id.ts';

/** Throws ValidationError at `field` for more than are answered. */
export function refuseMany(field: string, values: readonly unknown[]): void {
  if (values.length > MAX_BOOKED) throw mistakeIn(field, msg('At most {{limit}} orders in one booking', { limit: MAX_BOOKED }));
}

/** The ids of the orders that the argument `orders` names; what names something else is left out. Throws ValidationError for too many. */
export function orderIdsOf(orders: readonly (string | number)[]): string[] {
  refuseMany('orders', orders);
  return orders.flatMap((one) => {
    const decoded = decodeId(String(one));
    return decoded?.typename === 'Order' ? [decoded.id] : [];
  });
}
