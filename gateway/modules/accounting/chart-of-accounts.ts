import type { Tx } from '../../db/client.ts';
import type { AccountType } from '../../db/generated/client/enums.ts';

/** Accounts that every business has; code names them by these keys. */
export const CHART = {
  cash: ['Cash', 'ASSET'],
  inventory: ['Inventory', 'ASSET'],
  'goods-in-transit': ['Goods with couriers', 'ASSET'],
  'courier-receivable': ['Courier receivable (COD)', 'ASSET'],
  'customer-advance': ['Customer advances', 'LIABILITY'],
  'opening-balance': ['Opening balance', 'EQUITY'],
  sales: ['Sales', 'INCOME'],
  'delivery-income': ['Delivery fees', 'INCOME'],
  'cost-of-goods': ['Cost of goods sold', 'EXPENSE'],
} as const satisfies Record<string, readonly [name: string, type: AccountType]>;

export type AccountCode = keyof typeof CHART;

/** Opens the chart of accounts of a new business. */
export async function openAccounts(tx: Tx, businessId: string): Promise<void> {
  await tx.account.createMany({
    data: Object.entries(CHART).map(([code, [name, type]]) => ({ businessId, code, name, type })),
  });
}
