import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember, type Member } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { loadSession } from '../../../session/load-session.ts';
import type { Session } from '../../../session/session.ts';
import { endMemberSessions, setMemberDisabled } from '../disable-member.ts';
import { inviteMember } from '../invite-member.ts';
import { updateMember } from '../update-member.ts';

const invitation = (more: object = {}) => ({
  email: `invited-${crypto.randomUUID()}@example.test`, role: 'MEMBER', flags: ['order', 'orderList'],
  ...more,
});

const membershipOf = (shop: Shop, userId: string) =>
  db.membership.findUniqueOrThrow({
    where: { businessId_userId: { businessId: shop.id, userId } },
    include: { permission: true },
  });

const userUsage = async (shop: Shop) =>
  (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).userUsage;

const jobsOf = (task: string) => db.$queryRaw<{ count: number }[]>`
  SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = ${task}`;

async function change(
  session: Session, member: Member, to: { role?: string; flags?: string[]; version?: number },
) {
  const { version } = await membershipOf({ id: member.businessId } as Shop, member.id);
  return execute(updateMember, session, {
    memberId: member.id, version, role: member.role, flags: [],
    ...to,
  });
}

let shop: Shop;
let founder: Session;
beforeAll(async () => {
  shop = await seedBusiness();
  founder = await sessionFor(shop.founder);
});

afterEach(() => { vi.useRealTimers(); });

