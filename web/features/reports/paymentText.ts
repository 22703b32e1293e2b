import type { TFunction } from 'i18next';
import { formatCount, numberLocale } from '../../../schema/rules/format.ts';
import { gatewayText } from '../../gatewayText.ts';

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

interface Failed {
  failureReason: string | null | undefined;
  failureMessageKey: string | null | undefined;
  failureMessageValues?: unknown;
}

/** Why it was not paid; undefined when nothing was said. */
export const failureText = ({ failureReason, failureMessageKey, failureMessageValues }: Failed): string | undefined =>
  gatewayText({ message: failureReason ?? '', messageKey: failureMessageKey ?? '', messageValues: failureMessageValues });

/** 'TK 1,250', 'TK 52.50': the amount, with poisha only when they are not zero. */
export function amountText(amount: number, t: TFunction): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString(numberLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return t('TK {{amount}}', { amount: text });
}
