import type { TFunction } from 'i18next';

export const ADJUSTMENT_REASONS = [
  'DAMAGED', 'LOST', 'EXPIRED', 'SAMPLE', 'PERSONAL_USE', 'SUPPLIER_RETURN', 'COUNT_CORRECTION',
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** A reason in the language of the page. */
export function reasonText(reason: string, t: TFunction): string {
  const texts: Record<AdjustmentReason, string> = {
    DAMAGED: t('Damaged'),
    LOST: t('Lost'),
    EXPIRED: t('Too old'),
    SAMPLE: t('Sample'),
    PERSONAL_USE: t('Personal use'),
    SUPPLIER_RETURN: t('Back to the supplier'),
    COUNT_CORRECTION: t('Counted fewer'),
  };
  return texts[reason as AdjustmentReason] ?? reason;
}
