import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Permission } from '../../../schema/rules/permissions.ts';
import type { Session } from '../../session/session.ts';
import type { Deltas } from '../inventory/stock-ledger.ts';

export interface Transition {
  to: OrderStatus;
  permission: Permission;
  /** What one unit of a line does to the stock buckets. */
  perUnit: Deltas;
}

/**
 * Every step an order can take today. Data only: stock, money and audit follow from it in
 * transition-order.ts.
 */
export const TRANSITIONS: Partial<Record<OrderStatus, Transition[]>> = {
  PENDING: [
    { to: 'CONFIRMED', permission: 'confirmOrder', perUnit: { reserved: 1 } },
    { to: 'CANCELLED', permission: 'orderUpdate', perUnit: {} },
  ],
  CONFIRMED: [
    { to: 'SHIPPED', permission: 'orderUpdate', perUnit: { reserved: -1, onHand: -1, withCourier: 1 } },
    { to: 'CANCELLED', permission: 'orderUpdate', perUnit: { reserved: -1 } },
  ],
  SHIPPED: [{ to: 'DELIVERED', permission: 'orderUpdate', perUnit: { withCourier: -1 } }],
};

export function findTransition(from: OrderStatus, to: OrderStatus): Transition | undefined {
  return TRANSITIONS[from]?.find((transition) => transition.to === to);
}

/** Where this order can go from here, by this session. */
export function nextStatuses(from: OrderStatus, session: Session): OrderStatus[] {
  const transitions = TRANSITIONS[from] ?? [];
  return transitions.filter(({ permission }) => session.can(permission)).map(({ to }) => to);
}
