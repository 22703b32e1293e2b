import { DAY_MS, DHAKA_OFFSET_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * How dates, amounts and counts are written, specification section 9. The same text in the browser and on
 * paper.
 */

export type DateInput = string | number | Date;

const DHAKA = 'Asia/Dhaka';

/** How one language writes dates, amounts and counts. */
export interface Formats {
  /** For numbers that are written with more digits than these formats have. */
  locale: string;
  dateTime: Intl.DateTimeFormat;
  expiryDate: Intl.DateTimeFormat;
  shortDateTime: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  /** Without the year: an axis of days. */
  shortDay: Intl.DateTimeFormat;
  month: Intl.DateTimeFormat;
  /** Of an amount that is not below zero. */
  taka: { format(amount: number): string };
  count: Intl.NumberFormat;
  relative: Intl.RelativeTimeFormat;
  justNow: string;
  now: string;
  /** What stands behind the number of an age. */
  ages: { minutes: string; hours: string; days: string };
}

// The specification's own formats, which are those of English.
const ENGLISH: Formats = {
  locale: 'en-US',
  dateTime: new Intl.DateTimeFormat('en-IN', {
    year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hour12: true, timeZone: DHAKA,
  }),
  expiryDate: new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: DHAKA }),
  shortDateTime: new Intl.DateTimeFormat('en-US', {
    month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: DHAKA,
  }),
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: DHAKA }),
  shortDay: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: DHAKA }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: DHAKA }),
  taka: new Intl.NumberFormat('en-BD', {
    style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0,
  }),
  // en-US groups as en-BD does (1,234,567), so that counts and amounts on one screen agree; en-IN would group lakhs.
  count: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  relative: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  justNow: 'just now',
  now: 'now',
  ages: { minutes: 'm', hours: 'h', days: 'd' },
};

let formats = ENGLISH;

/** The browser, in another language. The gateway writes English. */
export function setFormats(other: Formats): void {
  formats = other;
}

/** The BCP 47 name of how numbers are written now. */
export const numberLocale = () => formats.locale;

/** Null for empty input; null after a logged error for one that is no date. */
function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date;
  console.error('Invalid date', value);
  return null;
}

function write(format: Intl.DateTimeFormat, value: DateInput | null | undefined): string {
  const date = toDate(value);
  // Some ICU versions put a narrow no-break space before am and pm; a plain one is searched and copied
  // better.
  return date ? format.format(date).replaceAll('\u202f', ' ') : '';
}

/** '20/11/2026, 4:12 pm' in Dhaka. Empty and invalid input give ''. */
export function formatDateTime(value: DateInput | null | undefined): string {
  return write(formats.dateTime, value);
}

/** '18/02/2027': when a package expires. */
export function formatExpiryDate(value: DateInput | null | undefined): string {
  return write(formats.expiryDate, value);
}

/** 'Nov 20, 4:12 PM': dense lists and timelines. */
export function formatShortDateTime(value: DateInput | null | undefined): string {
  return write(formats.shortDateTime, value);
}

/** 'Nov 20, 2026': a day without its time. */
export function formatDay(value: DateInput | null | undefined): string {
  return write(formats.day, value);
}

/** 'Nov 20': a day on an axis, or beside others of its year. */
export function formatShortDay(value: DateInput | null | undefined): string {
  return write(formats.shortDay, value);
}

/** 'Nov 2026'. */
export function formatMonth(value: DateInput | null | undefined): string {
  return write(formats.month, value);
}

/** 'now', '5m', '3h', '2d': how old something is, in a column. A time in the future counts as now. */
export function formatAge(value: DateInput | null | undefined, now: number): string {
  const date = toDate(value);
  if (!date) return '';
  const age = now - date.getTime();
  const { now: isNow, ages } = formats;
  const inUnits = (unit: number, name: string) => formatCount(Math.floor(age / unit)) + name;
  if (age < MINUTE_MS) return isNow;
  if (age < HOUR_MS) return inUnits(MINUTE_MS, ages.minutes);
  if (age < DAY_MS) return inUnits(HOUR_MS, ages.hours);
  return inUnits(DAY_MS, ages.days);
}

/** '3 hours ago', 'yesterday', 'in 2 days'. Days are those of the calendar in Dhaka, from a day's distance on. */
export function formatRelative(value: DateInput | null | undefined, now: number): string {
  const date = toDate(value);
  if (!date) return '';
  const distance = date.getTime() - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return formats.justNow;
  if (size < HOUR_MS) return formats.relative.format(Math.trunc(distance / MINUTE_MS), 'minute');
  if (size < DAY_MS) return formats.relative.format(Math.trunc(distance / HOUR_MS), 'hour');
  const days = Date.parse(dhakaDay(date)) - Date.parse(dhakaDay(now));
  return formats.relative.format(Math.round(days / DAY_MS), 'day');
}

/**
 * 8450.5 (taka) -> '৳8,451', -30 -> '−৳30', with a minus sign in place of a hyphen. What rounds to nothing has no sign.
 * Whole taka everywhere; poisha are shown only where the reader adds up what is shown (`exactTaka`).
 */
export function formatTaka(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  return (amount > -0.5 ? '' : '−') + formats.taka.format(Math.abs(amount));
}

/** 12804 -> '12,804'. */
export function formatCount(value: number): string {
  return formats.count.format(value);
}

/** The day in Dhaka as 'YYYY-MM-DD': what reports call a day. */
export function dhakaDay(value: DateInput): string {
  return new Date(new Date(value).getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
}

/** First instant of a 'YYYY-MM-DD' day in Dhaka. Throws RangeError when it is no day. */
export function dhakaDayStart(day: string): Date {
  const start = new Date(`${day}T00:00:00+06:00`);
  if (Number.isNaN(start.getTime())) throw new RangeError(`Not a day: ${day}`);
  return start;
}

/** First instant after a 'YYYY-MM-DD' day in Dhaka: ranges are half open. */
export function dhakaDayEnd(day: string): Date {
  return new Date(dhakaDayStart(day).getTime() + DAY_MS);
}

/** 'YYYY-MM-DD' moved by a number of days. */
export function addDays(day: string, days: number): string {
  return dhakaDay(dhakaDayStart(day).getTime() + days * DAY_MS);
}
