import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeVerified, signIn } from '../../../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { DEMO_PASSWORD } from '../../../../prisma/seed/demo-accounts.ts';
import { db, pool } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { firebaseAuth } from '../../../session/firebase.ts';

/** Everybody locks people, then their businesses, then memberships: whoever waits holds nothing that comes behind. */

let server: TestServer;
let holder: PoolClient;
beforeAll(async () => {
  server = await testServer();
  holder = await pool.connect();
});
afterAll(async () => {
  holder.release(true);
  await server.close();
});

const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { __typename } }';
const ADD = 'mutation ($input: AddPlatformBusinessInput!) { addPlatformBusiness(input: $input) { __typename } }';
const VIEW = 'mutation ($input: ViewAsMemberInput!) { viewAsMember(input: $input) { __typename } }';
const ACCEPT = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }';

const newEmail = () => `person-${crypto.randomUUID()}@example.test`;
const signInHere = (idToken: string) => server.request(null, '/api/session', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }),
});

/** While `lock` is held, `work` comes to wait for it; the holder then locks `next` without waiting, and lets it go on. */
async function meets<T>(lock: string, work: () => Promise<T>, next: string): Promise<T> {
  await holder.query('BEGIN');
  await holder.query(lock);
  const outcome = work();
  try {
    await vi.waitFor(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      expect((await pool.query(waiting)).rowCount).toBe(1);
    }, { timeout: 10_000 });
    await holder.query(`${next} FOR NO KEY UPDATE NOWAIT`);
  } finally {
    await holder.query('ROLLBACK');
    await outcome.catch(() => undefined);
  }
  return outcome;
}

/** Somebody who has a business of their own, and whose account has just taken the address of a founder who was invited. */
async function movedToInvited() {
  const email = newEmail();
  const operator = await tokenOf(await seedUser({ isSuperAdmin: true }));
  const input = { name: `Shop ${email}`, founderEmail: email, tier: 'SME', days: 30 };
  expect((await server.graphql(operator, ADD, { input })).data).toMatchObject({ addPlatformBusiness: { __typename: 'AddPlatformBusinessSuccess' } });
  const invited = await db.user.findUniqueOrThrow({ where: { email } });
  const opened = await db.business.findFirstOrThrow({ where: { createdById: invited.id } });
  const { uid, idToken } = await makeVerified('mover@example.test');
  await signInHere(idToken);
  const own = await db.user.findUniqueOrThrow({ where: { firebaseUid: uid } });
  await firebaseAuth().updateUser(uid, { email, emailVerified: true, password: DEMO_PASSWORD });
  return { email, own, invited, opened, idToken: (await signIn(email)).idToken };
}

it('who accepts an invitation', async () => {
  const shop = await seedBusiness();
  const { email, idToken } = await makeVerified('invited@example.test');
  await signInHere(idToken);
  await server.graphql(await tokenOf(shop.founder), INVITE, { input: { email, role: 'ADMIN', flags: [] } });
  const { id } = await db.user.findUniqueOrThrow({ where: { email } });
  const { data } = await meets(
    `SELECT FROM "User" WHERE "id" = '${id}' FOR UPDATE`,
    () => server.graphql(idToken, ACCEPT, { input: { businessId: encodeId('Business', shop.id) } }),
    `SELECT FROM "Membership" m, "Business" b WHERE m."userId" = '${id}' AND b."id" = m."businessId"`,
  );
  expect(data).toEqual({ acceptInvitation: { __typename: 'AcceptInvitationSuccess' } });
});

it('who looks at a business as a member does', async () => {
  const shop = await seedBusiness();
  const operator = await seedUser({ isSuperAdmin: true });
  const token = await tokenOf(operator);
  await server.graphql(token, '{ viewer { email } }');
  const input = { businessId: encodeId('PlatformBusiness', shop.id), memberId: encodeId('PlatformMember', shop.founder.id), reason: 'They asked' };
  const { data } = await meets(
    `SELECT FROM "User" WHERE "id" = '${operator.id}' FOR UPDATE`, () => server.graphql(token, VIEW, { input }),
    `SELECT FROM "Business" WHERE "id" = '${shop.id}'`,
  );
  expect(data).toEqual({ viewAsMember: { __typename: 'ViewAsMemberSuccess' } });
});

it('whose account has taken another address', async () => {
  const { email, own, invited, opened, idToken } = await movedToInvited();
  const answer = await meets(
    `SELECT FROM "Business" WHERE "id" = '${opened.id}' FOR UPDATE`, () => signInHere(idToken),
    `SELECT FROM "Membership" WHERE "userId" = '${invited.id}'`,
  );
  expect(answer.status).toBe(200);
  expect(await db.user.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ email });
  expect(await db.business.findUniqueOrThrow({ where: { id: opened.id } })).toMatchObject({ createdById: own.id });
});

it('the older of two people first', async () => {
  const { own, invited, idToken } = await movedToInvited();
  expect(invited.id < own.id).toBe(true);
  const answer = await meets(
    `SELECT FROM "User" WHERE "id" = '${invited.id}' FOR UPDATE`, () => signInHere(idToken), `SELECT FROM "User" WHERE "id" = '${own.id}'`,
  );
  expect(answer.status).toBe(200);
});
