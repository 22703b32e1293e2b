import type { TFunction } from 'i18next';
import type { Account } from './purchaseDraft.ts';

/** Where money for goods comes from. */
export const accountOptions = (t: TFunction): { id: Account; label: string }[] => [
  { id: 'CASH', label: t('Cash') },
  { id: 'BANK', label: t('Bank') },
  { id: 'BKASH', label: t('bKash') },
  { id: 'NAGAD', label: t('Nagad') },
];
