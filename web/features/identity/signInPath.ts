/** Where people go after signing in when they were on their way to nowhere else. */
export const HOME = '/ecom/ecom-dashboard';

/** The sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' || path === HOME ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(path)}`;
}

/** An address of this app only; anything else, a foreign site above all, becomes the home page. */
export function safeRedirect(target: string | undefined, origin: string): string {
  if (!target?.startsWith('/')) return HOME;
  try {
    const url = new URL(target, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : HOME;
  } catch {
    return HOME;
  }
}

let leaving = false;

/** Leaves for the sign-in page once, however many requests were refused. */
export function goToSignIn(): void {
  if (leaving) return;
  leaving = true;
  window.location.assign(signInPath(`${window.location.pathname}${window.location.search}`));
}
