import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renewalAmount, smsAmount, tierChangeAmount } from '../../../../schema/rules/amounts.ts';
import { takaToPoisha } from '../../../../schema/rules/money.ts';
import { quote } from '../quote.ts';

const id = 'b';
const order = { type: 'SMS' as const, businessId: id };
const renewal = { type: 'PACKAGE_RENEW' as const, businessId: id };
/** Below the limit of an order by more than what rounding may add. */
const wholeCount = fc.integer({ min: 1, max: 999_000 });
/** As the column holds them: four decimals. */
const rate = fc.integer({ min: 100, max: 100_000 }).map((value) => value / 10_000);
const price = fc.integer({ min: 1, max: 10_000_000 });
const running = { daysLeft: 10, tierPricePoisha: null };

it('accepts exactly the amount that the quantity costs', () => {
  fc.assert(fc.property(wholeCount, rate, fc.integer({ min: -5, max: 5 }), (count, smsRate, off) => {
    const cost = smsAmount(count, smsRate);
    fc.pre(cost + off > 0);
    const prices = { ...running, id, smsRate, packagePricePoisha: 1n };
    const ask = () => quote({ ...order, count, amount: cost + off }, prices);
    if (off === 0) expect(ask()).toEqual({ quantity: count, amountPoisha: takaToPoisha(cost) });
    else expect(ask).toThrow('The amount does not match');
  }));
});

it('never sells for less than the price when only the amount is given', () => {
  fc.assert(fc.property(wholeCount, rate, (count, smsRate) => {
    const amount = smsAmount(count, smsRate);
    fc.pre(amount > 0);
    const prices = { ...running, id, smsRate, packagePricePoisha: 1n };
    const { quantity, amountPoisha } = quote({ ...order, amount }, prices);
    expect(quantity).toBeGreaterThanOrEqual(count);
    expect(smsAmount(quantity, smsRate)).toBe(amount);
    expect(amountPoisha).toBe(takaToPoisha(amount));
  }));
});

it('reads months from an amount that is a whole number of them, and refuses any other', () => {
  const wholeMonths = fc.integer({ min: 1, max: 120 });
  const poishaOff = fc.integer({ min: 0, max: 99 });
  fc.assert(fc.property(price, wholeMonths, poishaOff, (poisha, months, off) => {
    const amount = (Math.round(renewalAmount(months, poisha / 100) * 100) + off) / 100;
    const prices = { ...running, id, smsRate: 1, packagePricePoisha: BigInt(poisha) };
    const ask = () => quote({ ...renewal, amount }, prices);
    const bought = (poisha * months + off) / poisha;
    if (Number.isInteger(bought) && bought <= 120) {
      expect(ask()).toEqual({ quantity: bought, amountPoisha: BigInt(poisha * months + off) });
    } else expect(ask).toThrow('The amount does not match');
  }));
});

it('sells a dearer tier for the difference of the days left and the months added, never below that', () => {
  const days = fc.integer({ min: 0, max: 400 });
  const months = fc.integer({ min: 0, max: 120 });
  fc.assert(fc.property(price, price, days, months, (one, other, daysLeft, wanted) => {
    fc.pre(one !== other && daysLeft + wanted > 0);
    const [now, tier] = one < other ? [one, other] : [other, one];
    const prices = { id, smsRate: 0.5, packagePricePoisha: BigInt(now), daysLeft, tierPricePoisha: BigInt(tier) };
    const amount = tierChangeAmount({ daysLeft, months: wanted, packagePrice: now / 100, tierPrice: tier / 100 });
    const bought = quote({ type: 'TIER_CHANGE', businessId: id, months: wanted, amount }, prices);
    expect(bought.quantity).toBe(daysLeft + 30 * wanted);
    expect(Number(bought.amountPoisha) * 30).toBeGreaterThanOrEqual((tier - now) * daysLeft + tier * 30 * wanted);
  }));
});

it('says that an amount is too large', () => {
  const prices = { ...running, id, smsRate: 0.5, packagePricePoisha: 100n };
  expect(() => quote({ ...order, amount: 10_000_000_001 }, prices)).toThrow('The amount is too large');
});
