import type { TFunction } from 'i18next';
import type { USUAL_REASONS } from '../../../schema/rules/usual-reasons.ts';

type UsualReason = (typeof USUAL_REASONS)[keyof typeof USUAL_REASONS][number];

const usualTexts = (t: TFunction): Record<UsualReason, string> => ({
  'Changed mind': t('Changed mind'), 'Customer not reachable': t('Customer not reachable'), 'Out of stock': t('Out of stock'), 'Ordered twice': t('Ordered twice'),
  'Wrong address': t('Wrong address'), 'Price too high': t('Price too high'), 'Fake order': t('Fake order'), 'Customer refused': t('Customer refused'),
  'Wrong product': t('Wrong product'), Damaged: t('Damaged'), 'Late delivery': t('Late delivery'), 'Wrong price': t('Wrong price'),
});

/** A reason as people read it: the usual ones in their language, all others as they were typed. */
export function reasonText(reason: string, t: TFunction): string {
  const texts: Record<string, string> = usualTexts(t);
  return Object.hasOwn(texts, reason) ? texts[reason]! : reason;
}

/** A typed reason as orders keep it: the usual ones in the same words whatever language they were chosen in, so that a report counts them as one. */
export function storedReason(typed: string, t: TFunction): string {
  const text = typed.trim();
  return Object.entries(usualTexts(t)).find(([, shown]) => shown === text)?.[0] ?? text;
}
