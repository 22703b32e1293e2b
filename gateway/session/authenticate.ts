import type { FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import { UnauthorizedError } from '../errors.ts';
import { modules } from '../modules.ts';
import { firebaseAuth } from './firebase.ts';
import { lookUpSession, type SessionLookUp } from './load-session.ts';
import type { Session } from './session.ts';
import { hashOf, VerifiedCredentials } from './verified-credentials.ts';
import type { CredentialKind } from './verify-credential.ts';

export const SESSION_COOKIE = '__session';

/** Writes what Firebase reports of an account to the user's row; declared by the module that owns the users. */
export const accounts = modules.find((module) => module.accounts)!.accounts!;

/** The verified credentials of this process; the sign-in routes use the same ones. */
export const credentials = new VerifiedCredentials(firebaseAuth, accounts);

interface PresentedCredential {
  kind: CredentialKind;
  value: string;
}

/** A client sends a bearer token on purpose, a browser sends its cookie with every request: the token wins. */
function credentialOf(request: FastifyRequest): PresentedCredential | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const value = /^Bearer +(\S+)$/i.exec(header)?.[1];
    if (!value) throw new UnauthorizedError('The Authorization header must be: Bearer <ID token>');
    return { kind: 'bearer', value };
  }
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { kind: 'cookie', value: cookie } : null;
}

/**
 * The session of the cookie `__session` or of `Authorization: Bearer <ID token>`; null without a credential.
 * Rejects with UnauthorizedError, at once or in `session`, when the credential is forged, expired, revoked, signed out,
 * or belongs to a disabled account. Sign-in routes must not call it: a person with an expired cookie could not sign in.
 */
export async function authenticate(request: FastifyRequest): Promise<SessionLookUp | null> {
  const credential = credentialOf(request);
  if (!credential) return null;
  const { kind, value } = credential;
  const { uid: firebaseUid, authTime, email, emailVerified } = await credentials.claims(kind, value);
  const cookieHash = kind === 'cookie' ? hashOf(value) : null;
  const origin = { requestId: String(request.id), address: request.ip };
  const { cachedSession, session } = lookUpSession({ firebaseUid, authTime, email, emailVerified, cookieHash }, origin);
  return { cachedSession, session: session.then(requireSession) };
}

function requireSession(session: Session | null): Session {
  if (!session) throw new UnauthorizedError('Your session has ended. Please sign in again.');
  return session;
}
