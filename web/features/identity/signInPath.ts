import { keepTyping } from '../../ui/loadPageAgain.ts';

/** Where users continue after signing in when they had no target: it leads to their first screen. */
export const HOME = '/home';

/** The address of the sign-in page that continues to `path`. */
export function signInPath(path: string): string {
  return path === '/' || path === HOME ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(path)}`;
}

/**
 * One slash followed by a name, repeated. Browsers read `//host` and `/\host` as other sites, also after a router has
 * decoded them, so names contain no encoded slashes, backslashes or control characters.
 */
const OWN_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2f|5c|7f|[01])[\da-f]{2})+)*\/?$/i;

/**
 * The target after signing in: path, search and hash of an address of this app, rebuilt from the parsed URL. Anything
 * else, such as a foreign site, becomes the home page.
 */
export function safeRedirect(target: string | undefined, origin: string): string {
  const url = target?.startsWith('/') ? URL.parse(target, origin) : null;
  if (url?.origin !== origin || !OWN_PATH.test(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

let leaving = false;

/** Goes to the sign-in page once, however many requests were refused. What is typed here is there after signing in. */
export function goToSignIn(): void {
  if (leaving) return;
  leaving = true;
  keepTyping();
  window.location.assign(signInPath(`${window.location.pathname}${window.location.search}`));
}
