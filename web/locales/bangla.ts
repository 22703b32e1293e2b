import { formatCount, formatDay, formatTaka, setFormats } from '../../schema/rules/format.ts';
import type { Formats } from '../../schema/rules/format.ts';
import catalogue from './bn.json';

const timeZone = 'Asia/Dhaka';
const count = new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 0 });

/** Bangla digits and lakhs; the taka sign stands first, as on price tags. */
const BANGLA: Formats = {
  locale: 'bn-BD',
  dateTime: new Intl.DateTimeFormat('bn-BD', {
    year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hour12: true, timeZone,
  }),
  expiryDate: new Intl.DateTimeFormat('bn-BD', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  shortDateTime: new Intl.DateTimeFormat('bn-BD', {
    month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone,
  }),
  day: new Intl.DateTimeFormat('bn-BD', { month: 'short', day: 'numeric', year: 'numeric', timeZone }),
  taka: { format: (amount) => `৳${count.format(amount)}` },
  count,
  relative: new Intl.RelativeTimeFormat('bn-BD', { numeric: 'auto' }),
  justNow: 'এইমাত্র',
  now: 'এখন',
  ages: { minutes: ' মি.', hours: ' ঘ.', days: ' দিন' },
};

/** The catalogue; numbers, dates and money are written in Bangla from now on. */
export function loadBangla(): Record<string, string> {
  setFormats(BANGLA);
  return catalogue;
}

/** How values of the gateway's sentences are written: `{{amount, taka}}`. */
export const MESSAGE_FORMATS: Record<string, (value: unknown) => string> = {
  number: (value) => formatCount(Number(value)),
  taka: (value) => formatTaka(Number(value)),
  day: (value) => formatDay(String(value)),
};
