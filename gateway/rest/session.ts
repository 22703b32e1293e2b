import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type {} from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { MINUTE_MS } from '../../schema/rules/durations.ts';
import { parseInput } from '../commands/parse.ts';
import { db } from '../db/client.ts';
import { env } from '../env.ts';
import { UnauthorizedError } from '../errors.ts';
import { announceEndedSessions } from '../live/announce-changes.ts';
import { modules } from '../modules.ts';
import { accounts, credentials, SESSION_COOKIE } from '../session/authenticate.ts';
import { firebaseAuth, type Claims } from '../session/firebase.ts';
import { loadSession } from '../session/load-session.ts';
import { hashOf } from '../session/verified-credentials.ts';
import { sessionCookie, verify } from '../session/verify-credential.ts';
import { accountLimit, signInLimit } from './limit-rate.ts';

const SESSION_MS = 5 * 24 * 60 * 60 * 1000;
/** A stolen ID token is no use for a long session; the emulator's tokens guard nothing. */
const MAX_AGE_MS = { firebase: 5 * MINUTE_MS, emulator: 60 * MINUTE_MS };

const signIn = z.strictObject({ idToken: z.string('Required').min(1, 'Required').max(16_384, 'Too long') });

const cookieOptions = () => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: env.PUBLIC_URL.startsWith('https:'),
} as const);

/**
 * `POST /api/session {idToken}` turns a fresh sign-in into the cookie `__session` and answers `{expiresAt}`;
 * `DELETE /api/session` ends it; `GET /api/session/config` tells the sign-in page where Firebase is. None of
 * them needs a session, and a stale cookie does not stop them.
 */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const countAccount = accountLimit(app);

  app.post('/api/session', { config: { ...signInLimit(), anonymous: true } }, async (request, reply) => {
    const { idToken } = parseInput(signIn, request.body);
    const claims = await verify(firebaseAuth(), 'bearer', idToken);
    assertFresh(claims);
    await countAccount(request, claims.uid);
    await accounts.admit(claims);
    const { uid: firebaseUid, authTime, email, emailVerified } = claims;
    const credential = { firebaseUid, authTime, email, emailVerified, cookieHash: null };
    if (!(await loadSession(credential))) throw refusal(claims);
    const cookie = await makeCookie(idToken);
    const expiresAt = new Date(Date.now() + SESSION_MS);
    reply.setCookie(SESSION_COOKIE, cookie, { ...cookieOptions(), expires: expiresAt });
    return { expiresAt: expiresAt.toISOString() };
  });

  // A sign-out is never refused, and clears the cookie even when the session cannot be saved as ended.
  app.delete('/api/session', { config: { rateLimit: false, anonymous: true } }, async (request, reply) => {
    const cookie = request.cookies[SESSION_COOKIE];
    reply.clearCookie(SESSION_COOKIE, cookieOptions());
    if (cookie) await revoke(cookie);
    return reply.status(204).send();
  });

  app.get('/api/session/config', { config: { anonymous: true } }, async () => ({
    apiKey: env.FIREBASE_WEB_API_KEY,
    authDomain: env.FIREBASE_AUTH_DOMAIN,
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    google: env.GOOGLE_SIGN_IN,
    ...Object.assign({}, ...modules.map(({ signInConfig }) => signInConfig?.())) as object,
  }));
}

/**
 * The account is genuine, but its person is disabled, or known here under an address that is not proven yet, or was
 * proven after this sign-in.
 */
function refusal({ emailVerified, account }: Claims): UnauthorizedError {
  if (account.isEmailVerified && !emailVerified) {
    return new UnauthorizedError('Your e-mail address has been confirmed. Please sign in again.');
  }
  return new UnauthorizedError(
    emailVerified
      ? 'This account cannot sign in. Please ask the founder of your business.'
      : 'Please verify your e-mail address first: open the link that we have sent to it.',
  );
}

function assertFresh({ authTime }: Claims): void {
  const maxAge = MAX_AGE_MS[env.FIREBASE_AUTH_EMULATOR_HOST ? 'emulator' : 'firebase'];
  if (Date.now() - authTime.getTime() > maxAge) {
    throw new UnauthorizedError('Please sign in again: this sign-in is too old to open a session.');
  }
}

/**
 * Cookies made within one second are the same text: one that was signed out by then is not handed out again.
 */
async function makeCookie(idToken: string): Promise<string> {
  const cookie = await sessionCookie(firebaseAuth(), idToken, SESSION_MS);
  const revoked = await db.revokedSession.count({ where: { cookieHash: hashOf(cookie) } });
  if (revoked === 0) return cookie;
  await delay(1_000 - (Date.now() % 1_000));
  return makeCookie(idToken);
}

/** Cookies that this process has signed out: no limit refuses a sign-out, so repeating one must cost nothing. */
const signedOut = new LRUCache<string, true>({ max: 10_000 });

/** Stores genuine cookies as signed out; others are ignored. */
async function revoke(cookie: string): Promise<void> {
  const cookieHash = hashOf(cookie);
  if (signedOut.has(cookieHash)) return;
  const claims = await credentials.claims('cookie', cookie).catch((error: unknown) => {
    if (error instanceof UnauthorizedError) return null;
    throw error;
  });
  if (!claims) return;
  const { count } = await db.revokedSession.createMany({
    data: [{ cookieHash, expiresAt: claims.expiresAt }],
    skipDuplicates: true,
  });
  signedOut.set(cookieHash, true);
  // Not again for each repetition at another gateway.
  if (count > 0) announceEndedSessions(claims.uid);
}
