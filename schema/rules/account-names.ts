import { msg, type FilledMessage, type MessageKey } from './message.ts';

/**
 * The names of the accounts that every business has, by their stable codes. Stored in English; whoever shows one puts it into the
 * language of the page.
 */
export const ACCOUNT_NAMES = {
  cash: msg('Cash'),
  bank: msg('Bank'),
  bkash: msg('bKash'),
  nagad: msg('Nagad'),
  'web-payments': msg('Web shop payments'),
  inventory: msg('Inventory'),
  'goods-in-transit': msg('Goods with couriers'),
  'courier-receivable': msg('Courier receivable (COD)'),
  'goods-in-transfer': msg('Goods between locations'),
  'supplier-payable': msg('Owed to suppliers'),
  'courier-claims': msg('Claims against couriers'),
  'return-charges-due': msg('Expected return charges of couriers'),
  'customer-advance': msg('Customer advances'),
  'refunds-due': msg('Refunds due to customers'),
  'opening-balance': msg('Opening balance'),
  drawings: msg('Taken by the owners'),
  sales: msg('Sales'),
  'delivery-income': msg('Delivery fees'),
  'other-income': msg('Other income'),
  'cost-of-goods': msg('Cost of goods sold'),
  'damaged-goods': msg('Damaged and lost goods'),
  'stock-rounding': msg('Rounding of stock costs'),
  'stock-revaluation': msg('Changes of stock costs'),
  'settlement-disputes': msg('Disputed with couriers'),
  'courier-charges': msg('Courier charges'),
  'cod-fees': msg('Fees for cash on delivery'),
  'prepaid-ads': msg('Ads paid in advance'),
  loans: msg('Loans'),
  'bills-payable': msg('Salaries and bills to pay'),
  capital: msg('Put in by the owners'),
  'ad-spend': msg('Advertising'),
  'transfer-fees': msg('Bank and wallet charges'),
  interest: msg('Interest'),
  rent: msg('Rent'),
  salaries: msg('Salaries'),
  'packaging-material': msg('Packaging material'),
  transport: msg('Transport'),
  utilities: msg('Electricity, internet and phone'),
  'other-expense': msg('Other expenses'),
} as const satisfies Record<string, MessageKey>;

const KNOWN: ReadonlySet<string> = new Set(Object.values(ACCOUNT_NAMES));

/** The name of an account as a value of a sentence: one that every business has is translated, one that people gave is not. */
export const accountWords = (name: string): string | FilledMessage => (KNOWN.has(name) ? { key: name as MessageKey, values: {} } : name);
