/**
 * The address with UTC as the time zone of its connections. Prisma's adapter sends times in UTC without naming it and takes
 * those that come for UTC: on a server of Dhaka each would be six hours off, for now() and for statements of our own.
 */
export function inUtc(address: string): string {
  const url = new URL(address);
  const options = [url.searchParams.get('options'), '-c TimeZone=UTC'].filter(Boolean).join(' ');
  url.searchParams.set('options', options);
  return url.href;
}
