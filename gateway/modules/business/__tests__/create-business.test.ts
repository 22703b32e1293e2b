import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { runQuery, execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { CHART } from '../../accounting/chart-of-accounts.ts';
import { setOnboardingStep, updateBusiness } from '../business-settings.ts';
import { createBusiness } from '../create-business.ts';
import { listTierLimits, updateTierLimits } from '../tier-limits.ts';

const newName = () => `Shop ${crypto.randomUUID()}`;

describe('creating a business', () => {
  it('opens it with everything a first day needs, and no trial', async () => {
    const { founder } = await seedBusiness();
    const name = newName();
    const { id } = await execute(createBusiness, await sessionFor(founder), { name, hotline: '+880 1711-204466' });
    const business = await db.business.findUniqueOrThrow({ where: { id } });
    expect(business).toMatchObject({
      name, hotline: '01711204466', subscription: 'TRIAL', productLimit: 50, ecomOrderLimit: 100, userLimit: 3,
      userUsage: 1, productUsage: 0, smsBalance: 0, packagePricePoisha: 49_000n,
    });
    expect(business.packageExpiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await db.account.count({ where: { businessId: id } })).toBe(Object.keys(CHART).length);
    expect(await db.location.count({ where: { businessId: id, isDefault: true } })).toBe(1);
    expect(await db.messageTemplate.count({ where: { businessId: id } })).toBeGreaterThan(0);
    const member = await db.membership.findFirstOrThrow({ where: { businessId: id }, include: { permission: true } });
    expect(member).toMatchObject({ userId: founder.id, role: 'FOUNDER', permission: { order: true, createUser: true } });
    expect((await sessionFor({ ...founder, businessId: id })).role).toBe('FOUNDER');
  });

  it('leaves the selected business selected', async () => {
    const shop = await seedBusiness();
    await execute(createBusiness, await sessionFor(shop.founder), { name: newName() });
    expect((await sessionFor(shop.founder)).businessId).toBe(shop.id);
  });

  it('is for founders, not for their staff or for newcomers', async () => {
    const shop = await seedBusiness();
    const members = (['ADMIN', 'MEMBER'] as const).map((role) => withMember(shop, { role, flags: ['createUser'] }));
    for (const person of [...(await Promise.all(members)), await seedUser()]) {
      const attempt = execute(createBusiness, await sessionFor(person), { name: newName(), hotline: '01711204466' });
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Only a founder may add a business' });
      expect(await db.business.count({ where: { createdById: person.id } })).toBe(0);
    }
  });

  it('works from an expired business', async () => {
    const { founder } = await seedBusiness({ expiresInDays: -5 });
    await expect(execute(createBusiness, await sessionFor(founder), { name: newName() })).resolves.toBeDefined();
  });

  it('takes a name once per founder, whatever its case, and however many ask at once', async () => {
    const { founder, name } = await seedBusiness();
    const session = await sessionFor(founder);
    await expect(execute(createBusiness, session, { name: name.toUpperCase() })).rejects.toMatchObject({ code: 'CONFLICT' });
    const twice = newName();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => execute(createBusiness, session, { name: twice })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    const other = await seedBusiness();
    await expect(execute(createBusiness, await sessionFor(other.founder), { name: twice })).resolves.toBeDefined();
  });

  it.each(['%', '_', '\\', '\\%', 'Sho_', 'S%p', 'Shop\\'])('compares names: %j is free beside others', async (name) => {
    const { founder } = await seedBusiness({ name: 'Shop' });
    const session = await sessionFor(founder);
    await execute(createBusiness, session, { name });
    const again = execute(createBusiness, session, { name });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: 'You already have a business with this name' });
    const other = await seedBusiness({ founder });
    const settings = { version: 1, address: '', hotline: '', orderPrefix: '' };
    const renaming = execute(updateBusiness, await sessionFor(other.founder), { ...settings, name });
    await expect(renaming).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(updateBusiness, await sessionFor(other.founder), { ...settings, name: `${name}.` });
  });

  it('gives one name to one of the businesses that are renamed at once', async () => {
    const { founder } = await seedBusiness();
    const sessions: Session[] = [];
    while (sessions.length < 6) sessions.push(await sessionFor((await seedBusiness({ founder })).founder));
    const settings = { version: 1, address: '', hotline: '', orderPrefix: '' };
    const name = newName();
    // Holds all requests back until each has checked the name, or waits for the one that checks it.
    const blocker = await pool.connect();
    await blocker.query('BEGIN; LOCK TABLE "Business" IN SHARE MODE');
    const renaming = Promise.allSettled(sessions.map((session, index) =>
      execute(updateBusiness, session, { ...settings, name: index % 2 ? name : name.toUpperCase() })));
    const waiting = () => pool.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await expect.poll(async () => (await waiting()).rowCount).toBe(sessions.length);
    await blocker.query('COMMIT');
    blocker.release();
    const outcomes = await renaming;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
  });

  it.each(['', '   ', 'x'.repeat(101), 'null\u0000byte'])('refuses the name %j', async (name) => {
    const { founder } = await seedBusiness();
    const attempt = execute(createBusiness, await sessionFor(founder), { name });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('businesses without a package', () => {
  const refusal = { code: 'PRECONDITION_FAILED', reason: 'UNPAID_BUSINESSES' };

  it('are three of a founder at a time, however many are asked for at once', async () => {
    const { founder } = await seedBusiness({ expiresInDays: -5 });
    const session = await sessionFor(founder);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => execute(createBusiness, session, { name: newName() })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refusal);
    }
    const running = { createdById: founder.id, packageExpiresAt: { gt: new Date() } };
    expect(await db.business.count({ where: running })).toBe(0);
  });

  it('no longer count once one was paid', async () => {
    const { founder, id: businessId } = await seedBusiness({ expiresInDays: -5 });
    const session = await sessionFor(founder);
    for (let round = 0; round < 2; round += 1) await execute(createBusiness, session, { name: newName() });
    await expect(execute(createBusiness, session, { name: newName() })).rejects.toMatchObject(refusal);
    await db.payment.create({
      data: {
        businessId, type: 'PACKAGE_RENEW', transactionId: 'PACKAGE_RENEW_TRIAL_1', status: 'PAID', amountPoisha: 100n,
        quantity: 1, createdById: founder.id,
      },
    });
    await expect(execute(createBusiness, session, { name: newName() })).resolves.toBeDefined();
  });

  it('are opened by super-administrators as they are needed, without a trial too', async () => {
    const operator = await sessionFor(await seedUser({ isSuperAdmin: true }));
    for (let round = 0; round < 4; round += 1) await execute(createBusiness, operator, { name: newName() });
    const running = { createdById: operator.userId, packageExpiresAt: { gt: new Date() } };
    expect(await db.business.count({ where: running })).toBe(0);
  });
});

describe('what tiers grant', () => {
  const grants = {
    tier: 'ENTERPRISE', productLimit: 7, ecomOrderLimit: 8, userLimit: 9, packagePrice: 1_234.5, smsRate: 0.2875,
    trialDays: 0,
  };

  it('is changed by super-administrators, for businesses to come', async () => {
    const before = await seedBusiness({ tier: 'ENTERPRISE' });
    const session = await sessionFor(await seedUser({ isSuperAdmin: true }));
    await execute(updateTierLimits, session, grants);
    const tiers = await runQuery(listTierLimits, session, {});
    expect(tiers.map(({ tier }) => tier)).toEqual(['TRIAL', 'BASIC', 'SME', 'PRO', 'ENTERPRISE']);
    expect(tiers.find(({ tier }) => tier === 'ENTERPRISE')).toMatchObject({ productLimit: 7, packagePricePoisha: 123_450n });
    const after = await seedBusiness({ tier: 'ENTERPRISE' });
    const limitOf = async (id: string) => (await db.business.findUniqueOrThrow({ where: { id } })).productLimit;
    expect([await limitOf(before.id), await limitOf(after.id)]).toEqual([100_000, 7]);
  });

  it('is nothing for others to see or change', async () => {
    const session = await sessionFor((await seedBusiness()).founder);
    await expect(execute(updateTierLimits, session, grants)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(runQuery(listTierLimits, session, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([{ productLimit: -1 }, { smsRate: 0.12345 }, { packagePrice: -5 }, { tier: 'GOLD' }, { userLimit: 1.5 }])(
    'refuses %j',
    async (wrong) => {
      const session = await sessionFor(await seedUser({ isSuperAdmin: true }));
      const attempt = execute(updateTierLimits, session, { ...grants, ...wrong });
      await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('the settings of a business', () => {
  const settings = { version: 1, name: 'Nakshi Ghor 2', address: 'Dhanmondi, Dhaka', hotline: '01711204466', orderPrefix: 'NG-' };

  it('are changed by admins, once per version read', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    await execute(updateBusiness, session, settings);
    expect(await db.business.findUniqueOrThrow({ where: { id: shop.id } })).toMatchObject({ ...settings, version: 2 });
    await expect(execute(updateBusiness, session, settings)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(execute(updateBusiness, session, { ...settings, version: 2, hotline: '' })).resolves.toBeDefined();
  });

  it.each([{ hotline: '999' }, { orderPrefix: 'A<b>' }, { orderPrefix: 'x'.repeat(11) }, { name: '' }])(
    'refuse %j',
    async (wrong) => {
      const session = await sessionFor((await seedBusiness()).founder);
      const attempt = execute(updateBusiness, session, { ...settings, ...wrong });
      await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('remember how far the first steps have come', async () => {
    const shop = await seedBusiness();
    await execute(setOnboardingStep, await sessionFor(shop.founder), { step: 3 });
    expect((await db.business.findUniqueOrThrow({ where: { id: shop.id } })).onboardingStep).toBe(3);
  });
});
