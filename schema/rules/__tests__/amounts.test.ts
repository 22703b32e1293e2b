import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msg } from '../message.ts';
import {
  checkRenewal, checkSmsPurchase, parseTransactionId, quantity, renewalAmount, renewalMonthsFor,
  renewalTransactionId, smsAmount, smsCountFor, smsTransactionId, type AmountCheck,
} from '../amounts.ts';

describe('quantity', () => {
  it.each([
    ['100', 100], [' 7 ', 7], ['2.5', 2.5], ['-3', -3], ['১০০', 100], [12, 12],
    ['', 0], ['   ', 0], ['abc', 0], ['10abc', 0], ['1e999', 0], [Number.NaN, 0], [Infinity, 0],
  ])('%j counts as %d', (input, expected) => {
    expect(quantity(input)).toBe(expected);
  });
});

describe('amounts', () => {
  it.each([
    [100, 0.35, 35], ['100', 0.35, 35], [1, 0.35, 0], [1, 0.5, 1], [3, 0.35, 1], [30, 0.35, 11],
    [1000, 0.4567, 457], ['', 0.35, 0], ['many', 0.35, 0], [10, 1, 10],
  ])('%j messages at %d cost %d taka', (count, rate, amount) => {
    expect(smsAmount(count, rate)).toBe(amount);
  });

  it.each([
    [1, 500, 500], ['3', 500, 1500], [12, 999.99, 11999.88], [3, 1000.1, 3000.3], ['', 500, 0], ['x', 500, 0],
  ])('%j months at %d cost %d taka', (months, price, amount) => {
    expect(renewalAmount(months, price)).toBe(amount);
  });
});

describe('checkSmsPurchase', () => {
  const businessId = 'b1';
  const noCount = { error: msg('Please enter a valid number of SMS') };
  const notPositive = { error: msg('Amount cannot be negative or zero') };
  const cases: [string, Parameters<typeof checkSmsPurchase>[0], AmountCheck][] = [
    ['empty', { count: '', smsRate: 0.35, businessId }, noCount],
    ['text', { count: 'ten', smsRate: 0.35, businessId }, noCount],
    ['zero', { count: 0, smsRate: 0.35, businessId }, noCount],
    ['negative', { count: '-5', smsRate: 0.35, businessId }, noCount],
    ['fraction', { count: '2.5', smsRate: 0.35, businessId }, noCount],
    ['count before rate', { count: 0, smsRate: null, businessId: null }, noCount],
    ['no rate', { count: 10, smsRate: undefined, businessId }, { error: msg('SMS rate not found') }],
    ['rate before business', { count: 10, smsRate: null, businessId: null }, { error: msg('SMS rate not found') }],
    ['amount out of range', { count: 1e308, smsRate: 100, businessId }, { error: msg('Amount not found') }],
    ['rounds to zero', { count: 1, smsRate: 0.35, businessId }, notPositive],
    ['free', { count: 10, smsRate: 0, businessId }, notPositive],
    ['negative rate', { count: 10, smsRate: -1, businessId }, notPositive],
    ['amount before business', { count: 10, smsRate: 0, businessId: null }, notPositive],
    ['no business', { count: 100, smsRate: 0.35, businessId: '' }, { error: msg('Business ID not found') }],
    [
      'too many', { count: 1_000_001, smsRate: 0.35, businessId },
      { error: msg('At most 1,000,000 SMS can be bought at once. Please buy them in several payments.') },
    ],
    ['good', { count: '100', smsRate: 0.35, businessId }, { amount: 35 }],
  ];

  it.each(cases)('%s', (_label, input, expected) => {
    expect(checkSmsPurchase(input)).toEqual(expected);
  });
});

