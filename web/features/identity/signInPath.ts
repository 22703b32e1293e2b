/** Where people go after signing in when they were on their way to nowhere else: it leads to their first screen. */
export const HOME = '/home';

/** The sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' || path === HOME ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(path)}`;
}

/**
 * One slash and then a name, again and again. `//host` and `/\host` are other sites for a browser, also after a
 * router has decoded them: encoded slashes, backslashes and control characters are no part of a name.
 */
const OWN_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2f|5c|7f|[01])[\da-f]{2})+)*\/?$/i;

/**
 * Where to go after signing in: the path, search and hash of an address of this app, written anew from what the
 * browser's parser understood. Anything else, a foreign site above all, becomes the home page.
 */
export function safeRedirect(target: string | undefined, origin: string): string {
  const url = target?.startsWith('/') ? URL.parse(target, origin) : null;
  if (url?.origin !== origin || !OWN_PATH.test(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

let leaving = false;

/** Leaves for the sign-in page once, however many requests were refused. */
export function goToSignIn(): void {
  if (leaving) return;
  leaving = true;
  window.location.assign(signInPath(`${window.location.pathname}${window.location.search}`));
}
