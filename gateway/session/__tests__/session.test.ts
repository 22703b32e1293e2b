import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember, type Member } from '../../../prisma/seed/factories/member.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { db } from '../../db/client.ts';
import { firebaseAuth } from '../firebase.ts';
import { cookieOf, sessionApp } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await sessionApp();
});
afterAll(() => app.close());

async function memberWithAccount(): Promise<Member> {
  const member = await withMember(await seedBusiness());
  await withAccount(member);
  return member;
}

const openSession = async (idToken: string) =>
  app.inject({ method: 'POST', url: '/api/session', payload: { idToken } });

async function signIn({ email }: { email: string }): Promise<string> {
  const answer = await openSession(await idTokenFor(email));
  expect(answer.statusCode).toBe(200);
  return cookieOf(answer.headers);
}

const me = (cookie: string) => app.inject({ url: '/me', cookies: { __session: cookie } });
const meByToken = (token: string) => app.inject({ url: '/me', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('turns a fresh ID token into an HttpOnly cookie for five days', async () => {
    const member = await memberWithAccount();
    const answer = await openSession(await idTokenFor(member.email));
    expect(answer.statusCode).toBe(200);
    const line = String(answer.headers['set-cookie']);
    expect(line).toMatch(/^__session=[^;]+; .*Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(line).not.toMatch(/Secure/);
    const days = (new Date(answer.json().expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(5, 2);
    expect((await me(cookieOf(answer.headers))).json().email).toBe(member.email);
  });

  it('takes a bearer ID token in place of the cookie', async () => {
    const member = await memberWithAccount();
    const answer = await meByToken(await idTokenFor(member.email));
    expect(answer.json().email).toBe(member.email);
  });

  it('answers null without any credential', async () => {
    expect((await app.inject({ url: '/me' })).json()).toEqual({ email: null, business: null });
  });

  it('makes the user at first sight, in lower case and without a business', async () => {
    const { uid } = await firebaseAuth().createUser({
      email: 'New.Person@Example.test', password: 'a-seed-password', displayName: 'New Person',
    });
    const cookie = await signIn({ email: 'new.person@example.test' });
    expect((await me(cookie)).json()).toEqual({ email: 'new.person@example.test', business: null });
    const user = await db.user.findUniqueOrThrow({ where: { firebaseUid: uid } });
    expect(user.name).toBe('New Person');
  });

  it('makes one user of many first requests at once', async () => {
    const email = 'many.at.once@example.test';
    await firebaseAuth().createUser({ email, password: 'a-seed-password' });
    const token = await idTokenFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => meByToken(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it.each([
    ['nothing', undefined],
    ['no token', {}],
    ['an empty token', { idToken: '' }],
    ['a token that is no text', { idToken: 7 }],
    ['something else beside it', { idToken: 'x', admin: true }],
  ])('refuses a body with %s', async (_name, payload) => {
    const answer = await app.inject({ method: 'POST', url: '/api/session', payload: payload as object });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['x', 'a.b.c', 'e30.e30.', `${'a'.repeat(16_000)}`, 'null.null.null', '🔑.🔑.🔑'])(
    'refuses the made-up credential %#',
    async (made) => {
      expect((await openSession(made)).statusCode).toBe(401);
      expect((await me(encodeURIComponent(made))).statusCode).toBe(401);
    },
  );

  it('refuses an Authorization header of another scheme', async () => {
    const answer = await app.inject({ url: '/me', headers: { authorization: 'Basic Zm9vOmJhcg==' } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('what ends a session', () => {
  it('signing out: the cookie is cleared and refused from the next request on', async () => {
    const cookie = await signIn(await memberWithAccount());
    expect((await me(cookie)).statusCode).toBe(200);
    const out = await app.inject({ method: 'DELETE', url: '/api/session', cookies: { __session: cookie } });
    expect(out.statusCode).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/^__session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  it('signing out twice, or without a session, is no failure', async () => {
    const cookie = await signIn(await memberWithAccount());
    const signOut = (cookies: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: '/api/session', cookies });
    for (const cookies of [{ __session: cookie }, { __session: cookie }, {}, { __session: 'made-up' }]) {
      expect((await signOut(cookies as Record<string, string>)).statusCode).toBe(204);
    }
    expect(await db.revokedSession.count({ where: { cookieHash: { contains: 'made' } } })).toBe(0);
  });

  it('leaves the other sessions of the same person alone', async () => {
    const member = await memberWithAccount();
    const first = await signIn(member);
    // Two cookies of the same second would be the same text.
    await expect.poll(() => signIn(member).then((cookie) => cookie !== first)).toBe(true);
    const second = await signIn(member);
    await app.inject({ method: 'DELETE', url: '/api/session', cookies: { __session: first } });
    expect((await me(second)).statusCode).toBe(200);
  });

  it('signing in again within the same second gives a session that is not signed out', async () => {
    const token = await idTokenFor((await memberWithAccount()).email);
    const first = cookieOf((await openSession(token)).headers);
    await app.inject({ method: 'DELETE', url: '/api/session', cookies: { __session: first } });
    const second = cookieOf((await openSession(token)).headers);
    expect((await me(second)).statusCode).toBe(200);
    expect((await me(first)).statusCode).toBe(401);
  });

  it('disabling the person: refused at once, though the cookie was just used', async () => {
    const member = await memberWithAccount();
    const cookie = await signIn(member);
    const token = await idTokenFor(member.email);
    expect((await meByToken(token)).statusCode).toBe(200);
    await db.user.updateMany({ where: { id: member.id }, data: { disabledAt: new Date() } });
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await meByToken(token)).statusCode).toBe(401);
    expect((await openSession(token)).statusCode).toBe(401);
  });

  it('ending all sessions of the person', async () => {
    const member = await memberWithAccount();
    const cookie = await signIn(member);
    await db.user.updateMany({ where: { id: member.id }, data: { sessionsValidAfter: new Date() } });
    expect((await me(cookie)).statusCode).toBe(401);
  });

  it('disabling or deleting the account in Firebase', async () => {
    const disabled = await memberWithAccount();
    const token = await idTokenFor(disabled.email);
    await firebaseAuth().updateUser(disabled.firebaseUid, { disabled: true });
    const answer = await openSession(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toMatch(/disabled/);
    await expect(idTokenFor(disabled.email)).rejects.toThrow('USER_DISABLED');

    const deleted = await memberWithAccount();
    const other = await idTokenFor(deleted.email);
    await firebaseAuth().deleteUser(deleted.firebaseUid);
    expect((await meByToken(other)).statusCode).toBe(401);
  });
});

describe('invitations', () => {
  it('are accepted by nobody who only signs in, and seen once the address is known to be the person\'s', async () => {
    const shop = await seedBusiness();
    const user = await seedUser();
    await db.membership.createMany({
      data: [{ businessId: shop.id, userId: user.id, role: 'MEMBER', status: 'INVITED' }],
    });
    await withAccount(user);
    await firebaseAuth().updateUser(user.firebaseUid, { emailVerified: false });
    const unproven = await signIn(user);
    expect((await me(unproven)).json().business).toBeNull();

    await firebaseAuth().updateUser(user.firebaseUid, { emailVerified: true });
    const proven = await signIn(user);
    expect((await me(proven)).json().business).toBeNull();
    expect((await me(unproven)).statusCode).toBe(401);
    expect(await db.membership.findFirst({ where: { userId: user.id } })).toMatchObject({ status: 'INVITED' });
  });
});

describe('the sign-in page', () => {
  it('learns where Firebase is', async () => {
    const answer = await app.inject({ url: '/api/session/config' });
    expect(answer.json()).toEqual({
      apiKey: 'demo-key',
      authDomain: 'demo-karbar.firebaseapp.com',
      projectId: 'demo-karbar',
      emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
      google: false,
      trial: true,
    });
  });

  it.each([
    ['a wrong password', (email: string) => idTokenFor(email, 'not-the-password')],
    ['an unknown address', () => idTokenFor('nobody.here@example.test')],
  ])('gets no token for %s', async (_name, attempt) => {
    const member = await memberWithAccount();
    await expect(attempt(member.email)).rejects.toThrow(/INVALID_|EMAIL_NOT_FOUND/);
  });
});
