import { cut } from './redact.ts';

const MAX_PATH = 200;
const MAX_QUERY = 2_000;

/**
 * A URL as it is logged: its path, and the names of its query parameters without their values, which may be search texts,
 * inputs of procedures, or keys.
 */
export function loggedPath(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return cut(url, MAX_PATH);
  const names = url.slice(start + 1, start + 1 + MAX_QUERY)
    .split('&')
    .map((part) => part.split('=', 1)[0]!)
    .filter((name) => /^[\w.[\]-]{1,40}$/.test(name));
  return `${cut(url.slice(0, start), MAX_PATH)}?${names.join('&')}`;
}
