import type { Permission } from '../../../../schema/rules/permissions.ts';

/** Who may see an order: whoever reads lists of them, and whoever may change one, because a change answers with the order. */
export const ORDER_READERS: [Permission, ...Permission[]] = ['orderList', 'report', 'orderUpdate', 'confirmOrder'];
