/**
 * How dates, amounts and counts are written, specification section 9. The same text in the browser and on
 * paper.
 */

export type DateInput = string | number | Date;

const DHAKA = 'Asia/Dhaka';
/** Bangladesh has no daylight saving. */
const DHAKA_OFFSET_MS = 6 * 3_600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const general = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hour12: true,
  timeZone: DHAKA,
});

const expiry = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: DHAKA,
});

const shortMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: DHAKA,
});

const longDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: DHAKA,
});

const taka = new Intl.NumberFormat('en-BD', {
  style: 'currency',
  currency: 'BDT',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

// en-US groups as en-BD does (1,234,567), so that counts and amounts on one screen agree; en-IN would group
// lakhs.
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

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
  return write(general, value);
}

/** '18/02/2027': when a package expires. */
export function formatExpiryDate(value: DateInput | null | undefined): string {
  return write(expiry, value);
}

/** 'Nov 20, 4:12 PM': dense lists and timelines. */
export function formatShortDateTime(value: DateInput | null | undefined): string {
  return write(shortMonth, value);
}

/** 'Nov 20, 2026': a day without its time. */
export function formatDay(value: DateInput | null | undefined): string {
  return write(longDay, value);
}

/** 'now', '5m', '3h', '2d': how old something is, in a column. A time in the future counts as now. */
export function formatAge(value: DateInput | null | undefined, now: number = Date.now()): string {
  const date = toDate(value);
  if (!date) return '';
  const age = now - date.getTime();
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h`;
  return `${Math.floor(age / DAY_MS)}d`;
}

/** '3 hours ago', 'yesterday', 'in 2 days'. Days are those of the calendar in Dhaka, from a day's distance on. */
export function formatRelative(value: DateInput | null | undefined, now: number = Date.now()): string {
  const date = toDate(value);
  if (!date) return '';
  const distance = date.getTime() - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return 'just now';
  if (size < HOUR_MS) return inWords.format(Math.trunc(distance / MINUTE_MS), 'minute');
  if (size < DAY_MS) return inWords.format(Math.trunc(distance / HOUR_MS), 'hour');
  const days = Date.parse(dhakaDay(date)) - Date.parse(dhakaDay(now));
  return inWords.format(Math.round(days / DAY_MS), 'day');
}

/** 8450.5 (taka) -> '৳8,451'. Null and undefined give ''. */
export function formatTaka(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  return taka.format(amount);
}

/** 12804 -> '12,804'. */
export function formatCount(value: number): string {
  return count.format(value);
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
