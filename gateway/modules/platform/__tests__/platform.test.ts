import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { loadSession } from '../../../session/load-session.ts';
import type { Session } from '../../../session/session.ts';
import { createOrderSource } from '../../order-options/order-sources.ts';
import { otherBusinesses, suspendedBusinesses } from '../../business/business-queries.ts';
import { switchBusiness } from '../../business/switch-business.ts';
import { addBusiness } from '../add-business.ts';
import { createAnnouncement, dismissAnnouncement, endAnnouncement, updateAnnouncement } from '../announcement-commands.ts';
import { adjustSmsBalance, extendPackage, updateBusinessLimits } from '../grant-commands.ts';
import { announcementsFor } from '../shown-announcements.ts';
import { resumeBusiness, suspendBusiness } from '../suspend-business.ts';
import { stopViewingAsMember, viewAsMember } from '../view-as-member.ts';

const reason = 'Paid in cash';

let operator: Session;
let person: Awaited<ReturnType<typeof seedUser>>;

beforeAll(async () => {
  person = await seedUser({ name: 'Operator', isSuperAdmin: true });
  operator = await sessionFor(person);
});

const businessRow = (id: string) => db.business.findUniqueOrThrow({ where: { id } });
/** The session as the next request of this person has it. */
const nextSession = ({ firebaseUid, email }: Pick<SeedUser, 'firebaseUid' | 'email'>) =>
  loadSession({ firebaseUid, authTime: new Date(), email, emailVerified: true, cookieHash: null });
const ledger = (businessId: string, kind: 'SMS' | 'PACKAGE_DAYS') =>
  db.usageEntry.findMany({ where: { businessId, kind, key: { startsWith: 'grant:' } }, select: { delta: true, reason: true, actorId: true } });

describe('what is granted', () => {
  it('adds days from the end of a package that runs, and from now for one that has ended', async () => {
    const [running, ended] = [await seedBusiness({ expiresInDays: 10 }), await seedBusiness({ expiresInDays: -10 })];
    const before = await businessRow(running.id);
    await execute(extendPackage, operator, { businessId: running.id, days: 5, reason });
    await execute(extendPackage, operator, { businessId: ended.id, days: 5, reason });
    const { packageExpiresAt } = await businessRow(running.id);
    expect(packageExpiresAt.getTime() - before.packageExpiresAt.getTime()).toBe(5 * DAY_MS);
    const left = (await businessRow(ended.id)).packageExpiresAt.getTime() - Date.now();
    expect(left / DAY_MS).toBeCloseTo(5, 2);
    expect(await ledger(running.id, 'PACKAGE_DAYS')).toEqual([
      { delta: 5, reason: '5 days of the package granted: Paid in cash', actorId: person.id },
    ]);
  });

  it('is granted once under one key, though the operator has gone to another business in between', async () => {
    const [shop, other] = [await seedBusiness(), await seedBusiness()];
    for (const businessId of [shop.id, other.id]) {
      const session = await sessionFor({ ...person, businessId });
      await execute(extendPackage, session, { businessId: shop.id, days: 5, reason }, { idempotencyKey: `grant ${shop.id}` });
    }
    expect(await ledger(shop.id, 'PACKAGE_DAYS')).toHaveLength(1);
  });

  it('keeps the SMS balance the sum of its ledger when many adjust it at once, and never below zero', async () => {
    const shop = await seedBusiness({ smsBalance: 10 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => execute(adjustSmsBalance, operator, { businessId: shop.id, messages: -3, reason })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await businessRow(shop.id)).smsBalance).toBe(1);
    expect((await ledger(shop.id, 'SMS')).map(({ delta }) => delta)).toEqual([-3, -3, -3]);
  });

  it('changes the limits of one business, unless somebody else has changed it meanwhile', async () => {
    const shop = await seedBusiness();
    const { version } = await businessRow(shop.id);
    const limits = {
      businessId: shop.id, version, tier: 'PRO', productLimit: 5_000, ecomOrderLimit: 9_000, userLimit: 40, fileLimitMb: 2_048,
      packagePrice: 1_500, smsRate: 0.35, reason,
    };
    await execute(updateBusinessLimits, operator, limits);
    expect(await businessRow(shop.id)).toMatchObject({ productLimit: 5_000, userLimit: 40, packagePricePoisha: 150_000n });
    await expect(execute(updateBusinessLimits, operator, limits)).rejects.toMatchObject({ code: 'CONFLICT' });
    const trail = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, entityId: shop.id }, orderBy: { createdAt: 'desc' } });
    expect(trail).toMatchObject({ summary: 'Limits changed: Paid in cash', actorName: 'Operator' });
  });
});

