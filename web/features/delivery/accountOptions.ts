import type { TFunction } from 'i18next';

/** Where couriers pay to. */
export const payoutAccounts = (t: TFunction) => [
  { id: 'BANK', label: t('Bank') },
  { id: 'BKASH', label: t('bKash') },
  { id: 'NAGAD', label: t('Nagad') },
  { id: 'CASH', label: t('Cash') },
];
