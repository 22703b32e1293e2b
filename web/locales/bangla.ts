import type { i18n } from 'i18next';
import { formatCount, formatDay, formatTaka, setFormats } from '../../schema/rules/format.ts';
import type { Formats } from '../../schema/rules/format.ts';
import catalogue from './bn.json';

const timeZone = 'Asia/Dhaka';
const count = new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 0 });

/** A time is said with the part of the day: '৪:১২ বিকাল', not 'PM'. */
const partOfDay = { hour12: true, dayPeriod: 'short' } as const;

/** Bangla digits and lakhs; the taka sign stands first, as on price tags. */
const BANGLA: Formats = {
  locale: 'bn-BD',
  dateTime: new Intl.DateTimeFormat('bn-BD', {
    year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', timeZone, ...partOfDay,
  }),
  expiryDate: new Intl.DateTimeFormat('bn-BD', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  shortDateTime: new Intl.DateTimeFormat('bn-BD', {
    month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone, ...partOfDay,
  }),
  day: new Intl.DateTimeFormat('bn-BD', { month: 'short', day: 'numeric', year: 'numeric', timeZone }),
  shortDay: new Intl.DateTimeFormat('bn-BD', { month: 'short', day: 'numeric', timeZone }),
  month: new Intl.DateTimeFormat('bn-BD', { month: 'short', year: 'numeric', timeZone }),
  taka: { format: (amount) => `৳${count.format(amount)}` },
  count,
  relative: new Intl.RelativeTimeFormat('bn-BD', { numeric: 'auto' }),
  justNow: 'এইমাত্র',
  now: 'এখন',
  ages: { minutes: ' মি.', hours: ' ঘ.', days: ' দিন' },
};

/** How values of the gateway's sentences are written: `{{amount, taka}}`. */
const MESSAGE_FORMATS: Record<string, (value: unknown) => string> = {
  number: (value) => formatCount(Number(value)),
  taka: (value) => formatTaka(Number(value)),
  day: (value) => formatDay(String(value)),
};

/** Grouped by no commas: it may be a year. */
const digits = new Intl.NumberFormat('bn-BD', { useGrouping: false, maximumFractionDigits: 20 });

type Format = (value: unknown, format?: string, language?: string, options?: { interpolationkey?: string }) => unknown;

/** Adds the catalogue; numbers, dates and money are written in Bangla from now on. */
export function loadBangla({ services, addResourceBundle }: Pick<i18n, 'services' | 'addResourceBundle'>): void {
  setFormats(BANGLA);
  addResourceBundle('bn', 'translation', catalogue);
  for (const [name, write] of Object.entries(MESSAGE_FORMATS)) services.formatter?.add(name, write);
  // A number that comes into a sentence as such. The number of a record keeps the digits that it has in lists.
  const interpolator = services.interpolator as unknown as { alwaysFormat: boolean; format: Format };
  const known = interpolator.format;
  interpolator.alwaysFormat = true;
  interpolator.format = (value, format, language, options) => {
    if (format !== undefined) return known(value, format, language, options);
    return typeof value === 'number' && options?.interpolationkey !== 'number' ? digits.format(value) : value;
  };
}
