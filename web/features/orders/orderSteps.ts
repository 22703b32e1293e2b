export interface OrderStanding {
  status: string;
  settlementStatus: string;
  confirmedAt: string | null | undefined;
  shippedAt: string | null | undefined;
  deliveredAt: string | null | undefined;
}

export interface OrderProgress {
  /** Statuses in the order of their steps; 'SETTLED' ends the usual way. */
  steps: string[];
  current: string;
  isComplete: boolean;
}

const WAY = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const;

/**
 * The way of an order and where it stands. The usual way ends with the money; a cancelled, returned or lost
 * order shows the steps that it took and then its end, without what will never come.
 */
export function orderProgress(order: OrderStanding): OrderProgress {
  const { status, settlementStatus } = order;
  if (settlementStatus === 'SETTLED' && status === 'DELIVERED') {
    return { steps: [...WAY, 'SETTLED'], current: 'SETTLED', isComplete: true };
  }
  if ((WAY as readonly string[]).includes(status)) {
    return { steps: [...WAY, 'SETTLED'], current: status, isComplete: false };
  }
  if (status === 'PACKED') {
    return {
      steps: ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'SETTLED'],
      current: status,
      isComplete: false,
    };
  }
  const taken = [true, order.confirmedAt, order.shippedAt, order.deliveredAt];
  return { steps: [...WAY.filter((_, index) => taken[index]), status], current: status, isComplete: false };
}
