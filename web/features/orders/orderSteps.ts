export interface OrderStanding {
  status: string;
  settlementStatus: string;
  confirmedAt: string | null | undefined;
  shippedAt: string | null | undefined;
  deliveredAt: string | null | undefined;
}

export interface OrderProgress {
  /** Statuses in sequence; 'SETTLED' is the last one of a successful order. */
  steps: string[];
  current: string;
  isComplete: boolean;
  /** The current status is final. */
  isEnded: boolean;
}

const WAY = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const;
const PACKED_WAY = ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'SETTLED'];
const ENDS: ReadonlySet<string> = new Set(['CANCELLED', 'RETURNED', 'LOST']);

/**
 * The steps of an order and its current one. The usual steps end with the settlement; a cancelled, returned or lost
 * order shows the steps that it took and its final status only. An exchange is a good end: another order goes on.
 */
export function orderProgress(order: OrderStanding): OrderProgress {
  const { status, settlementStatus } = order;
  const onWay = { current: status, isComplete: false, isEnded: false };
  if (settlementStatus === 'SETTLED' && status === 'DELIVERED') {
    return { ...onWay, steps: [...WAY, 'SETTLED'], current: 'SETTLED', isComplete: true };
  }
  if ((WAY as readonly string[]).includes(status)) return { ...onWay, steps: [...WAY, 'SETTLED'] };
  if (status === 'PACKED') return { ...onWay, steps: PACKED_WAY };
  const taken = [true, order.confirmedAt, order.shippedAt, order.deliveredAt];
  const steps = [...WAY.filter((_, index) => taken[index]), status];
  return { ...onWay, steps, isComplete: status === 'EXCHANGED', isEnded: ENDS.has(status) };
}
