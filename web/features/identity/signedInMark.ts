/** What this browser remembers about signing in. The session itself is a cookie that scripts cannot see. */
const SIGNED_IN = 'signedIn';

/** After signing in, before leaving for the app. */
export function markSignedIn(): void {
  try {
    localStorage.setItem(SIGNED_IN, 'true');
  } catch {
    // Storage blocked: nothing depends on it.
  }
}

/** Signing out. */
export function forgetSignIn(): void {
  try {
    localStorage.removeItem(SIGNED_IN);
  } catch {
    // As above.
  }
}

/** Whether this browser has probably a session: the start page then offers the app instead of signing in. */
export function hasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    return false;
  }
}
