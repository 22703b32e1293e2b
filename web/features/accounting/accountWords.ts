import type { TFunction } from 'i18next';

interface Held {
  readonly type: string;
  readonly balance: number | null | undefined;
}

/** Accounts whose usual side is the credit one. */
const CREDIT = new Set(['LIABILITY', 'EQUITY', 'INCOME']);

/** The balance as people say it: what is owed and what is earned is above zero. */
export const shownBalance = ({ type, balance }: Held): number | null =>
  balance === null || balance === undefined ? null : CREDIT.has(type) ? 0 - balance : balance;

/** What the part of the books is called. */
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

/** A sentence about what a voucher is. */
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
    default:
      return t('Opening balance');
  }
}

/** Why something is owed, in a word. */
export function liabilityKindText(kind: string, t: TFunction): string {
  if (kind === 'LOAN') return t('Loan');
  return kind === 'SALARY' ? t('Salary') : t('Bill');
}
