import type { TFunction } from 'i18next';

const FIXED = ['CASH', 'BANK', 'BKASH', 'NAGAD', 'WEB_PAYMENTS'] as const;
type Fixed = (typeof FIXED)[number];

/** The accounts that every business has. */
export const accountOptions = (t: TFunction): { id: string; label: string }[] => [
  { id: 'CASH', label: t('Cash') },
  { id: 'BANK', label: t('Bank') },
  { id: 'BKASH', label: t('bKash') },
  { id: 'NAGAD', label: t('Nagad') },
];

const isFixed = (chosen: string): chosen is Fixed => (FIXED as readonly string[]).includes(chosen);

export type Chosen<Name extends string> = { [Key in Name]?: Fixed } & { [Key in `${Name}Id`]?: string };

/** Command arguments for a chosen account: `account` for one that every business has, otherwise `accountId`. */
export function chosenAccount(chosen: string): Chosen<'account'>;
export function chosenAccount<Name extends string>(chosen: string, name: Name): Chosen<Name>;
export function chosenAccount(chosen: string, name = 'account'): object {
  return isFixed(chosen) ? { [name]: chosen } : { [`${name}Id`]: chosen };
}
