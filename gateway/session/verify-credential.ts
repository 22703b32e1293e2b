import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { OutsideServiceError, UnauthorizedError } from '../errors.ts';
import { claimsOf, isFirebaseError, isNoAnswer, type Claims } from './firebase.ts';

export type CredentialKind = 'cookie' | 'bearer';

/** Firebase's own limit is a quarter of this. */
const MAX_LENGTH = 16_384;

/**
 * Verifies with Firebase, revocation included. Throws UnauthorizedError, or OutsideServiceError without an
 * answer.
 */
export async function verify(auth: Auth, kind: CredentialKind, credential: string): Promise<Claims> {
  const token = await verifyToken(auth, kind, credential);
  const claims = claimsOf(token, await accountOf(auth, token.uid));
  const { isDisabled, validSince } = claims.account;
  if (isDisabled) throw disabled();
  if (validSince && claims.authTime < validSince) throw revoked();
  return claims;
}

async function verifyToken(auth: Auth, kind: CredentialKind, credential: string): Promise<DecodedIdToken> {
  if (credential.length > MAX_LENGTH) throw invalid();
  try {
    return await (kind === 'cookie' ? auth.verifySessionCookie(credential) : auth.verifyIdToken(credential));
  } catch (error) {
    if (isNoAnswer(error)) throw noAnswer();
    // These two the emulator tells already here.
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
    throw isFirebaseError(error, 'auth/user-not-found') ? new EndedError(invalid().message) : noAnswer();
  }
}

/** The account is disabled or gone, or its password was changed: the sessions of its earlier sign-ins have ended. */
export class EndedError extends UnauthorizedError {}

export const expired = () => new UnauthorizedError('Your session has ended. Please sign in again.');
const revoked = () => new EndedError(expired().message);
const disabled = () => new EndedError('This account has been disabled. Please ask the founder of your business.');
const invalid = () => new UnauthorizedError('This sign-in is not valid. Please sign in again.');
const noAnswer = () => new OutsideServiceError('The sign-in service does not answer, please try again', 'TIMEOUT');
