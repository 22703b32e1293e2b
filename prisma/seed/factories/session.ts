import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { firebaseAuth } from '../../../gateway/session/firebase.ts';
import { loadSession } from '../../../gateway/session/load-session.ts';
import type { Session } from '../../../gateway/session/session.ts';
import type { SeedUser } from './user.ts';

/** The session this person has now, as a request of theirs would get it; `businessId` is selected first. */
export async function sessionFor(member: SeedUser & { businessId?: string }): Promise<Session> {
  const { id, firebaseUid, email, businessId } = member;
  if (businessId) await db.user.updateMany({ where: { id }, data: { selectedBusinessId: businessId } });
  const credential = { firebaseUid, authTime: new Date(), email, emailVerified: true, cookieHash: null };
  const session = await loadSession(credential);
  if (!session) throw new Error(`${member.email} has no session`);
  return session;
}

export const SEED_PASSWORD = 'a-seed-password';

/** Gives the person an account in the Auth emulator, with SEED_PASSWORD. */
export async function withAccount({ firebaseUid: uid, email, name }: SeedUser): Promise<void> {
  const account = { uid, email, displayName: name, password: SEED_PASSWORD, emailVerified: true };
  await firebaseAuth().createUser(account);
}

/** Gives the person an account and signs in with it: their bearer token. */
export async function tokenOf(user: SeedUser): Promise<string> {
  await withAccount(user);
  return idTokenFor(user.email);
}

/**
 * Signs in at the Auth emulator as the sign-in page does. Throws with Firebase's code, such as
 * INVALID_PASSWORD.
 */
export async function idTokenFor(email: string, password: string = SEED_PASSWORD): Promise<string> {
  const host = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${host}/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken?: string; error?: { message: string } };
  const failure = answer.error?.message ?? `The Auth emulator answered ${response.status}`;
  if (!answer.idToken) throw new Error(failure);
  return answer.idToken;
}
