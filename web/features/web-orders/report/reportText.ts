import type { TFunction } from 'i18next';
import { formatCount } from '../../../../schema/rules/format.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** With one digit behind the point, in the digits of the language. */
const number = (value: number): string => formatCount(Math.round(value * 10) / 10);

/** '12 min', '3.5 h', '2 days'; a dash without calls. */
export function waitText(minutes: number | null | undefined, t: TFunction): string {
  if (minutes === null || minutes === undefined) return '–';
  if (minutes < HOUR_MINUTES) return t('{{minutes}} min', { minutes: formatCount(minutes) });
  if (minutes < 2 * DAY_MINUTES) return t('{{hours}} h', { hours: number(minutes / HOUR_MINUTES) });
  return t('{{days}} days', { days: number(minutes / DAY_MINUTES) });
}

/** '62.5%'; a dash when the whole is 0. */
export const shareText = (part: number, whole: number, t: TFunction): string =>
  whole === 0 ? '–' : t('{{share}}%', { share: number((part / whole) * 100) });
