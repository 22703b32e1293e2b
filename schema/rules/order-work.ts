/** What people do with orders, in the usual sequence. */
export const ORDER_WORK = ['TAKEN', 'CALLED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED'] as const;

export type OrderWork = (typeof ORDER_WORK)[number];
