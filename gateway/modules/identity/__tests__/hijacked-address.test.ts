import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVerified, signIn, signUp } from '../../../../e2e/support/accounts.ts';
import { testDatabase } from '../../../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../../../e2e/support/gateway.ts';
import { DEMO_PASSWORD } from '../../../../prisma/seed/demo-accounts.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { firebaseAuth } from '../../../session/firebase.ts';
import { sendInvitation } from '../send-invitation.ts';

/** Two gateways, as behind a load balancer: what one has in its memory the other has not. */
let gateways: ChildGateway[];
beforeAll(async () => {
  const databaseUrl = await testDatabase();
  gateways = await Promise.all([1, 2].map(() => startGateway({ databaseUrl, env: { WORKER: 'off' } })));
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.kill())));

const VIEWER = '{ viewer { email permissions invitations { businessName } } }';
const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { __typename } }';
const ACCEPT = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }';

/** The cookie of a new session at the first gateway. */
async function cookieFor(idToken: string): Promise<string> {
  const answer = await gateways[0]!.request(null, '/api/session', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** How each gateway answers this person, by cookie and by bearer token. */
const statuses = async ({ cookie, idToken }: { cookie: string; idToken: string }) => Promise.all(
  gateways.flatMap((gateway) => [gateway.graphql(null, VIEWER, {}, { cookie }), gateway.graphql(idToken, VIEWER)])
    .map(async (answer) => (await answer).status),
);

const newEmail = () => `owner-${crypto.randomUUID()}@example.test`;
const WELCOME = [200, 200, 200, 200];
const REFUSED = [401, 401, 401, 401];

/** Sets a password with the link of the newest mail to this address. */
async function choosePassword(email: string, newPassword: string): Promise<void> {
  const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const list = await (await fetch(`${host}/emulator/v1/projects/demo-karbar/oobCodes`)).json();
  const { oobCodes } = list as { oobCodes: { email: string; oobCode: string }[] };
  const { oobCode } = oobCodes.findLast((mail) => mail.email === email)!;
  const answer = await fetch(`${host}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ oobCode, newPassword }),
  });
  expect(answer.status).toBe(200);
}

describe('somebody who signed up with an address that is not theirs', () => {
  it('is out at every gateway as soon as the owner has set a password and come in', async () => {
    const shop = await seedBusiness();
    const email = newEmail();
    const { idToken } = await signUp(email, 'known-to-the-attacker');
    const attacker = { idToken, cookie: await cookieFor(idToken) };
    expect(await statuses(attacker)).toEqual(WELCOME);

    const founder = await tokenOf(shop.founder);
    const input = { email, role: 'ADMIN', flags: [] };
    await gateways[0]!.graphql(founder, INVITE, { input });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    await sendInvitation({ userId, businessId: shop.id });

    // Neither learns of the invitation nor may answer it, however fresh the session.
    const businessId = encodeId('Business', shop.id);
    const seen = await gateways[1]!.graphql(idToken, VIEWER);
    expect(seen.data).toMatchObject({ viewer: { invitations: [] } });
    const accepting = await gateways[1]!.graphql<{ acceptInvitation: { __typename: string } }>(idToken, ACCEPT, { input: { businessId } });
    expect(accepting.data).toEqual({ acceptInvitation: { __typename: 'PreconditionError' } });

    await choosePassword(email, 'known-to-the-owner');
    const owner = await signIn(email, 'known-to-the-owner');
    const cookie = await cookieFor(owner.idToken);
    await gateways[0]!.graphql(owner.idToken, ACCEPT, { input: { businessId } });
    const admitted = await gateways[1]!.graphql(null, VIEWER, {}, { cookie });
    expect(admitted.data).toMatchObject({ viewer: { email, permissions: expect.arrayContaining(['ADMIN']) } });
    expect(await statuses(attacker)).toEqual(REFUSED);
    expect(await statuses({ idToken: owner.idToken, cookie })).toEqual(WELCOME);
  });

  it('is out once the owner has proven the address otherwise, and signed in', async () => {
    const email = newEmail();
    const { idToken, uid } = await signUp(email);
    const attacker = { idToken, cookie: await cookieFor(idToken) };
    expect(await statuses(attacker)).toEqual(WELCOME);
    await firebaseAuth().updateUser(uid, { emailVerified: true });
    await cookieFor((await signIn(email)).idToken);
    expect(await statuses(attacker)).toEqual(REFUSED);
  });
});

/** The account has another address from now on, and its holder has followed the link that was sent there. */
async function moveTo(uid: string, email: string): Promise<string> {
  await firebaseAuth().updateUser(uid, { email, emailVerified: true, password: DEMO_PASSWORD });
  return (await signIn(email)).idToken;
}

interface Seen {
  viewer: { email: string; isEmailVerified: boolean; permissions: string[]; invitations: { businessName: string }[] };
}

const seenBy = async (idToken: string) =>
  (await gateways[1]!.graphql<Seen>(idToken, '{ viewer { email isEmailVerified permissions invitations { businessName } } }')).data!.viewer;

describe('an account whose address has changed', () => {
  it('proves nothing of the address that somebody was invited at', async () => {
    const shop = await seedBusiness();
    const [email, ownAddress] = [newEmail(), newEmail()];
    const { idToken, uid } = await signUp(email);
    await cookieFor(idToken);
    await gateways[0]!.graphql(await tokenOf(shop.founder), INVITE, { input: { email, role: 'ADMIN', flags: [] } });

    const attacker = await moveTo(uid, ownAddress);
    await cookieFor(attacker);
    expect(await seenBy(attacker)).toMatchObject({ email: ownAddress, isEmailVerified: true, invitations: [] });
    const input = { businessId: encodeId('Business', shop.id) };
    const accepting = await gateways[1]!.graphql<{ acceptInvitation: { __typename: string } }>(attacker, ACCEPT, { input });
    expect(accepting.data).toEqual({ acceptInvitation: { __typename: 'NotFoundError' } });

    // The address is free at Firebase: whoever it belongs to comes with a new account.
    const owner = await signUp(email);
    await firebaseAuth().updateUser(owner.uid, { emailVerified: true });
    const { idToken: proven } = await signIn(email);
    await gateways[0]!.graphql(proven, ACCEPT, { input });
    expect((await seenBy(proven)).permissions).toContain('ADMIN');
    await cookieFor(attacker);
    expect(await seenBy(attacker)).toMatchObject({ email: ownAddress, permissions: ['SIGNED_IN', 'export'] });
  });

  it('takes its businesses along, and leaves nothing to whoever has its old address next', async () => {
    const shop = await seedBusiness();
    const { firebaseUid, email } = shop.founder;
    await tokenOf(shop.founder);
    const ownAddress = newEmail();
    const founder = await moveTo(firebaseUid, ownAddress);
    expect(await seenBy(founder)).toMatchObject({ email: ownAddress, isEmailVerified: true });

    const { uid } = await signUp(email);
    await firebaseAuth().updateUser(uid, { emailVerified: true });
    const { idToken: next } = await signIn(email);
    expect((await seenBy(next)).permissions).not.toContain('ADMIN');
    expect((await seenBy(founder)).permissions).toContain('FOUNDER');
  });

  it('leaves an invitation to its old address to who has that next, and none of its own businesses', async () => {
    const [shop, own] = [await seedBusiness(), await seedBusiness()];
    const { firebaseUid, email } = own.founder;
    await cookieFor(await tokenOf(own.founder));
    await gateways[0]!.graphql(await tokenOf(shop.founder), INVITE, { input: { email, role: 'ADMIN', flags: [] } });
    const ownAddress = newEmail();
    const founder = await moveTo(firebaseUid, ownAddress);
    await cookieFor(founder);
    const { uid } = await signUp(email);
    await firebaseAuth().updateUser(uid, { emailVerified: true });
    const { idToken: next } = await signIn(email);
    await cookieFor(next);
    expect(await seenBy(next)).toMatchObject({
      email, permissions: ['SIGNED_IN', 'export'], invitations: [{ businessName: shop.name }],
    });
    expect((await seenBy(founder)).permissions).toContain('FOUNDER');
    expect(await seenBy(founder)).toMatchObject({ email: ownAddress, invitations: [] });
    await gateways[0]!.graphql(next, ACCEPT, { input: { businessId: encodeId('Business', shop.id) } });
    expect((await seenBy(next)).permissions).toContain('ADMIN');
  });

  it('keeps its businesses where whoever has its old address comes in first', async () => {
    const shop = await seedBusiness();
    const { firebaseUid, email } = shop.founder;
    await cookieFor(await tokenOf(shop.founder));
    const ownAddress = newEmail();
    await firebaseAuth().updateUser(firebaseUid, { email: ownAddress, emailVerified: true, password: DEMO_PASSWORD });
    const { uid } = await signUp(email);
    await firebaseAuth().updateUser(uid, { emailVerified: true });
    const { idToken: next } = await signIn(email);
    await cookieFor(next);
    expect(await seenBy(next)).toMatchObject({ email, permissions: ['SIGNED_IN', 'export'] });
    const { idToken: founder } = await signIn(ownAddress);
    expect((await seenBy(founder)).permissions).toContain('FOUNDER');
  });
});

describe('an invitation to the new address of an account that is known by its old one', () => {
  it('is written, and waits for the person as soon as they have proven the address', async () => {
    const [shop, own] = [await seedBusiness(), await seedBusiness()];
    const email = newEmail();
    await tokenOf(own.founder);
    await firebaseAuth().updateUser(own.founder.firebaseUid, { email, emailVerified: false });
    await gateways[0]!.graphql(await tokenOf(shop.founder), INVITE, { input: { email, role: 'ADMIN', flags: [] } });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    await sendInvitation({ userId, businessId: shop.id });
    await sendInvitation({ userId, businessId: shop.id });

    await choosePassword(email, 'known-to-the-owner');
    const { idToken } = await signIn(email, 'known-to-the-owner');
    await cookieFor(idToken);
    expect(await seenBy(idToken)).toMatchObject({ email, isEmailVerified: true, invitations: [{ businessName: shop.name }] });
    await gateways[0]!.graphql(idToken, ACCEPT, { input: { businessId: encodeId('Business', shop.id) } });
    const memberships = await db.membership.findMany({ where: { userId: own.founder.id }, orderBy: { role: 'asc' } });
    expect(memberships).toMatchObject([
      { businessId: own.id, role: 'FOUNDER', status: 'ACTIVE' }, { businessId: shop.id, role: 'ADMIN', status: 'ACTIVE' },
    ]);
    expect(await db.user.count({ where: { id: userId } })).toBe(0);
  });

  it('goes to nobody who has not proven it, nor twice into one business', async () => {
    const shop = await seedBusiness();
    const email = newEmail();
    const founder = await tokenOf(shop.founder);
    await gateways[0]!.graphql(founder, INVITE, { input: { email, role: 'ADMIN', flags: [] } });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    await firebaseAuth().updateUser(shop.founder.firebaseUid, { email, emailVerified: false, password: DEMO_PASSWORD });
    await sendInvitation({ userId, businessId: shop.id });
    const unproven = (await signIn(email)).idToken;
    expect((await gateways[1]!.graphql(unproven, VIEWER)).status).toBe(401);
    await cookieFor(await moveTo(shop.founder.firebaseUid, email));
    expect(await db.membership.count({ where: { businessId: shop.id } })).toBe(2);
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ email });
  });
});

describe('changing a password', () => {
  it('ends the sessions of before at every gateway when the person signs in with the new one', async () => {
    const { email, idToken, uid } = await makeVerified('owner@password.test', 'the-old-one');
    const thief = { idToken, cookie: await cookieFor(idToken) };
    expect(await statuses(thief)).toEqual(WELCOME);
    // Firebase stores times in whole seconds: the change has to be in a later second than the sign-in.
    const { auth_time: signedInAt } = await firebaseAuth().verifyIdToken(idToken);
    await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(signedInAt);
    await firebaseAuth().updateUser(uid, { password: 'the-new-one' });
    await firebaseAuth().revokeRefreshTokens(uid);
    const owner = await signIn(email, 'the-new-one');
    const cookie = await cookieFor(owner.idToken);
    expect(await statuses(thief)).toEqual(REFUSED);
    expect(await statuses({ idToken: owner.idToken, cookie })).toEqual(WELCOME);
  });
});
