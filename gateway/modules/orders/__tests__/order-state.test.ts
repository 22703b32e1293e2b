import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS } from '../../inventory/stock-ledger.ts';
import { TRANSITIONS, type Transition } from '../order-state.ts';

type Status = keyof typeof TRANSITIONS;

describe('the order state table', () => {
  it('brings every bucket back to where it was, less what was delivered, along any path', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10), { maxLength: 20 }), (choices) => {
        let status: Status = 'PENDING';
        const units = { onHand: 0, reserved: 0, withCourier: 0, returning: 0, damaged: 0 };
        for (const choice of choices) {
          const steps: Transition[] = TRANSITIONS[status] ?? [];
          if (steps.length === 0) break;
          const step: Transition = steps[choice % steps.length]!;
          for (const bucket of BUCKETS) units[bucket] += step.perUnit[bucket] ?? 0;
          status = step.to;
        }
        const expected: Partial<Record<Status, object>> = {
          PENDING: {}, CONFIRMED: { reserved: 1 }, SHIPPED: { onHand: -1, withCourier: 1 },
          DELIVERED: { onHand: -1 },
          CANCELLED: {},
        };
        expect(units).toEqual({
          onHand: 0, reserved: 0, withCourier: 0, returning: 0, damaged: 0,
          ...expected[status],
        });
      }),
    );
  });
});
