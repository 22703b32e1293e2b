import { cut } from './redact.ts';

const MAX_PATH = 200;
const MAX_QUERY = 2_000;

/**
 * An address as the log names it: its path, and of the query only the names. Values are what somebody searched for,
 * the input of a remote call, or a key.
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
