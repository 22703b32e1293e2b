import type { TFunction } from 'i18next';
import { formatCount, numberLocale } from '../../../schema/rules/format.ts';
import { upToOneDecimal } from '../../ui/oneDecimal.ts';

/** '$85.00', in the digits of the language. */
export const dollars = (usd: number): string =>
  `$${usd.toLocaleString(numberLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** '12', or '12.6' where several campaigns share some of them. */
export const ordersText = (orders: number): string => (Number.isInteger(orders) ? formatCount(orders) : upToOneDecimal(orders));

/** '35.7%'; a dash where it is not known. */
export const percentText = (percent: number | null | undefined, t: TFunction): string =>
  (percent === null || percent === undefined ? '–' : t('{{share}}%', { share: upToOneDecimal(percent) }));
