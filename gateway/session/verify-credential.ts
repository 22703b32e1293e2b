import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { OutsideServiceError, UnauthorizedError } from '../errors.ts';
import { inTime } from '../rest/in-time.ts';
import { accountState, claimsOf, isFirebaseError, isUnavailable, type AccountState, type Claims } from './firebase.ts';

export type CredentialKind = 'cookie' | 'bearer';

/** In characters. Firebase issues tokens of a quarter of this at most. */
const MAX_LENGTH = 16_384;

/** Firebase's own client waits two minutes for a service that is silent: longer than any browser. */
const ANSWER_TIMEOUT_MS = 8_000;

/**
 * Verifies a credential with Firebase, including whether it was revoked. Throws UnauthorizedError, or OutsideServiceError
 * when Firebase does not answer in time.
 */
export async function verify(auth: Auth, kind: CredentialKind, credential: string): Promise<Claims> {
  const claims = await inTime(askFirebase(auth, kind, credential), ANSWER_TIMEOUT_MS);
  if (claims === 'late') throw unavailable();
  return claims;
}

/**
 * The session cookie for an ID token that was verified. Throws OutsideServiceError when Firebase does not answer in time,
 * or refuses this gateway.
 */
export async function sessionCookie(auth: Auth, idToken: string, lifeMs: number): Promise<string> {
  return answerOf(auth.createSessionCookie(idToken, { expiresIn: lifeMs }));
}

/**
 * The id of the account with this address, which is made where there is none. Throws OutsideServiceError when Firebase does
 * not answer in time, which may have made it all the same, or refuses this gateway.
 */
export async function accountFor(auth: Auth, email: string): Promise<string> {
  const { uid } = await answerOf(auth.getUserByEmail(email).catch((error: unknown) => {
    if (!isFirebaseError(error, 'auth/user-not-found')) throw error;
    return auth.createUser({ email });
  }));
  return uid;
}

async function answerOf<T>(asked: Promise<T>): Promise<T> {
  const answer = await inTime(asked, ANSWER_TIMEOUT_MS).catch((error: unknown) => {
    throw isUnavailable(error) ? unavailable() : error;
  });
  if (answer === 'late') throw unavailable();
  return answer as T;
}

async function askFirebase(auth: Auth, kind: CredentialKind, credential: string): Promise<Claims> {
  const token = await verifyToken(auth, kind, credential);
  if (!isSignInTime(token.auth_time)) throw invalid();
  const claims = claimsOf(token, await accountOf(auth, token.uid));
  const { isDisabled, validSince } = claims.account;
  if (isDisabled) throw disabled();
  if (validSince && claims.authTime < validSince) throw revoked();
  return claims;
}

/** How far the clocks of Google and of this machine may differ. */
const LEEWAY_SECONDS = 300;

/** Seconds since 1970, and not in the future: it is stored, and the end of sessions is compared with it. */
function isSignInTime(time: unknown): boolean {
  return Number.isInteger(time) && Number(time) >= 0 && Number(time) <= Date.now() / 1000 + LEEWAY_SECONDS;
}

/**
 * Whether the signature is written in the one standard way. Decoders ignore the unused bits of the last character, so one
 * signature can be written in several ways; a signed-out cookie, which is known by its text, must not pass as another one.
 */
function hasStandardSignature(credential: string): boolean {
  const signature = credential.slice(credential.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

async function verifyToken(auth: Auth, kind: CredentialKind, credential: string): Promise<DecodedIdToken> {
  if (credential.length > MAX_LENGTH || !hasStandardSignature(credential)) throw invalid();
  try {
    return await (kind === 'cookie' ? auth.verifySessionCookie(credential) : auth.verifyIdToken(credential));
  } catch (error) {
    if (isUnavailable(error)) throw unavailable();
    // The emulator reports a disabled account and a revoked token here; Google's keys alone do not.
    if (isFirebaseError(error, 'auth/user-disabled')) throw disabled();
    const code = String((error as { code?: unknown }).code);
    if (code.endsWith('-revoked')) throw revoked();
    throw code.endsWith('-expired') ? expired() : invalid();
  }
}

async function accountOf(auth: Auth, uid: string): Promise<UserRecord> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    throw isFirebaseError(error, 'auth/user-not-found') ? new EndedError(invalid().message) : unavailable();
  }
}

/** The account as Firebase has it now; null when it was deleted. Throws OutsideServiceError when Firebase does not answer in time. */
export async function findAccount(auth: Auth, uid: string): Promise<AccountState | null> {
  const account = await inTime(accountOf(auth, uid).then(accountState), ANSWER_TIMEOUT_MS).catch((error: unknown) => {
    if (error instanceof EndedError) return null;
    throw error;
  });
  if (account === 'late') throw unavailable();
  return account;
}

/** The account is disabled or deleted, or its password was changed: its earlier sign-ins are no longer valid. */
export class EndedError extends UnauthorizedError {}

export const expired = () => new UnauthorizedError('Your session has ended. Please sign in again.');
const revoked = () => new EndedError(expired().message);
const disabled = () => new EndedError('This account has been disabled. Please ask the founder of your business.');
const invalid = () => new UnauthorizedError('This sign-in is not valid. Please sign in again.');
const unavailable = () => new OutsideServiceError('The sign-in service does not answer, please try again', 'TIMEOUT');
