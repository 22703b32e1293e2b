import { msg, type Message } from '../../../schema/rules/message.ts';
import {
  checkRenewal, checkSmsPurchase, checkTierChange, MAX_MONTHS, MAX_SMS, renewalAmount, renewalMonthsFor, smsAmount, smsCountFor,
  tierChangeAmount, tierChangeDays, type AmountCheck,
} from '../../../schema/rules/amounts.ts';
import { MAX_TAKA, poishaToTaka, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { mistakeIn, NotFoundError, type ValidationError } from '../../errors.ts';

export interface Order {
  type: 'SMS' | 'PACKAGE_RENEW' | 'TIER_CHANGE';
  /** Messages wanted; worked out from the amount when left out, as clients of the original leave it. */
  count?: number | null;
  /** Months wanted; likewise. For TIER_CHANGE those to add, none when left out. */
  months?: number | null;
  /** Taka that the client has shown to the person. */
  amount?: number | null;
  businessId?: string | null;
}

export interface Prices {
  id: string;
  /** Taka per message. */
  smsRate: number;
  packagePricePoisha: Poisha;
  /** Of the package as it is. */
  daysLeft: number;
  /** Price for a month of the tier that is changed to; null for other orders. */
  tierPricePoisha: Poisha | null;
}

export interface Quote {
  /** Messages, months, or days of the new tier. */
  quantity: number;
  amountPoisha: Poisha;
}

const MAX_QUANTITY = { SMS: MAX_SMS, PACKAGE_RENEW: MAX_MONTHS, TIER_CHANGE: MAX_MONTHS };

const REFUSALS = {
  SMS: {
    amount: msg('Amount cannot be negative or zero'),
    mismatch: msg('The amount does not match the price of the SMS. Please reload the page.'),
  },
  PACKAGE_RENEW: {
    amount: msg('Package rate not found'),
    mismatch: msg('The amount does not match the price of the package. Please reload the page.'),
  },
  TIER_CHANGE: {
    amount: msg('Package rate not found'),
    mismatch: msg('The amount does not match the price of the package. Please reload the page.'),
  },
};

/**
 * What is wrong with an order whatever it costs, in the specification's order: quantity and price, amount,
 * business. Throws ValidationError, or NotFoundError for another business than the one the prices are of.
 */
export function checkOrder(order: Order, prices: Prices): void {
  const { type, amount, businessId } = order;
  const wanted = quantityOf(order);
  if (wanted != null) {
    const check = priceOf(type, wanted, prices);
    if ('error' in check) throw problem(type === 'SMS' ? 'count' : 'months', check.error);
  }
  if (amount == null) throw problem('amount', msg('Amount not found'));
  if (amount <= 0) throw problem('amount', REFUSALS[type].amount);
  if (!businessId) throw problem('businessId', msg('Business ID not found'));
  if (businessId !== prices.id) throw new NotFoundError('Business');
}

/** Quantity and price of a checked order at the business's prices. Throws ValidationError when the client's amount differs or is too large. */
export function quote(order: Order, prices: Prices): Quote {
  const { type } = order;
  const amount = order.amount ?? 0;
  if (amount > MAX_TAKA) throw problem('amount', msg('The amount is too large'));
  const wanted = quantityOf(order) ?? quantityFor(type, amount, prices);
  const matches = wanted !== null && wanted <= MAX_QUANTITY[type] && amountOf(type, wanted, prices) === amount;
  if (!matches) throw problem('amount', REFUSALS[type].mismatch);
  const quantity = type === 'TIER_CHANGE' ? tierChangeDays({ daysLeft: prices.daysLeft, months: wanted }) : wanted;
  return { quantity, amountPoisha: takaToPoisha(amount) };
}

function quantityOf({ type, count, months }: Order): number | null {
  if (type === 'TIER_CHANGE') return months ?? 0;
  return (type === 'SMS' ? count : months) ?? null;
}

function changeOf(months: number, { id: businessId, packagePricePoisha, tierPricePoisha, daysLeft }: Prices) {
  const [packagePrice, tierPrice] = [poishaToTaka(packagePricePoisha), poishaToTaka(tierPricePoisha ?? 0n)];
  return { daysLeft, months, packagePrice, tierPrice, businessId };
}

function priceOf(type: Order['type'], quantity: number, prices: Prices): AmountCheck {
  const { id: businessId, smsRate, packagePricePoisha } = prices;
  if (type === 'SMS') return checkSmsPurchase({ count: quantity, smsRate, businessId });
  if (type === 'TIER_CHANGE') return checkTierChange(changeOf(quantity, prices));
  return checkRenewal({ months: quantity, packagePrice: poishaToTaka(packagePricePoisha), businessId });
}

function amountOf(type: Order['type'], quantity: number, prices: Prices): number {
  const { smsRate, packagePricePoisha } = prices;
  if (type === 'SMS') return smsAmount(quantity, smsRate);
  if (type === 'TIER_CHANGE') return tierChangeAmount(changeOf(quantity, prices));
  return renewalAmount(quantity, poishaToTaka(packagePricePoisha));
}

function quantityFor(type: Order['type'], amount: number, prices: Prices): number | null {
  if (type === 'SMS') return smsCountFor(amount, prices.smsRate);
  return renewalMonthsFor(amount, poishaToTaka(prices.packagePricePoisha));
}

function problem(field: string, message: Message): ValidationError {
  return mistakeIn(field, message);
}