describe('checkRenewal', () => {
  const businessId = 'b1';
  const noDuration = { error: msg('Please enter a valid duration') };
  const noRate = { error: msg('Package rate not found') };
  const cases: [string, Parameters<typeof checkRenewal>[0], AmountCheck][] = [
    ['empty', { months: '', packagePrice: 500, businessId }, noDuration],
    ['text', { months: 'x', packagePrice: 500, businessId }, noDuration],
    ['zero', { months: 0, packagePrice: 500, businessId }, noDuration],
    ['negative', { months: -1, packagePrice: 500, businessId }, noDuration],
    ['fraction', { months: '1.5', packagePrice: 500, businessId }, noDuration],
    ['duration before price', { months: 0, packagePrice: 0, businessId }, noDuration],
    ['no price', { months: 1, packagePrice: null, businessId }, noRate],
    ['free package', { months: 1, packagePrice: 0, businessId }, noRate],
    ['price before business', { months: 1, packagePrice: 0, businessId: null }, noRate],
    ['no business', { months: 1, packagePrice: 500, businessId: null }, { error: msg('Business ID not found') }],
    [
      'too long', { months: 121, packagePrice: 500, businessId },
      { error: msg('At most 120 months can be bought at once.') },
    ],
    ['good', { months: '3', packagePrice: 500, businessId }, { amount: 1500 }],
  ];

  it.each(cases)('%s', (_label, input, expected) => {
    expect(checkRenewal(input)).toEqual(expected);
  });
});

describe('what a paid amount stands for', () => {
  it.each([
    [35, 0.35, 101], [10, 1, 10], [10, 3, null], [9, 3, 3], [1, 0.5, 2], [0, 0.35, null], [-5, 0.35, null],
    [35, 0, null], [35.5, 0.35, null], [Number.NaN, 1, null],
  ])('%d taka at %d a message are %j messages', (amount, rate, count) => {
    expect(smsCountFor(amount, rate)).toBe(count);
  });

  it('is never fewer messages than were asked for, and never a taka more', () => {
    const counts = fc.integer({ min: 1, max: 1_000_000 });
    const rates = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(counts, rates, (count, rate) => {
        const smsRate = rate / 10_000;
        const amount = smsAmount(count, smsRate);
        fc.pre(amount > 0);
        const paid = smsCountFor(amount, smsRate);
        expect(paid).toBeGreaterThanOrEqual(count);
        expect(smsAmount(paid!, smsRate)).toBe(amount);
        expect(smsAmount(paid! + 1, smsRate)).toBeGreaterThan(amount);
      }),
    );
  });

  it.each([
    [1500, 500, 3], [1501, 500, null], [250, 500, null], [11999.88, 999.99, 12], [500, 0, null],
    [0, 500, null],
  ])('%d taka at %d a month are %j months', (amount, price, months) => {
    expect(renewalMonthsFor(amount, price)).toBe(months);
  });
});

describe('transaction ids', () => {
  it('have the form of the original', () => {
    expect(smsTransactionId(1_763_683_200_000)).toBe('SMS_1763683200000');
    expect(renewalTransactionId('SME', 1_763_683_200_000)).toBe('PACKAGE_RENEW_SME_1763683200000');
  });

  it.each([
    ['SMS_1763683200000', { type: 'SMS', timestamp: 1_763_683_200_000 }],
    ['PACKAGE_RENEW_PRO_17', { type: 'PACKAGE_RENEW', packageName: 'PRO', timestamp: 17 }],
    ['PACKAGE_RENEW_BIG_ONE_17', { type: 'PACKAGE_RENEW', packageName: 'BIG_ONE', timestamp: 17 }],
    ['SMS_', null], ['SMS_abc', null], ['sms_17', null], ['SMS_17 ', null], ['SMS_-1', null],
    ['PACKAGE_RENEW__17', null], ['PACKAGE_RENEW_17', null], ['PACKAGE_RENEW_SME_', null], ['', null],
    ['SMS_9999999999999999999', null],
  ])('%j', (transactionId, expected) => {
    expect(parseTransactionId(transactionId)).toEqual(expected);
  });
});
