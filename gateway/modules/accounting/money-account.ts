import { z } from 'zod';
import type { AccountCode } from './chart-of-accounts.ts';

/** Where money that customers pay can go to and refunds can come from, as clients name it. */
export const MONEY_ACCOUNTS = {
  CASH: 'cash', BANK: 'bank', BKASH: 'bkash', NAGAD: 'nagad', WEB_PAYMENTS: 'web-payments',
} as const satisfies Record<string, AccountCode>;

export const moneyAccount = z.enum(['CASH', 'BANK', 'BKASH', 'NAGAD', 'WEB_PAYMENTS']);
export type MoneyAccount = z.output<typeof moneyAccount>;
