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

/** Of the module that keeps the people. */
export const accounts = modules.find((module) => module.accounts)!.accounts!;

/** Of this process; the routes of the session share it. */
export const credentials = new VerifiedCredentials(firebaseAuth, accounts);

interface Presented {
  kind: CredentialKind;
  value: string;
}

/** A bearer token is chosen on purpose, a cookie comes along by itself: the token wins. */
function presented(request: FastifyRequest): Presented | null {
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
 * Who asks: from the cookie `__session` or `Authorization: Bearer <ID token>`; null without a credential.
 * Rejects with UnauthorizedError, at once or in `session`, when there is one that is forged, expired, revoked, signed
 * out, or of a disabled account; so an adapter that people use to sign in again must not call it.
 */
export async function authenticate(request: FastifyRequest): Promise<SessionLookUp | null> {
  const credential = presented(request);
  if (!credential) return null;
  const { kind, value } = credential;
  const { uid: firebaseUid, authTime, emailVerified } = await credentials.claims(kind, value);
  const cookieHash = kind === 'cookie' ? hashOf(value) : null;
  const origin = { requestId: String(request.id), address: request.ip };
  const { cachedSession, session } = lookUpSession({ firebaseUid, authTime, emailVerified, cookieHash }, origin);
  return { cachedSession, session: session.then(orRefuse) };
}

function orRefuse(session: Session | null): Session {
  if (!session) throw new UnauthorizedError('Your session has ended. Please sign in again.');
  return session;
}
