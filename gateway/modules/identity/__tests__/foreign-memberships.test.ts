import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { loadSession } from '../../../session/load-session.ts';
import type { Session } from '../../../session/session.ts';
import { switchBusiness } from '../../business/switch-business.ts';
import { otherBusinesses } from '../../business/business-queries.ts';
import { acceptInvitation, declineInvitation } from '../answer-invitation.ts';
import { endMemberSessions, setMemberDisabled } from '../disable-member.ts';
import { inviteMember } from '../invite-member.ts';
import { ownInvitations, ownMembershipEvents } from '../own-memberships.ts';

let shop: Shop;
let founder: Session;
beforeAll(async () => {
  shop = await seedBusiness();
  founder = await sessionFor(shop.founder);
});

/** Returns a function that loads a session which this person began now. */
function sessionOf({ firebaseUid, email }: SeedUser, emailVerified = true): () => Promise<Session | null> {
  const credential = { firebaseUid, authTime: new Date(), email, emailVerified, cookieHash: null };
  return () => loadSession(credential);
}

const invite = (person: SeedUser, role = 'ADMIN') =>
  execute(inviteMember, founder, { email: person.email, name: 'Our new packer', role, flags: [] });

const disable = (person: SeedUser, disabled = true) =>
  execute(setMemberDisabled, founder, { memberId: person.id, disabled });

const endSessions = (person: SeedUser) => execute(endMemberSessions, founder, { memberId: person.id });

const accept = async (person: SeedUser) =>
  execute(acceptInvitation, (await sessionOf(person)())!, { businessId: shop.id });

describe('a founder who invites somebody of another business', () => {
  it('cannot end anything of theirs, be it a super-administrator or staff', async () => {
    const elsewhere = await seedBusiness();
    const staff = await withMember(elsewhere, { flags: ['order'] });
    const operator = await seedUser({ isSuperAdmin: true });
    for (const person of [staff, operator]) {
      const session = sessionOf(person);
      const before = await db.user.findUniqueOrThrow({ where: { id: person.id } });
      await invite(person);
      await expect(endSessions(person)).rejects.toMatchObject({ reason: 'NOT_ACTIVE' });
      await disable(person);
      await disable(person, false);
      expect(await session()).toMatchObject({ user: { id: person.id } });
      expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toEqual(before);
    }
    expect((await sessionOf(staff)())?.business?.id).toBe(elsewhere.id);
  });

  it('ends, of somebody who joined, what reaches their own business and nothing else', async () => {
    const elsewhere = await seedBusiness();
    const person = await withMember(elsewhere, { flags: ['order'] });
    await invite(person);
    await accept(person);
    const session = sessionOf(person);
    await execute(switchBusiness, (await session())!, { businessId: shop.id });
    expect((await session())?.business?.id).toBe(shop.id);
    await endSessions(person);
    const now = (await session())!;
    expect(now.business?.id).toBe(elsewhere.id);
    // The business is not offered for switching either.
    expect(await otherBusinesses(now)).toEqual([]);
    await expect(execute(switchBusiness, now, { businessId: shop.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await sessionOf(person)())?.business?.id).toBe(shop.id);
  });

  it('ends the whole session of somebody who works nowhere else: they sign in again', async () => {
    const person = await withMember(shop);
    const session = sessionOf(person);
    expect((await session())?.business?.id).toBe(shop.id);
    await endSessions(person);
    expect(await session()).toBeNull();
    expect((await sessionOf(person)())?.business?.id).toBe(shop.id);
  });
});

describe('before an invitation is accepted', () => {
  it('the business sees the name it gave, not the person’s, and not when they were here', async () => {
    const person = await seedUser({ name: 'Real Name' });
    await db.user.update({ where: { id: person.id }, data: { lastSeenAt: new Date() } });
    await invite(person);
    const seen = () => db.membership.findUniqueOrThrow({
      where: { businessId_userId: { businessId: shop.id, userId: person.id } },
      select: { joinedAt: true, invitedName: true },
    });
    expect(await seen()).toEqual({ joinedAt: null, invitedName: 'Our new packer' });
    await accept(person);
    expect((await seen()).joinedAt).not.toBeNull();
    expect((await db.user.findUniqueOrThrow({ where: { id: person.id } })).name).toBe('Real Name');
  });

  it('nobody sees or answers it whose address is not proven', async () => {
    const person = await seedUser();
    await invite(person);
    const session = (await sessionOf(person, false)())!;
    expect(await ownInvitations(session)).toEqual([]);
    expect(await ownMembershipEvents(session)).toEqual([]);
    for (const command of [acceptInvitation, declineInvitation]) {
      const attempt = execute(command, session, { businessId: shop.id });
      await expect(attempt).rejects.toMatchObject({ reason: 'EMAIL_NOT_VERIFIED' });
    }
  });

  it('nobody else answers it, nor one that was taken back', async () => {
    const person = await seedUser();
    await invite(person);
    const other = (await sessionOf(await seedUser())())!;
    await expect(execute(acceptInvitation, other, { businessId: shop.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await disable(person);
    await expect(accept(person)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('answering an invitation', () => {
  const usage = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).userUsage;

  it('is declining as well: the seat is free, and the person may be invited again', async () => {
    const before = await usage();
    const person = await seedUser();
    await invite(person);
    expect(await usage()).toBe(before + 1);
    await execute(declineInvitation, (await sessionOf(person)())!, { businessId: shop.id });
    expect(await usage()).toBe(before);
    expect((await sessionOf(person)())?.business).toBeNull();
    await invite(person);
    expect(await usage()).toBe(before + 1);
  });

  it('happens once, and never against a founder who takes it back at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await seedUser();
      await invite(person);
      const before = await usage();
      const session = (await sessionOf(person)())!;
      const input = { businessId: shop.id };
      const [accepted, declined, disabled] = await Promise.allSettled([
        execute(acceptInvitation, session, input), execute(declineInvitation, session, input), disable(person),
      ]);
      expect([accepted, declined].filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      const membership = await db.membership.findUnique({
        where: { businessId_userId: { businessId: shop.id, userId: person.id } },
      });
      const holdsSeat = membership?.status === 'ACTIVE' || membership?.status === 'INVITED';
      expect(await usage()).toBe(holdsSeat ? before : before - 1);
      if (!membership) expect([declined.status, disabled.status]).toEqual(['fulfilled', expect.any(String)]);
    }
  });

  it('and what is done afterwards is in the audit trail, where the person sees it', async () => {
    const person = await seedUser({ name: 'Rima' });
    await invite(person);
    await accept(person);
    await endSessions(person);
    await disable(person);
    const events = await ownMembershipEvents((await sessionOf(person)())!);
    expect(events.map(({ summary, actorName, businessName }) => [summary, actorName, businessName])).toEqual([
      [`Disabled ${person.email}`, shop.founder.name, shop.name],
      [`Ended the sessions of ${person.email}`, shop.founder.name, shop.name],
      ['Accepted the invitation', 'Rima', shop.name],
      [`Invited ${person.email} as admin`, shop.founder.name, shop.name],
    ]);
    const stranger = (await sessionOf(await seedUser())())!;
    expect(await ownMembershipEvents(stranger)).toEqual([]);
  });
});
