import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { setMemberDisabled } from '../disable-member.ts';
import { MAILS_A_DAY, RESEND_AFTER_MS } from '../invitation-limits.ts';
import { inviteMember, resendInvitation } from '../invite-member.ts';

const newEmail = () => `invited-${crypto.randomUUID()}@example.test`;

const invite = (session: Session, email = newEmail()) =>
  execute(inviteMember, session, { email, role: 'MEMBER', flags: [] });

const mails = (where: { businessId?: string; userId?: string }) => db.invitationMail.count({ where });

/** Moves the invitations of a person a minute into the past. */
const waitAMinute = (userId: string) => db.$executeRaw`UPDATE "InvitationMail"
  SET "createdAt" = "createdAt" - ${RESEND_AFTER_MS} * interval '1 millisecond' WHERE "userId" = ${userId}::uuid`;

async function founderOf(limits: { userLimit?: number } = {}): Promise<Session> {
  return sessionFor((await seedBusiness({ limits })).founder);
}

afterEach(() => { vi.useRealTimers(); });

const refusal = { code: 'TOO_MANY_REQUESTS' };
const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('sending an invitation again', () => {
  it('is possible once a minute, and five times a day with the first, however many ask at once', async () => {
    const session = await founderOf();
    const { userId } = await invite(session);
    const resend = () => execute(resendInvitation, session, { memberId: userId });
    await expect(resend()).rejects.toMatchObject(refusal);
    for (let mail = 2; mail <= MAILS_A_DAY.target; mail += 1) {
      await waitAMinute(userId);
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, resend));
      expect(fulfilled(outcomes)).toBe(1);
      expect(await mails({ userId })).toBe(mail);
    }
    await waitAMinute(userId);
    await expect(resend()).rejects.toMatchObject(refusal);
  });

  it.each([-20, 20])('waits for the minute at a gateway whose clock is off by %i minutes too, and no longer', async (minutes) => {
    const session = await founderOf();
    const { userId } = await invite(session);
    const resend = () => execute(resendInvitation, session, { memberId: userId });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    await expect(resend()).rejects.toMatchObject(refusal);
    await waitAMinute(userId);
    await resend();
    vi.useRealTimers();
    await expect(resend()).rejects.toMatchObject(refusal);
    expect(await mails({ userId })).toBe(2);
  });
});

it('goes to nobody who has accepted one', async () => {
  const shop = await seedBusiness();
  const { id: memberId } = await withMember(shop, { flags: ['orderList'] });
  await expect(execute(resendInvitation, await sessionFor(shop.founder), { memberId })).rejects.toMatchObject({ reason: 'NOT_INVITED' });
  expect(await mails({ userId: memberId })).toBe(0);
});

describe('invitations', () => {
  it('reach one person five times a day, however many businesses ask at once', async () => {
    const person = await seedUser();
    const founders = await Promise.all(Array.from({ length: 8 }, () => founderOf()));
    const outcomes = await Promise.allSettled(founders.map((session) => invite(session, person.email)));
    expect(fulfilled(outcomes)).toBe(MAILS_A_DAY.target);
    expect(await mails({ userId: person.id })).toBe(MAILS_A_DAY.target);
  });

  it('do not go beyond the seats of the package by inviting and disabling in turn', async () => {
    const session = await founderOf({ userLimit: 4 });
    let invited = 0;
    for (let round = 0; round < 8; round += 1) {
      const outcome = await invite(session).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        expect(outcome).toMatchObject(refusal);
        continue;
      }
      invited += 1;
      await execute(setMemberDisabled, session, { memberId: (outcome as { userId: string }).userId, disabled: true });
    }
    expect(invited).toBe(4);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => invite(session)));
    expect(fulfilled(all)).toBe(0);
  });

  it('of one person are fifty a day, whichever business they act in', async () => {
    const session = await founderOf({ userLimit: 500 });
    const elsewhere = await founderOf();
    const { userId: actorId } = session;
    const mail = { businessId: elsewhere.businessId, actorId, isFirst: true };
    const targets = Array.from({ length: MAILS_A_DAY.actor - 1 }, () => ({ ...mail, userId: crypto.randomUUID() }));
    await db.invitationMail.createMany({ data: targets });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => invite(session)));
    expect(fulfilled(outcomes)).toBe(1);
  });

  it('of one business are a hundred a day, whoever acts', async () => {
    const session = await founderOf({ userLimit: 500 });
    const { businessId } = session;
    const others = Array.from({ length: MAILS_A_DAY.business - 1 }, () => ({
      businessId, isFirst: false, userId: crypto.randomUUID(), actorId: crypto.randomUUID(),
    }));
    await db.invitationMail.createMany({ data: others });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => invite(session)));
    expect(fulfilled(outcomes)).toBe(1);
  });
});
