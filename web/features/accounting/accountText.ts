import type { TFunction } from 'i18next';

interface Held {
  readonly type: string;
  readonly balance: number | null | undefined;
}

/** Account types with a normal balance on the credit side. */
const CREDIT = new Set(['LIABILITY', 'EQUITY', 'INCOME']);

/** The balance as shown to people: liabilities and income are positive. */
export const shownBalance = ({ type, balance }: Held): number | null =>
  balance === null || balance === undefined ? null : CREDIT.has(type) ? 0 - balance : balance;

/** The label of an account type. */
export function typeText(type: string, t: TFunction): string {
  switch (type) {
    case 'ASSET':
      return t('What the business has');
    case 'LIABILITY':
      return t('What it owes');
    case 'EQUITY':
      return t('What is of its owners');
    case 'INCOME':
      return t('What it earns');
    default:
      return t('What it spends');
  }
}

/** The title of a voucher. */
export function voucherKindText(kind: string, t: TFunction): string {
  switch (kind) {
    case 'EXPENSE':
      return t('Expense');
    case 'AD_EXPENSE':
      return t('Ad expense');
    case 'INCOME':
      return t('Income');
    case 'TRANSFER':
      return t('Transfer');
    case 'PARTY_PAYMENT':
      return t('Payment');
    default:
      return t('Opening balance');
  }
}

/** The label of a kind of liability. */
export function liabilityKindText(kind: string, t: TFunction): string {
  if (kind === 'LOAN') return t('Loan');
  return kind === 'SALARY' ? t('Salary') : t('Bill');
}
