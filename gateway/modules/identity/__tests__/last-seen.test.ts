import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { switchBusiness } from '../../business/switch-business.ts';
import { inviteMember } from '../invite-member.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const LONG_AGO = new Date('2026-01-05T06:00:00Z');
/** Its founder and everybody else joined long ago. */
async function shopOf(...people: SeedUser[]): Promise<Shop> {
  const shop = await seedBusiness();
  for (const user of people) await withMember(shop, { role: 'ADMIN', user });
  await db.membership.updateMany({ where: { businessId: shop.id }, data: { joinedAt: LONG_AGO } });
  return shop;
}

interface Seen {
  members: { edges: { node: { email: string; lastSeenAt: string | null } }[] };
}
/** When the people of a business were there, as its founder reads it. */
async function seenIn(shop: Shop): Promise<Record<string, string | null>> {
  const { data } = await server.graphql<Seen>(await tokenOf(shop.founder), '{ members(first: 20) { edges { node { email lastSeenAt } } } }');
  return Object.fromEntries(data!.members.edges.map(({ node }) => [node.email, node.lastSeenAt]));
}

interface Businesses {
  platformBusinesses: { edges: { node: { lastSeenAt: string | null; members: { email: string; lastSeenAt: string | null }[] } }[] };
}
/** The same as the people who run Karbar read it. */
async function activityOf(operator: string, { founder }: Shop) {
  const { data } = await server.graphql<Businesses>(
    operator, 'query ($search: String) { platformBusinesses(first: 1, filter: { search: $search }) { edges { node { lastSeenAt members { email lastSeenAt } } } } }',
    { search: founder.email },
  );
  return data!.platformBusinesses.edges[0]!.node;
}

it('somebody of two businesses is seen in the one that they work in, and in no other', async () => {
  const [here, elsewhere] = [await seedUser({ name: 'Here' }), await seedUser({ name: 'Elsewhere' })];
  const [first, second] = [await shopOf(here, elsewhere), await shopOf(here, elsewhere)];
  await execute(switchBusiness, await sessionFor(elsewhere), { businessId: second.id });
  const began = Date.now() - 1_000;
  for (const person of [here, elsewhere]) await server.graphql(await tokenOf(person), '{ viewer { id } }');
  const isNow = (at: string | null | undefined) => new Date(at!).getTime() > began;
  // Nobody has been in the second one but for the one who has chosen it; the first one is that of whoever has chosen none.
  const operator = await tokenOf(await seedUser({ isSuperAdmin: true }));
  const { members } = await activityOf(operator, second);
  expect(Object.fromEntries(members.map(({ email, lastSeenAt }) => [email, isNow(lastSeenAt)]))).toEqual({
    [second.founder.email]: false, [here.email]: false, [elsewhere.email]: true,
  });
  expect(isNow((await activityOf(operator, second)).lastSeenAt)).toBe(true);
  const seen = await seenIn(first);
  expect([isNow(seen[here.email]), seen[elsewhere.email]]).toEqual([true, LONG_AGO.toISOString()]);
});

it('a business is not alive because its people are in another one, nor somebody who is only invited', async () => {
  const person = await seedUser({ name: 'Busy' });
  const [busy, idle] = [await shopOf(person), await shopOf(person)];
  const guest = await seedUser({ name: 'Guest' });
  await execute(inviteMember, await sessionFor(idle.founder), { email: guest.email, role: 'MEMBER', flags: [] });
  await shopOf(guest);
  for (const one of [person, guest]) await server.graphql(await tokenOf(one), '{ viewer { id } }');
  const operator = await tokenOf(await seedUser({ isSuperAdmin: true }));
  const { lastSeenAt, members } = await activityOf(operator, idle);
  expect(lastSeenAt).toBe(LONG_AGO.toISOString());
  expect(members.find(({ email }) => email === guest.email)?.lastSeenAt).toBeNull();
  expect((await activityOf(operator, busy)).lastSeenAt).not.toBe(LONG_AGO.toISOString());
});
