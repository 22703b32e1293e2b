/** Statuses in which no goods have been handed to a courier. */
export const NOT_SHIPPED: ReadonlySet<string> = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);

/** Statuses in which the customer has yet to pay. */
export const TO_COLLECT: ReadonlySet<string> = new Set([...NOT_SHIPPED, 'SHIPPED']);

/** Statuses of orders of which goods come or came back. */
export const GIVEN_BACK: ReadonlySet<string> = new Set(['PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED']);

/** Statuses in which the customer has paid for goods. */
export const COLLECTED: ReadonlySet<string> = new Set(['DELIVERED', 'PARTIAL']);
