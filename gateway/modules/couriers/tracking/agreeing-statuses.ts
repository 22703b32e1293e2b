import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';
import type { OrderStatus } from '../../../db/generated/client/enums.ts';

/** Order statuses that agree with a final status of the courier. */
const AGREEING_STATUSES: Partial<Record<ParcelStatus, readonly OrderStatus[]>> = {
  DELIVERED: ['DELIVERED', 'EXCHANGED'],
  PARTIAL: ['PARTIAL'],
  PAID_RETURN: ['RETURN_PENDING', 'RETURNED'],
  RETURNING: ['RETURN_PENDING', 'RETURNED', 'PARTIAL'],
  RETURNED: ['RETURN_PENDING', 'RETURNED', 'PARTIAL'],
  CANCELLED: ['RETURN_PENDING', 'RETURNED', 'CANCELLED'],
  LOST: ['LOST'],
};

export const agrees = (order: OrderStatus, reported: ParcelStatus): boolean => AGREEING_STATUSES[reported]?.includes(order) === true;

/** The same for a statement: 'LOST LOST', what the courier says before what the order is. */
export const AGREEING_PAIRS: string[] = Object.entries(AGREEING_STATUSES).flatMap(([reported, orders]) => orders.map((order) => `${reported} ${order}`));