describe('inviting', () => {
  it('takes a seat, keeps the rights for later and writes in the background', async () => {
    const before = await userUsage(shop);
    const { userId } = await execute(inviteMember, founder, invitation({ email: '  Rima@Example.TEST ' }));
    const membership = await membershipOf(shop, userId);
    expect(membership).toMatchObject({ role: 'MEMBER', status: 'INVITED' });
    expect(membership.permission).toMatchObject({ order: true, orderList: true, expense: false });
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      email: 'rima@example.test',
    });
    expect(await userUsage(shop)).toBe(before + 1);
    expect((await jobsOf('identity.sendInvitation'))[0]!.count).toBeGreaterThan(0);
  });

  it('reaches somebody who works for another business already', async () => {
    const person = await seedUser();
    await withMember(await seedBusiness(), { user: person });
    const { userId } = await execute(inviteMember, founder, invitation({ email: person.email }));
    expect(userId).toBe(person.id);
  });

  it.each([
    ['a second time', 'INVITED', 'already invited'],
    ['as a member', 'ACTIVE', 'already a member'],
    ['as a disabled member', 'DISABLED', 'a disabled member'],
  ] as const)('refuses somebody who is there %s', async (_name, status, message) => {
    const person = await seedUser();
    await db.membership.createMany({
      data: [{ businessId: shop.id, userId: person.id, role: 'MEMBER', status }],
    });
    const before = await userUsage(shop);
    await expect(execute(inviteMember, founder, invitation({ email: person.email }))).rejects.toThrow(
      message,
    );
    expect(await userUsage(shop)).toBe(before);
  });

  it.each(['', 'no-address', 'a@b', 'two@example.test, three@example.test', 'x'.repeat(250) + '@example.test'])(
    'refuses the address %j',
    async (email) => {
      const attempt = execute(inviteMember, founder, invitation({ email }));
      await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('refuses unknown roles and flags', async () => {
    for (const wrong of [{ role: 'SUPERADMIN' }, { role: 'OWNER' }, { flags: ['everything'] }]) {
      await expect(execute(inviteMember, founder, invitation(wrong))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });

  it('stops exactly at the limit of the package, however many ask at once', async () => {
    const small = await seedBusiness({ limits: { userLimit: 4 } });
    const session = await sessionFor(small.founder);
    const attempts = Array.from({ length: 12 }, () => execute(inviteMember, session, invitation()));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ reason: 'USER_LIMIT_REACHED' });
    }
    expect(await db.membership.count({ where: { businessId: small.id } })).toBe(4);
    expect(await userUsage(small)).toBe(4);
  });

  it('of one person by ten at once happens once', async () => {
    const { email } = invitation();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => execute(inviteMember, founder, invitation({ email }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('rights', () => {
  it('change from the next request on', async () => {
    const member = await withMember(shop, { flags: ['order'] });
    expect((await sessionFor(member)).can('expense')).toBe(false);
    await change(founder, member, { flags: ['expense'] });
    const session = await sessionFor(member);
    expect([session.can('expense'), session.can('order')]).toEqual([true, false]);
  });

  it('are written for a member who had no permission record', async () => {
    const member = await withMember(shop, { flags: null });
    expect((await sessionFor(member)).flags).toBeNull();
    await change(founder, member, { flags: ['order'] });
    expect((await sessionFor(member)).can('order')).toBe(true);
  });

  it('are not given above one\'s own', async () => {
    const member = await withMember(shop, { flags: ['order'] });
    const admin = await sessionFor(await withMember(shop, { role: 'ADMIN', flags: [] }));
    const clerk = await sessionFor(await withMember(shop, { flags: ['createUser', 'order'] }));
    const forbidden = { code: 'FORBIDDEN' };
    await expect(change(admin, member, { role: 'FOUNDER' })).rejects.toMatchObject(forbidden);
    await expect(change(clerk, member, { role: 'ADMIN' })).rejects.toMatchObject(forbidden);
    await expect(change(clerk, member, { flags: ['expense'] })).rejects.toMatchObject(forbidden);
    await expect(execute(inviteMember, clerk, invitation({ role: 'ADMIN' }))).rejects.toMatchObject(
      forbidden,
    );
    await expect(change(clerk, member, { flags: [] })).resolves.toBeDefined();
  });

  it('of those above are not touched', async () => {
    const admin = await withMember(shop, { role: 'ADMIN', flags: [] });
    const adminSession = await sessionFor(admin);
    const clerk = await sessionFor(await withMember(shop, { flags: ['createUser'] }));
    const forbidden = { code: 'FORBIDDEN' };
    await expect(change(adminSession, { ...shop.founder }, { role: 'MEMBER' })).rejects.toMatchObject(
      forbidden,
    );
    await expect(change(clerk, admin, { role: 'MEMBER' })).rejects.toMatchObject(forbidden);
    const disabling = execute(setMemberDisabled, clerk, { memberId: admin.id, disabled: true });
    await expect(disabling).rejects.toMatchObject(forbidden);
  });

  it('that somebody else changed meanwhile are a conflict', async () => {
    const member = await withMember(shop);
    await change(founder, member, { flags: ['order'] });
    await expect(change(founder, member, { version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of another business\'s member are not found', async () => {
    const foreign = await withMember(await seedBusiness());
    const input = { memberId: foreign.id, version: 1, role: 'ADMIN', flags: [] };
    await expect(execute(updateMember, founder, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('need the createUser permission', async () => {
    const member = await sessionFor(await withMember(shop, { flags: ['order'] }));
    await expect(execute(inviteMember, member, invitation())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the last founder', () => {
  it('is neither demoted nor disabled', async () => {
    const own = await seedBusiness();
    const session = await sessionFor(own.founder);
    const refusal = { reason: 'LAST_FOUNDER', message: 'A business needs at least one founder' };
    await expect(change(session, own.founder, { role: 'ADMIN' })).rejects.toMatchObject(refusal);
    const second = await withMember(own, { role: 'FOUNDER', flags: [] });
    await expect(change(session, own.founder, { role: 'ADMIN' })).resolves.toBeDefined();
    const other = await sessionFor(second);
    const disabling = execute(setMemberDisabled, other, { memberId: second.id, disabled: true });
    await expect(disabling).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });

  it('remains when two founders demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await seedBusiness();
      const second = await withMember(own, { role: 'FOUNDER', flags: [] });
      const [one, two] = [await sessionFor(own.founder), await sessionFor(second)];
      await Promise.allSettled([
        change(one, second, { role: 'MEMBER' }), change(two, own.founder, { role: 'MEMBER' }),
      ]);
      const founders = await db.membership.count({ where: { businessId: own.id, role: 'FOUNDER' } });
      expect(founders).toBe(1);
    }
  });
});

describe('disabling', () => {
  const set = (member: Member, disabled: boolean) =>
    execute(setMemberDisabled, founder, { memberId: member.id, disabled });

  it('frees the seat once, and enabling takes it again', async () => {
    const member = await withMember(shop);
    const before = await userUsage(shop);
    await set(member, true);
    await set(member, true);
    expect(await userUsage(shop)).toBe(before - 1);
    expect((await membershipOf(shop, member.id)).status).toBe('DISABLED');
    await set(member, false);
    await set(member, false);
    expect(await userUsage(shop)).toBe(before);
    expect((await membershipOf(shop, member.id)).status).toBe('ACTIVE');
  });

  it('leaves the person their other businesses', async () => {
    const member = await withMember(shop);
    const other = await seedBusiness();
    await withMember(other, { user: member });
    const { firebaseUid, email } = member;
    const earlier = { firebaseUid, authTime: new Date(), email, emailVerified: true, cookieHash: null };
    await set(member, true);
    expect((await loadSession(earlier))?.business?.name).toBe(other.name);
  });

  it('of oneself is refused', async () => {
    const admin = await withMember(shop, { role: 'ADMIN', flags: [] });
    const attempt = execute(setMemberDisabled, await sessionFor(admin), {
      memberId: admin.id, disabled: true,
    });
    await expect(attempt).rejects.toMatchObject({ reason: 'SELF' });
  });

  it('leaves an invitation what it was: enabled again it is not accepted', async () => {
    const { userId } = await execute(inviteMember, founder, invitation());
    const person = { id: userId } as Member;
    await db.user.update({ where: { id: userId }, data: { lastSeenAt: new Date() } });
    for (let round = 0; round < 2; round += 1) {
      await set(person, true);
      expect((await membershipOf(shop, userId)).status).toBe('DISABLED');
      await set(person, false);
      expect(await membershipOf(shop, userId)).toMatchObject({ status: 'INVITED', joinedAt: null });
    }
  });

  it('is in the audit trail', async () => {
    const member = await withMember(shop);
    await set(member, true);
    const entries = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: member.id } });
    expect(entries.map(({ summary, actorName }) => [summary, actorName])).toEqual([
      [`Disabled ${member.email}`, shop.founder.name],
    ]);
  });
});

it.each([-20, 20])('sessions that began before are ended, none since, at a gateway whose clock is off by %i minutes too', async (minutes) => {
  const { id: memberId, firebaseUid, email } = await withMember(shop, { flags: ['orderList'] });
  const signedIn = async (authTime: Date) => (await loadSession({ firebaseUid, authTime, email, emailVerified: true, cookieHash: null }))?.business?.id ?? null;
  const earlier = new Date(Date.now() - 60_000);
  expect(await signedIn(earlier)).toBe(shop.id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  await execute(endMemberSessions, founder, { memberId });
  vi.useRealTimers();
  expect([await signedIn(earlier), await signedIn(new Date())]).toEqual([null, shop.id]);
});
