import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { fetchSessionConfig } from './sessionApi.ts';

/**
 * Firebase Auth, imported lazily by the sign-in pages alone, so that no other page loads the SDK. Nothing is stored in
 * the browser; the session cookie is what lasts. Errors are Firebase's own, with `code`; authProblem.ts converts them
 * to messages.
 */
let opened: Promise<Auth> | undefined;

async function open(): Promise<Auth> {
  const { emulatorHost, google: _google, trial: _trial, ...options } = await fetchSessionConfig();
  const made = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (emulatorHost) connectAuthEmulator(made, `http://${emulatorHost}`, { disableWarnings: true });
  return made;
}

function auth(): Promise<Auth> {
  opened ??= open().catch((error: unknown) => {
    // The next attempt asks again.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** An ID token for the session. */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await auth(), email, password);
  return user.getIdToken();
}

/** An ID token for the session, by Google's popup window. */
export async function signInWithGoogle(): Promise<string> {
  const { user } = await signInWithPopup(
    await auth(),
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
  return user.getIdToken();
}

async function introduce(user: User, name: string): Promise<void> {
  await updateProfile(user, { displayName: name });
  await sendEmailVerification(user);
}

/** Creates the account and sends the verification e-mail. Returns an ID token for the session. */
export async function signUp(name: string, email: string, password: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(await auth(), email, password);
  // The account is kept when the e-mail could not be sent; it can be requested again.
  await introduce(user, name).catch(() => undefined);
  return user.getIdToken(true);
}

export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await auth(), email);
}

/** Checks the code from the e-mail. Returns the address whose password it changes. */
export async function setNewPassword(code: string, password: string): Promise<string> {
  const firebase = await auth();
  const email = await verifyPasswordResetCode(firebase, code);
  await confirmPasswordReset(firebase, code, password);
  return email;
}

/** Sets a new password with the code from the e-mail. */
export async function verifyEmail(code: string): Promise<void> {
  await applyActionCode(await auth(), code);
}
