import { hash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { OutsideServiceError, UnauthorizedError } from '../errors.ts';
import { claimsOf, isFirebaseError, isNoAnswer, type Claims } from './firebase.ts';

export type CredentialKind = 'cookie' | 'bearer';

interface Entry {
  claims: Promise<Claims>;
  /** Until then the claims are taken as they are; afterwards Firebase is asked again. */
  freshUntil: number;
}

const RECHECK_MS = 60_000;
const MAX_ENTRIES = 20_000;
/** Firebase's own limit is a quarter of this. */
const MAX_LENGTH = 16_384;

export const hashOf = (credential: string): string => hash('sha256', credential);

/**
 * Remembers verified cookies and bearer tokens by their hash, because verifying with revocation is a call
 * to Firebase. Each is verified again every minute; whoever was disabled or revoked in Firebase itself is
 * refused then, and at once through the user's own row. `admitted` runs after each verification.
 */
export class VerifiedCredentials {
  readonly #auth: () => Auth;
  readonly #admitted: (claims: Claims) => Promise<void>;
  readonly #entries = new Map<string, Entry>();

  constructor(auth: () => Auth, admitted: (claims: Claims) => Promise<void>) {
    this.#auth = auth;
    this.#admitted = admitted;
  }

  /** Throws UnauthorizedError when it is forged, expired, revoked or of a disabled account. */
  async claims(kind: CredentialKind, credential: string): Promise<Claims> {
    const key = `${kind}:${hashOf(credential)}`;
    const known = this.#entries.get(key);
    const claims = await (known && known.freshUntil > Date.now()
      ? known.claims
      : this.#verified(key, kind, credential, known));
    if (claims.expiresAt.getTime() > Date.now()) return claims;
    this.#entries.delete(key);
    throw expired();
  }

  #verified(key: string, kind: CredentialKind, credential: string, known?: Entry): Promise<Claims> {
    const claims = this.#verify(kind, credential).catch((error: unknown) => {
      // Already known to be genuine: an outage of Firebase does not sign people out.
      if (known && error instanceof OutsideServiceError) return known.claims;
      this.#entries.delete(key);
      throw error;
    });
    this.#entries.delete(key);
    this.#entries.set(key, { claims, freshUntil: Date.now() + RECHECK_MS });
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value!);
    return claims;
  }

  async #verify(kind: CredentialKind, credential: string): Promise<Claims> {
    const claims = await verify(this.#auth(), kind, credential);
    await this.#admitted(claims);
    return claims;
  }
}

const expired = () => new UnauthorizedError('Your session has ended. Please sign in again.');

/**
 * Verifies with Firebase, revocation included. Throws UnauthorizedError, or OutsideServiceError without an
 * answer.
 */
export async function verify(auth: Auth, kind: CredentialKind, credential: string): Promise<Claims> {
  if (credential.length > MAX_LENGTH) throw invalid();
  try {
    const token = kind === 'cookie'
      ? await auth.verifySessionCookie(credential, true)
      : await auth.verifyIdToken(credential, true);
    return claimsOf(token);
  } catch (error) {
    if (isNoAnswer(error)) {
      throw new OutsideServiceError('The sign-in service does not answer, please try again', 'TIMEOUT');
    }
    if (isFirebaseError(error, 'auth/user-disabled')) {
      throw new UnauthorizedError('This account has been disabled. Please ask the founder of your business.');
    }
    const ended = /-(expired|revoked)$/.test(String((error as { code?: string }).code));
    throw ended ? expired() : invalid();
  }
}

const invalid = () => new UnauthorizedError('This sign-in is not valid. Please sign in again.');
