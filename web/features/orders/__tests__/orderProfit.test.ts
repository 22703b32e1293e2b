import { describe, expect, it } from 'vitest';
import { orderProfit } from '../orderProfit.ts';

const line = (quantity: number, averageCost: number, unitCost: number | null = null) => ({
  quantity, unitCost, variant: { averageCost },
});
const FREE = { codFeePercent: 0, packagingCost: 0 };

describe('orderProfit', () => {
  it('estimates with the average cost of today until the cost is frozen', () => {
    const order = {
      itemsTotal: 3780, discount: 30, deliveryFee: 60, total: 3810, advance: 0, lines: [line(2, 950), line(1, 130)],
    };
    expect(orderProfit(order, FREE)).toEqual({
      revenue: 3810, cost: 2030, codFee: 0, packaging: 0, courierCharge: null, profit: 1780, isCostFrozen: false,
    });
  });

  it('subtracts the COD fee of what is collected, and the packaging', () => {
    const order = { itemsTotal: 1000, discount: 0, deliveryFee: 60, total: 1060, advance: 205, lines: [line(1, 400, 400)] };
    expect(orderProfit(order, { codFeePercent: 1.5, packagingCost: 12.5 })).toEqual({
      revenue: 1060, cost: 400, codFee: 12.83, packaging: 12.5, courierCharge: null, profit: 634.67, isCostFrozen: true,
    });
  });

  it('takes the frozen cost, a frozen zero too', () => {
    const order = {
      itemsTotal: 500, discount: 0, deliveryFee: 0, total: 500, advance: 0, lines: [line(1, 400, 0), line(2, 90, 100)],
    };
    expect(orderProfit(order, FREE)).toMatchObject({ revenue: 500, cost: 200, profit: 300, isCostFrozen: true });
  });

  it('shows no binary fraction, and a loss as a loss', () => {
    const order = { itemsTotal: 0.1, discount: 0, deliveryFee: 0.2, total: 0.3, advance: 0, lines: [line(3, 0.2)] };
    expect(orderProfit(order, FREE)).toMatchObject({ revenue: 0.3, cost: 0.6, profit: -0.3 });
  });

  it('subtracts what the courier has kept once its statement says so', () => {
    const order = {
      itemsTotal: 1000, discount: 0, deliveryFee: 60, total: 1060, advance: 0, courierCharge: 75.5, codFee: 9.5, lines: [line(1, 400, 400)],
    };
    expect(orderProfit(order, { codFeePercent: 1.5, packagingCost: 0 })).toMatchObject({ codFee: 9.5, courierCharge: 75.5, profit: 575 });
  });
});
