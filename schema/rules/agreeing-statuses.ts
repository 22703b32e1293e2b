import type { ParcelStatus } from './parcel-status.ts';

/** Order statuses that agree with a final status of the courier. */
const AGREEING_STATUSES: Partial<Record<ParcelStatus, readonly string[]>> = {
  DELIVERED: ['DELIVERED', 'EXCHANGED'],
  PARTIAL: ['PARTIAL'],
  PAID_RETURN: ['RETURN_PENDING', 'RETURNED'],
  RETURNING: ['RETURN_PENDING', 'RETURNED', 'PARTIAL'],
  RETURNED: ['RETURN_PENDING', 'RETURNED', 'PARTIAL'],
  CANCELLED: ['RETURN_PENDING', 'RETURNED', 'CANCELLED'],
  LOST: ['LOST'],
};

/** Whether the status of an order is what its courier reports. */
export const agrees = (order: string, reported: ParcelStatus): boolean => AGREEING_STATUSES[reported]?.includes(order) === true;

/** The same for a statement: 'LOST LOST', what the courier says before what the order is. */
export const AGREEING_PAIRS: string[] = Object.entries(AGREEING_STATUSES).flatMap(([reported, orders]) => orders.map((order) => `${reported} ${order}`));
