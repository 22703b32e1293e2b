import { msg } from '../../../../schema/rules/message.ts';
import { ValidationError } from '../../../errors.ts';
import { decodeId } from '../../../graphql/global-id.ts';

/** The most orders of one question about parcels, as of one booking. */
export const MAX_ORDERS = 500;

/** Throws ValidationError at `field` for more than are answered. */
export function refuseMany(field: string, values: readonly unknown[]): void {
  if (values.length <= MAX_ORDERS) return;
  const tooMany = msg('At most {{limit}} orders in one booking', { limit: MAX_ORDERS });
  throw new ValidationError(tooMany, [{ field, message: tooMany }]);
}

/** The ids of the orders that the argument `orders` names; what names something else is left out. Throws ValidationError for too many. */
export function orderIdsOf(orders: readonly (string | number)[]): string[] {
  refuseMany('orders', orders);
  return orders.flatMap((one) => {
    const decoded = decodeId(String(one));
    return decoded?.typename === 'Order' ? [decoded.id] : [];
  });
}
