import type { TFunction } from 'i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { twoDigits, upToOneDecimal } from '../../../ui/oneDecimal.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** '12 min', '3.5 h', '2 days'; a dash without calls. */
export function waitText(minutes: number | null | undefined, t: TFunction): string {
  if (minutes === null || minutes === undefined) return '–';
  if (minutes < HOUR_MINUTES) return t('{{minutes}} min', { minutes: formatCount(minutes) });
  if (minutes < 2 * DAY_MINUTES) return t('{{hours}} h', { hours: upToOneDecimal(minutes / HOUR_MINUTES) });
  return t('{{days}} days', { days: upToOneDecimal(minutes / DAY_MINUTES) });
}

/** '2:05 min'; a dash without calls. */
export const callText = (seconds: number | null | undefined, t: TFunction): string =>
  seconds === null || seconds === undefined
    ? '–'
    : t('{{minutes}} min', { minutes: `${formatCount(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` });

/** '62.5%'; a dash when the whole is 0. */
export const shareText = (part: number, whole: number, t: TFunction): string =>
  whole === 0 ? '–' : t('{{share}}%', { share: upToOneDecimal((part / whole) * 100) });
