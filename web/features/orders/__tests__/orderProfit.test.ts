import { describe, expect, it } from 'vitest';
import { orderProfit } from '../orderProfit.ts';

const line = (quantity: number, averageCost: number, unitCost: number | null = null) => ({
  quantity, unitCost, variant: { averageCost },
});

describe('orderProfit', () => {
  it('estimates with the average cost of today until the cost is frozen', () => {
    const order = { itemsTotal: 3780, discount: 30, deliveryFee: 60, lines: [line(2, 950), line(1, 130)] };
    expect(orderProfit(order)).toEqual({ revenue: 3810, cost: 2030, profit: 1780, isCostFrozen: false });
  });

  it('takes the frozen cost, a frozen zero too', () => {
    const order = {
      itemsTotal: 500, discount: 0, deliveryFee: 0, lines: [line(1, 400, 0), line(2, 90, 100)],
    };
    expect(orderProfit(order)).toEqual({ revenue: 500, cost: 200, profit: 300, isCostFrozen: true });
  });

  it('shows no binary fraction, and a loss as a loss', () => {
    const order = { itemsTotal: 0.1, discount: 0, deliveryFee: 0.2, lines: [line(3, 0.2)] };
    expect(orderProfit(order)).toMatchObject({ revenue: 0.3, cost: 0.6, profit: -0.3 });
  });
});
