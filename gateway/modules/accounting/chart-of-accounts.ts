import { ACCOUNT_NAMES } from '../../../schema/rules/account-names.ts';
import type { Tx } from '../../db/client.ts';
import type { AccountKind, AccountType } from '../../db/generated/client/enums.ts';
import type { Session } from '../../session/session.ts';

/** Of one business. The trial balance and every choice of an account read all of them. */
export const MAX_ACCOUNTS = 500;

/** The accounts that every business has. The keys are their stable codes. */
export const CHART = {
  cash: [ACCOUNT_NAMES.cash, 'ASSET', 'MONEY'],
  bank: [ACCOUNT_NAMES.bank, 'ASSET', 'MONEY'],
  bkash: [ACCOUNT_NAMES.bkash, 'ASSET', 'MONEY'],
  nagad: [ACCOUNT_NAMES.nagad, 'ASSET', 'MONEY'],
  'web-payments': [ACCOUNT_NAMES['web-payments'], 'ASSET', 'MONEY'],
  inventory: [ACCOUNT_NAMES.inventory, 'ASSET', 'OTHER'],
  'goods-in-transit': [ACCOUNT_NAMES['goods-in-transit'], 'ASSET', 'PARTIES'],
  'courier-receivable': [ACCOUNT_NAMES['courier-receivable'], 'ASSET', 'PARTIES'],
  'goods-in-transfer': [ACCOUNT_NAMES['goods-in-transfer'], 'ASSET', 'OTHER'],
  'supplier-payable': [ACCOUNT_NAMES['supplier-payable'], 'LIABILITY', 'PARTIES'],
  'courier-claims': [ACCOUNT_NAMES['courier-claims'], 'ASSET', 'PARTIES'],
  'return-charges-due': [ACCOUNT_NAMES['return-charges-due'], 'LIABILITY', 'PARTIES'],
  'customer-advance': [ACCOUNT_NAMES['customer-advance'], 'LIABILITY', 'PARTIES'],
  'refunds-due': [ACCOUNT_NAMES['refunds-due'], 'LIABILITY', 'PARTIES'],
  'opening-balance': [ACCOUNT_NAMES['opening-balance'], 'EQUITY', 'OTHER'],
  drawings: [ACCOUNT_NAMES.drawings, 'EQUITY', 'CATEGORY'],
  sales: [ACCOUNT_NAMES.sales, 'INCOME', 'OTHER'],
  'delivery-income': [ACCOUNT_NAMES['delivery-income'], 'INCOME', 'OTHER'],
  'other-income': [ACCOUNT_NAMES['other-income'], 'INCOME', 'CATEGORY'],
  'cost-of-goods': [ACCOUNT_NAMES['cost-of-goods'], 'EXPENSE', 'OTHER'],
  'damaged-goods': [ACCOUNT_NAMES['damaged-goods'], 'EXPENSE', 'OTHER'],
  'stock-rounding': [ACCOUNT_NAMES['stock-rounding'], 'EXPENSE', 'OTHER'],
  'stock-revaluation': [ACCOUNT_NAMES['stock-revaluation'], 'EXPENSE', 'OTHER'],
  'settlement-disputes': [ACCOUNT_NAMES['settlement-disputes'], 'ASSET', 'PARTIES'],
  'courier-charges': [ACCOUNT_NAMES['courier-charges'], 'EXPENSE', 'OTHER'],
  'cod-fees': [ACCOUNT_NAMES['cod-fees'], 'EXPENSE', 'OTHER'],
  'prepaid-ads': [ACCOUNT_NAMES['prepaid-ads'], 'ASSET', 'OTHER'],
  loans: [ACCOUNT_NAMES.loans, 'LIABILITY', 'PARTIES'],
  'bills-payable': [ACCOUNT_NAMES['bills-payable'], 'LIABILITY', 'PARTIES'],
  capital: [ACCOUNT_NAMES.capital, 'EQUITY', 'CATEGORY'],
  'ad-spend': [ACCOUNT_NAMES['ad-spend'], 'EXPENSE', 'OTHER'],
  'transfer-fees': [ACCOUNT_NAMES['transfer-fees'], 'EXPENSE', 'CATEGORY'],
  interest: [ACCOUNT_NAMES.interest, 'EXPENSE', 'CATEGORY'],
  rent: [ACCOUNT_NAMES.rent, 'EXPENSE', 'CATEGORY'],
  salaries: [ACCOUNT_NAMES.salaries, 'EXPENSE', 'CATEGORY'],
  'packaging-material': [ACCOUNT_NAMES['packaging-material'], 'EXPENSE', 'CATEGORY'],
  transport: [ACCOUNT_NAMES.transport, 'EXPENSE', 'CATEGORY'],
  utilities: [ACCOUNT_NAMES.utilities, 'EXPENSE', 'CATEGORY'],
  'other-expense': [ACCOUNT_NAMES['other-expense'], 'EXPENSE', 'CATEGORY'],
} as const satisfies Record<string, readonly [name: string, type: AccountType, kind: AccountKind]>;

export type AccountCode = keyof typeof CHART;

/** The code of an account that a member added; contains its id. */
export type OwnAccountCode = `own:${string}`;

export const isOwnAccount = (code: string): code is OwnAccountCode => code.startsWith('own:');

/**
 * Accounts that reveal the cost of goods or the profit: hidden from members who may not see costs. Suppliers are owed what
 * goods cost, couriers pay that for what they lose, and the owners take goods at it.
 */
const COST_ACCOUNTS: readonly AccountCode[] = [
  'inventory', 'goods-in-transit', 'goods-in-transfer', 'cost-of-goods', 'damaged-goods', 'stock-rounding',
  'stock-revaluation', 'opening-balance', 'supplier-payable', 'courier-claims', 'drawings',
];

/** Accounts of what couriers take: hidden from members who may not see that. */
const CHARGE_ACCOUNTS: readonly AccountCode[] = ['courier-charges', 'cod-fees', 'return-charges-due'];

/** The accounts that a member may not look into. */
export const hiddenAccounts = ({ canSeeCost, canSeeCharges }: Pick<Session, 'canSeeCost' | 'canSeeCharges'>): string[] =>
  [...(canSeeCost ? [] : COST_ACCOUNTS), ...(canSeeCharges ? [] : CHARGE_ACCOUNTS)];

/** Creates the chart of accounts of a new business. */
export async function openAccounts(tx: Tx, businessId: string): Promise<void> {
  await tx.account.createMany({
    data: Object.entries(CHART).map(([code, [name, type, kind]]) => ({ businessId, code, name, type, kind })),
  });
}