describe('a suspended business', () => {
  it('lets none of its people in, tells them why, and lets them in again', async () => {
    const shop = await seedBusiness();
    const member = await withMember(shop, { flags: ['order'] });
    await execute(suspendBusiness, operator, { businessId: shop.id, reason: 'Sells what is forbidden' });
    for (const somebody of [shop.founder, member]) {
      const session = (await nextSession(somebody))!;
      expect(session.business).toBeNull();
      expect(await suspendedBusinesses(session)).toMatchObject([{ name: shop.name, reason: 'Sells what is forbidden' }]);
      await expect(execute(switchBusiness, session, { businessId: shop.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(execute(suspendBusiness, operator, { businessId: shop.id, reason })).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(resumeBusiness, operator, { businessId: shop.id, reason: 'Stopped selling it' });
    await expect(execute(resumeBusiness, operator, { businessId: shop.id, reason: 'Again' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await nextSession(member))?.business?.id).toBe(shop.id);
    expect(await suspendedBusinesses((await nextSession(member))!)).toEqual([]);
  });

  it('leaves its founder their other businesses', async () => {
    const shop = await seedBusiness();
    const other = await seedBusiness({ founder: shop.founder });
    await sessionFor({ ...shop.founder, businessId: shop.id });
    await execute(suspendBusiness, operator, { businessId: shop.id, reason });
    const session = (await nextSession(shop.founder))!;
    expect(session.business?.id).toBe(other.id);
    expect(await otherBusinesses(session)).toEqual([]);
  });
});

describe('a look as a member', () => {
  async function lookAt(shop: Shop, flags: ('order' | 'orderList')[]) {
    const own = await seedUser({ name: 'Helper', isSuperAdmin: true });
    const member = await withMember(shop, { flags });
    await execute(viewAsMember, await sessionFor(own), { businessId: shop.id, memberId: member.id, reason: 'Cannot find her orders' });
    return { own, member, session: (await nextSession(own))! };
  }

  it('has the rights of the member and no others, and stands in the trail under the own name', async () => {
    const shop = await seedBusiness();
    const { session, own } = await lookAt(shop, ['orderList']);
    expect(session).toMatchObject({ role: 'MEMBER', userId: own.id, businessId: shop.id });
    expect(session.viewsAs).not.toBeNull();
    expect([session.can('orderList'), session.can('product'), session.can('SUPERADMIN')]).toEqual([true, false, false]);
    await expect(execute(createOrderSource, session, { name: 'Fair', colour: '#475569', isDefault: false })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(execute(suspendBusiness, session, { businessId: shop.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [trail] = await db.auditEntry.findMany({ where: { businessId: shop.id, command: 'platform.viewAsMember' } });
    expect(trail).toMatchObject({ actorName: 'Helper' });
    expect(trail?.summary).toContain('Cannot find her orders');
  });

  it('names who acts, not whose rights are used', async () => {
    const shop = await seedBusiness();
    const own = await seedUser({ name: 'Helper', isSuperAdmin: true });
    await execute(viewAsMember, await sessionFor(own), { businessId: shop.id, memberId: shop.founder.id, reason });
    const session = (await nextSession(own))!;
    expect(session.role).toBe('FOUNDER');
    await execute(createOrderSource, session, { name: 'Fair', colour: '#475569', isDefault: false });
    const trail = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, command: 'orderOptions.createSource' } });
    expect(trail).toMatchObject({ actorId: own.id, actorName: `Helper (Karbar, as ${shop.founder.name || shop.founder.email})` });
  });

  it('ends when it is ended, after an hour, and with the membership', async () => {
    const shop = await seedBusiness();
    const { own, session, member } = await lookAt(shop, ['order']);
    expect(await execute(stopViewingAsMember, session, {})).toEqual({ isEnded: true });
    expect((await nextSession(own))!.role).toBe('SUPERADMIN');
    await execute(viewAsMember, (await nextSession(own))!, { businessId: shop.id, memberId: member.id, reason });
    await db.membership.update({ where: { businessId_userId: { businessId: shop.id, userId: member.id } }, data: { status: 'DISABLED' } });
    expect((await nextSession(own))!.can('order')).toBe(false);
    await db.user.update({ where: { id: own.id }, data: { viewsUntil: new Date() } });
    expect((await nextSession(own))!.role).toBe('SUPERADMIN');
  });

  it('is not for somebody of another business', async () => {
    const [shop, other] = [await seedBusiness(), await seedBusiness()];
    const look = execute(viewAsMember, operator, { businessId: shop.id, memberId: other.founder.id, reason });
    await expect(look).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives nothing to whoever is no super-administrator, whatever stands in their row', async () => {
    const [shop, other] = [await seedBusiness(), await seedBusiness()];
    await db.user.update({
      where: { id: shop.founder.id },
      data: { selectedBusinessId: other.id, viewsAsUserId: other.founder.id, viewsUntil: new Date(Date.now() + DAY_MS) },
    });
    expect(await nextSession(shop.founder)).toMatchObject({ viewsAs: null, businessId: shop.id });
  });
});

describe('a business that is opened for somebody', () => {
  it('has what every business has, and a founder who is asked first', async () => {
    const email = `founder-${crypto.randomUUID()}@example.test`;
    const asked = { name: 'Tangail Taant', founderEmail: email.toUpperCase(), tier: 'SME', days: 30, hotline: '+880 1711-204466' };
    const { id } = await execute(addBusiness, operator, asked);
    expect(await businessRow(id)).toMatchObject({ name: 'Tangail Taant', subscription: 'SME', hotline: '01711204466', userUsage: 1 });
    const [member] = await db.membership.findMany({ where: { businessId: id }, include: { user: true } });
    expect(member).toMatchObject({ role: 'FOUNDER', status: 'INVITED', joinedAt: null, user: { email } });
    expect(await db.account.count({ where: { businessId: id } })).toBeGreaterThan(0);
    await expect(execute(addBusiness, operator, { ...asked, name: 'TANGAIL taant' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('announcements', () => {
  const now = Date.now();
  const words = {
    title: 'Maintenance on Friday', text: '', titleBangla: 'শুক্রবার রক্ষণাবেক্ষণ', textBangla: '', severity: 'WARNING',
    tiers: [] as string[], isForAdmins: false, isDismissible: true,
    startsAt: new Date(now - 1_000), endsAt: new Date(now + DAY_MS),
  };
  const titles = async (session: Session) => (await announcementsFor(session)).map(({ title }) => title);

  it('are shown to those whom they are for, until they are put away or end', async () => {
    const shop = await seedBusiness({ tier: 'ENTERPRISE' });
    const founder = await sessionFor(shop.founder);
    const staff = await sessionFor(await withMember(shop, { flags: ['order'] }));
    const elsewhere = await sessionFor((await seedBusiness({ tier: 'BASIC' })).founder);
    const { id } = await execute(createAnnouncement, operator, { ...words, tiers: ['ENTERPRISE'], isForAdmins: true });
    const later = await execute(createAnnouncement, operator, { ...words, title: 'Later', tiers: ['ENTERPRISE'], startsAt: new Date(now + DAY_MS / 2) });
    expect(await titles(founder)).toEqual(['Maintenance on Friday']);
    expect([await titles(staff), await titles(elsewhere)]).toEqual([[], []]);

    await expect(execute(dismissAnnouncement, staff, { announcementId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await execute(dismissAnnouncement, founder, { announcementId: id });
    expect(await titles(founder)).toEqual([]);

    const { announcementId, ...changed } = { ...words, announcementId: later.id, title: 'Now', tiers: ['ENTERPRISE'], version: 1, isDismissible: false };
    await execute(updateAnnouncement, operator, { announcementId, ...changed });
    await expect(execute(updateAnnouncement, operator, { announcementId, ...changed, title: 'As it was' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await titles(staff)).toEqual(['Now']);
    await expect(execute(dismissAnnouncement, staff, { announcementId: later.id })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    await execute(endAnnouncement, operator, { announcementId: later.id, version: 2 });
    expect(await titles(staff)).toEqual([]);
    await expect(execute(endAnnouncement, operator, { announcementId: later.id, version: 3 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('do not end before they begin', async () => {
    const wrong = execute(createAnnouncement, operator, { ...words, endsAt: new Date(now - DAY_MS) });
    await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'endsAt' }] });
  });
});
