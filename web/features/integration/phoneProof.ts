import type { TFunction } from 'i18next';

/** Whose phone number is proved by a code before the order is taken. */
export const PHONE_PROOFS = ['OFF', 'COD', 'ALL'] as const;

export function phoneProofText(proof: string, t: TFunction): string {
  if (proof === 'COD') return t('For cash on delivery');
  return proof === 'ALL' ? t('For every order') : t('Never asked for');
}
