import { describe, expect, it } from 'vitest';
import { orderProgress } from '../orderSteps.ts';
import type { OrderStanding } from '../orderSteps.ts';

const pending: OrderStanding = {
  status: 'PENDING', settlementStatus: 'NA', confirmedAt: null, shippedAt: null, deliveredAt: null,
};

describe('orderProgress', () => {
  it('leads from pending to settled', () => {
    expect(orderProgress(pending)).toEqual({
      steps: ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'SETTLED'], current: 'PENDING',
      isComplete: false, isEnded: false,
    });
  });

  it('is complete when the money is there', () => {
    const order = { ...pending, status: 'DELIVERED', settlementStatus: 'SETTLED' } as const;
    expect(orderProgress(order)).toMatchObject({ current: 'SETTLED', isComplete: true });
    expect(orderProgress({ ...order, settlementStatus: 'UNSETTLED' })).toMatchObject({
      current: 'DELIVERED',
    });
  });

  it('does not take a hold for an end', () => {
    expect(orderProgress({ ...pending, status: 'HOLD' })).toMatchObject({ steps: ['PENDING', 'HOLD'], isEnded: false });
  });

  it('shows packing where it is used', () => {
    expect(orderProgress({ ...pending, status: 'PACKED' }).steps).toContain('PACKED');
  });

  it('ends a cancelled order after the steps that it took', () => {
    expect(orderProgress({ ...pending, status: 'CANCELLED' }).steps).toEqual(['PENDING', 'CANCELLED']);
    expect(orderProgress({ ...pending, status: 'CANCELLED' })).toMatchObject({ isComplete: false, isEnded: true });
    expect(orderProgress({ ...pending, status: 'EXCHANGED' })).toMatchObject({ isComplete: true, isEnded: false });
    const cancelled = { ...pending, status: 'CANCELLED', confirmedAt: '2026-11-20T00:00:00Z' } as const;
    expect(orderProgress(cancelled).steps).toEqual([
      'PENDING', 'CONFIRMED', 'CANCELLED',
    ]);
  });
});
