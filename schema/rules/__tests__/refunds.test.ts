import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDhakaMonths } from '../dhaka-months.ts';
import { creditAfterRefund, mostRefundable, refundAmount } from '../refunds.ts';

const NOW = new Date('2026-11-21T12:00:00+06:00');
const sms = { type: 'SMS', quantity: 500, renewedFrom: null, renewedUntil: null } as const;

function renewal(renewedFrom: string, quantity: number) {
  const from = new Date(renewedFrom);
  const renewedUntil = addDhakaMonths(from, quantity);
  return { type: 'PACKAGE_RENEW', quantity, renewedFrom: from, renewedUntil } as const;
}

const credit = (packageExpiresAt: Date, smsBalance = 0) => ({ smsBalance, packageExpiresAt });

describe('the money of a refund', () => {
  it.each([
    [250_00n, 500, 500, 250_00n],
    [250_00n, 500, 400, 200_00n],
    [100_00n, 3, 1, 33_33n],
    [100_00n, 3, 2, 66_67n],
    [1_00n, 1_000, 4, 0n],
    [1_00n, 1_000, 5, 1n],
  ])('for %s poisha of %i, %i taken back, is %s', (amount, quantity, taken, expected) => {
    expect(refundAmount(amount, quantity, taken)).toBe(expected);
  });

  it('is all of it for everything, and never more', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const quantities = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(fc.property(amount, quantities, fc.nat(), (paid, quantity, some) => {
      expect(refundAmount(paid, quantity, quantity)).toBe(paid);
      expect(refundAmount(paid, quantity, some % (quantity + 1))).toBeLessThanOrEqual(paid);
    }));
  });
});

describe('what a refund takes back', () => {
  it('is no more messages than were bought, nor than are left', () => {
    expect(mostRefundable(sms, credit(NOW, 700), NOW)).toBe(500);
    expect(mostRefundable(sms, credit(NOW, 120), NOW)).toBe(120);
    expect(mostRefundable(sms, credit(NOW, 0), NOW)).toBe(0);
    expect(creditAfterRefund(sms, credit(NOW, 120), 120)).toEqual(credit(NOW, 0));
  });

  it('is whole months that have not begun', () => {
    const begun = renewal('2026-11-01T09:00:00+06:00', 3);
    expect(mostRefundable(begun, credit(begun.renewedUntil), NOW)).toBe(2);
    expect(creditAfterRefund(begun, credit(begun.renewedUntil), 2)).toEqual(
      credit(new Date('2026-12-01T09:00:00+06:00')),
    );
    const ahead = renewal('2026-12-24T09:00:00+06:00', 2);
    expect(mostRefundable(ahead, credit(ahead.renewedUntil), NOW)).toBe(2);
    expect(creditAfterRefund(ahead, credit(ahead.renewedUntil), 2)).toEqual(credit(ahead.renewedFrom));
  });

  it('is the same length of time when another renewal came after it', () => {
    const first = renewal('2026-11-30T09:00:00+06:00', 1);
    const second = renewal('2026-12-30T09:00:00+06:00', 1);
    expect(creditAfterRefund(first, credit(second.renewedUntil), 1).packageExpiresAt).toEqual(
      new Date('2026-12-31T09:00:00+06:00'),
    );
  });

  it('of a renewal, month by month or at once, ends where it began', () => {
    const moment = fc.date({ min: new Date('2026-12-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(fc.property(moment, fc.integer({ min: 1, max: 24 }), (from, months) => {
      const bought = renewal(from.toISOString(), months);
      expect(mostRefundable(bought, credit(bought.renewedUntil), NOW)).toBe(months);
      const after = creditAfterRefund(bought, credit(bought.renewedUntil), months);
      expect(after.packageExpiresAt).toEqual(from);
    }));
  });
});
