import type { Tx } from '../../db/client.ts';
import type { AccountKind, AccountType } from '../../db/generated/client/enums.ts';

/** The accounts that every business has. The keys are their stable codes. */
export const CHART = {
  cash: ['Cash', 'ASSET', 'MONEY'],
  bank: ['Bank', 'ASSET', 'MONEY'],
  bkash: ['bKash', 'ASSET', 'MONEY'],
  nagad: ['Nagad', 'ASSET', 'MONEY'],
  'web-payments': ['Web shop payments', 'ASSET', 'MONEY'],
  inventory: ['Inventory', 'ASSET', 'OTHER'],
  'goods-in-transit': ['Goods with couriers', 'ASSET', 'PARTIES'],
  'courier-receivable': ['Courier receivable (COD)', 'ASSET', 'PARTIES'],
  'goods-in-transfer': ['Goods between locations', 'ASSET', 'OTHER'],
  'supplier-payable': ['Owed to suppliers', 'LIABILITY', 'PARTIES'],
  'courier-claims': ['Claims against couriers', 'ASSET', 'PARTIES'],
  'return-charges-due': ['Expected return charges of couriers', 'LIABILITY', 'PARTIES'],
  'customer-advance': ['Customer advances', 'LIABILITY', 'PARTIES'],
  'refunds-due': ['Refunds due to customers', 'LIABILITY', 'PARTIES'],
  'opening-balance': ['Opening balance', 'EQUITY', 'OTHER'],
  drawings: ['Taken by the owners', 'EQUITY', 'CATEGORY'],
  sales: ['Sales', 'INCOME', 'OTHER'],
  'delivery-income': ['Delivery fees', 'INCOME', 'OTHER'],
  'other-income': ['Other income', 'INCOME', 'CATEGORY'],
  'cost-of-goods': ['Cost of goods sold', 'EXPENSE', 'OTHER'],
  'damaged-goods': ['Damaged and lost goods', 'EXPENSE', 'OTHER'],
  'stock-rounding': ['Rounding of stock costs', 'EXPENSE', 'OTHER'],
  'stock-revaluation': ['Changes of stock costs', 'EXPENSE', 'OTHER'],
  'settlement-disputes': ['Disputed with couriers', 'ASSET', 'PARTIES'],
  'courier-charges': ['Courier charges', 'EXPENSE', 'OTHER'],
  'cod-fees': ['Fees for cash on delivery', 'EXPENSE', 'OTHER'],
  'prepaid-ads': ['Ads paid in advance', 'ASSET', 'OTHER'],
  loans: ['Loans', 'LIABILITY', 'PARTIES'],
  'bills-payable': ['Salaries and bills to pay', 'LIABILITY', 'PARTIES'],
  capital: ['Put in by the owners', 'EQUITY', 'CATEGORY'],
  'ad-spend': ['Advertising', 'EXPENSE', 'OTHER'],
  'transfer-fees': ['Bank and wallet charges', 'EXPENSE', 'CATEGORY'],
  interest: ['Interest', 'EXPENSE', 'CATEGORY'],
  rent: ['Rent', 'EXPENSE', 'CATEGORY'],
  salaries: ['Salaries', 'EXPENSE', 'CATEGORY'],
  'packaging-material': ['Packaging material', 'EXPENSE', 'CATEGORY'],
  transport: ['Transport', 'EXPENSE', 'CATEGORY'],
  utilities: ['Electricity, internet and phone', 'EXPENSE', 'CATEGORY'],
  'other-expense': ['Other expenses', 'EXPENSE', 'CATEGORY'],
} as const satisfies Record<string, readonly [name: string, type: AccountType, kind: AccountKind]>;

export type AccountCode = keyof typeof CHART;

/** The code of an account that a member added; contains its id. */
export type OwnAccountCode = `own:${string}`;

export const isOwnAccount = (code: string): code is OwnAccountCode => code.startsWith('own:');

/** Accounts that reveal the cost of goods or the profit: hidden from members who may not see costs. */
export const COST_ACCOUNTS: readonly AccountCode[] = [
  'inventory', 'goods-in-transit', 'goods-in-transfer', 'cost-of-goods', 'damaged-goods', 'stock-rounding',
  'stock-revaluation', 'opening-balance',
];

/** Creates the chart of accounts of a new business. */
export async function openAccounts(tx: Tx, businessId: string): Promise<void> {
  await tx.account.createMany({
    data: Object.entries(CHART).map(([code, [name, type, kind]]) => ({ businessId, code, name, type, kind })),
  });
}
