import type { TFunction } from 'i18next';
import type { Meaning } from '../../ui/theme/token.ts';

/** What the parcels of a customer say about the next one, in words; nothing for a word that is not known yet. */
export function customerRiskText(risk: string, t: TFunction): string {
  switch (risk) {
    case 'NEW': return t('No parcel yet');
    case 'GOOD': return t('Takes all');
    case 'MIXED': return t('Some returns');
    case 'BAD': return t('Many returns');
    default: return '';
  }
}

/** The colour of a risk. */
export function riskMeaning(risk: string): Meaning {
  if (risk === 'BAD') return 'bad';
  if (risk === 'MIXED') return 'warn';
  return risk === 'GOOD' ? 'good' : 'muted';
}

/** What a rule of the block list does with the orders of a phone number, as a mark. */
export function blockMark(action: string, t: TFunction): string {
  if (action === 'BLOCK') return t('Blocked');
  return action === 'PREPAY' ? t('Prepay only') : t('Held');
}
