/**
 * What one browser tab remembers about signing in. The session itself is a cookie that scripts cannot see.
 */
const SIGNED_IN = 'signedIn';
const JUST_SIGNED_IN = 'justSignedIn';

/** After signing in, before leaving for the app. */
export function markJustSignedIn(): void {
  try {
    localStorage.setItem(SIGNED_IN, 'true');
    sessionStorage.setItem(JUST_SIGNED_IN, 'true');
  } catch {
    // Storage blocked: nothing depends on it.
  }
}

/** True after signing in: then whoever has no dashboard is taken to their own first screen. */
export function hasJustSignedIn(): boolean {
  try {
    return sessionStorage.getItem(JUST_SIGNED_IN) !== null;
  } catch {
    return false;
  }
}

/** The first screen has been shown; from now on addresses are taken at their word. */
export function clearJustSignedIn(): void {
  try {
    sessionStorage.removeItem(JUST_SIGNED_IN);
  } catch {
    // As above.
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
