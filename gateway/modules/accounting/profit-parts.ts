import { PROFIT_PARTS, type ProfitPart } from '../../../schema/rules/profit-parts.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { AccountCode } from './chart-of-accounts.ts';

/** At most this many days in one report, or of the entries behind it. */
export const MAX_PROFIT_DAYS = 366;

const SALES: readonly AccountCode[] = ['sales', 'delivery-income'];
const LOSSES: readonly AccountCode[] = ['damaged-goods', 'stock-rounding', 'stock-revaluation'];
const COSTS_OF_SALES: readonly AccountCode[] = ['cost-of-goods', 'courier-charges', 'cod-fees', ...LOSSES];

interface PartAccounts {
  type: 'INCOME' | 'EXPENSE';
  only?: readonly AccountCode[];
  but?: readonly AccountCode[];
}

const PARTS: Record<ProfitPart, PartAccounts> = {
  SALES: { type: 'INCOME', only: SALES },
  GOODS: { type: 'EXPENSE', only: ['cost-of-goods'] },
  COURIER: { type: 'EXPENSE', only: ['courier-charges'] },
  COD: { type: 'EXPENSE', only: ['cod-fees'] },
  LOSSES: { type: 'EXPENSE', only: LOSSES },
  OTHER_INCOME: { type: 'INCOME', but: SALES },
  ADS: { type: 'EXPENSE', only: ['ad-spend'] },
  COSTS: { type: 'EXPENSE', but: [...COSTS_OF_SALES, 'ad-spend'] },
};

const quoted = (codes: readonly AccountCode[]) => codes.map((code) => `'${code}'`).join(', ');

const AMOUNT = { INCOME: 't."creditPoisha" - t."debitPoisha"', EXPENSE: 't."debitPoisha" - t."creditPoisha"' };

/** The same as SQL over "AccountTotal" t and "Account" a. */
export const PART_SQL = Object.fromEntries(PROFIT_PARTS.map((part) => {
  const { type, only, but } = PARTS[part];
  const accounts = [`a."type" = '${type}'`, only && `a."code" IN (${quoted(only)})`, but && `a."code" NOT IN (${quoted(but)})`];
  return [part, { amount: AMOUNT[type], accounts: accounts.filter(Boolean).join(' AND ') }];
})) as Record<ProfitPart, { amount: string; accounts: string }>;

/** Accounts that only orders and their couriers' statements post to. */
const ONLY_OF_ORDERS: readonly AccountCode[] = [...SALES, 'cost-of-goods', 'courier-charges', 'cod-fees'];

/** The same as SQL over "Account" a: others post to these accounts too. */
export const NOT_ONLY_OF_ORDERS = `a."code" NOT IN (${quoted(ONLY_OF_ORDERS)})`;

/** The part of what no order has caused: losses of stock are among the other costs then. */
export const partOfNoOrder = (part: ProfitPart): string => `(${PART_SQL[part].accounts}${part === 'COSTS' ? ` OR ${PART_SQL.LOSSES.accounts}` : ''})`;

/** The accounts behind a figure; behind the net result for null. */
export function accountsOf(part: ProfitPart | null): Prisma.AccountWhereInput {
  if (!part) return { type: { in: ['INCOME', 'EXPENSE'] } };
  const { type, only, but } = PARTS[part];
  return { type, code: { ...(only && { in: [...only] }), ...(but && { notIn: [...but] }) } };
}

/** The accounts behind a figure of what no order has caused; behind all of them for null. */
export function accountsOfNoOrder(part: ProfitPart | null): Prisma.AccountWhereInput {
  const behind = part === 'COSTS' ? { OR: [accountsOf('COSTS'), accountsOf('LOSSES')] } : accountsOf(part);
  return { AND: [behind, { code: { notIn: [...ONLY_OF_ORDERS] } }] };
}
