import type { TFunction } from 'i18next';
import { formatCount, numberLocale } from '../../../schema/rules/format.ts';

interface Bought {
  type: string;
  tier?: string | null;
  quantity: number;
}

/** '1,000 SMS', '3 months of the package', 'PRO for 20 days'. */
export function boughtText({ type, tier, quantity }: Bought, t: TFunction): string {
  if (type === 'SMS') return t('{{number}} SMS', { number: formatCount(quantity) });
  if (type === 'TIER_CHANGE') {
    return t('{{tier}} for {{count}} days', { tier, count: quantity, defaultValue_one: '{{tier}} for {{count}} day' });
  }
  return t('{{count}} months of the package', {
    count: quantity,
    defaultValue_one: '{{count}} month of the package',
  });
}

/** 'TK 1,250', 'TK 52.50': the amount, with poisha only when they are not zero. */
export function amountText(amount: number, t: TFunction): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString(numberLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return t('TK {{amount}}', { amount: text });
}
