const BKASH_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:[:.](\d{1,3}))? GMT([+-])(\d\d):?(\d\d)$/;

/**
 * '2019-08-07T11:12:34:978 GMT+0600' -> Date: not ISO (a colon before the milliseconds, a spaced zone), so
 * `Date.parse` gives NaN for it. Null when the text has another form or names no real moment.
 */
export function parseBkashTime(text: string): Date | null {
  const match = BKASH_TIME.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second, millis = '0', sign, zoneHour, zoneMinute] = match;
  const clock = `${hour}:${minute}:${second}.${millis.padEnd(3, '0')}`;
  const time = new Date(`${year}-${month}-${day}T${clock}${sign}${zoneHour}:${zoneMinute}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
