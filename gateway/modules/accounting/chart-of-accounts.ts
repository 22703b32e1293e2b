import type { Tx } from '../../db/client.ts';
import type { AccountType } from '../../db/generated/client/enums.ts';

/** Accounts that every business has; code names them by these keys. */
export const CHART = {
  cash: ['Cash', 'ASSET'],
  bank: ['Bank', 'ASSET'],
  bkash: ['bKash', 'ASSET'],
  nagad: ['Nagad', 'ASSET'],
  'web-payments': ['Web shop payments', 'ASSET'],
  inventory: ['Inventory', 'ASSET'],
  'goods-in-transit': ['Goods with couriers', 'ASSET'],
  'courier-receivable': ['Courier receivable (COD)', 'ASSET'],
  'goods-in-transfer': ['Goods between locations', 'ASSET'],
  'supplier-payable': ['Owed to suppliers', 'LIABILITY'],
  'courier-claims': ['Claims against couriers', 'ASSET'],
  'customer-advance': ['Customer advances', 'LIABILITY'],
  'refunds-due': ['Refunds due to customers', 'LIABILITY'],
  'opening-balance': ['Opening balance', 'EQUITY'],
  drawings: ['Taken by the owners', 'EQUITY'],
  sales: ['Sales', 'INCOME'],
  'delivery-income': ['Delivery fees', 'INCOME'],
  'other-income': ['Other income', 'INCOME'],
  'cost-of-goods': ['Cost of goods sold', 'EXPENSE'],
  'damaged-goods': ['Damaged and lost goods', 'EXPENSE'],
  'stock-rounding': ['Rounding of stock costs', 'EXPENSE'],
  'stock-revaluation': ['Changes of stock costs', 'EXPENSE'],
} as const satisfies Record<string, readonly [name: string, type: AccountType]>;

export type AccountCode = keyof typeof CHART;

/** Opens the chart of accounts of a new business. */
export async function openAccounts(tx: Tx, businessId: string): Promise<void> {
  await tx.account.createMany({
    data: Object.entries(CHART).map(([code, [name, type]]) => ({ businessId, code, name, type })),
  });
}
