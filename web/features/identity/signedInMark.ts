/**
 * A mark in the browser's storage that somebody is signed in. The session itself is a cookie that scripts cannot read.
 */
const SIGNED_IN = 'signedIn';

/** Called after signing in. */
export function markSignedIn(): void {
  try {
    localStorage.setItem(SIGNED_IN, 'true');
  } catch {
    // Storage is blocked: the mark is only a hint.
  }
}

/** Called when signing out. */
export function forgetSignIn(): void {
  try {
    localStorage.removeItem(SIGNED_IN);
  } catch {
    // As above.
  }
}

/** Whether this browser probably has a session: the start page then offers the app instead of signing in. */
export function hasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    return false;
  }
}
