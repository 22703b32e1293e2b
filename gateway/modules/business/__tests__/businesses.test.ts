import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { db } from '../../../db/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NOBODY = 'No business found for user';

describe('businessUser.checkBusinessExists', () => {
  it('answers id, name and expiry of the selected business', async () => {
    const shop = await seedBusiness();
    const { data } = await server.trpcGet(await tokenOf(shop.founder), 'businessUser.checkBusinessExists');
    expect(data).toEqual({ id: shop.id, name: shop.name, packageExpiresAt: expect.any(Date) });
  });

  it('says so to a user without a business', async () => {
    const answer = await server.trpcGet(await tokenOf(await seedUser()), 'businessUser.checkBusinessExists');
    expect(answer.status).toBe(404);
    expect(answer.error).toMatchObject({ message: NOBODY, code: -32004, data: { code: 'NOT_FOUND' } });
  });

  it('answers for an expired package too', async () => {
    const shop = await seedBusiness({ expiresInDays: -3 });
    const { data } = await server.trpcGet<{ packageExpiresAt: Date }>(
      await tokenOf(shop.founder), 'businessUser.checkBusinessExists',
    );
    expect(data!.packageExpiresAt.getTime()).toBeLessThan(Date.now());
  });

  it('needs a session', async () => {
    const answer = await server.trpcGet(null, 'businessUser.checkBusinessExists');
    expect(answer.error).toMatchObject({ data: { code: 'UNAUTHORIZED', httpStatus: 401 } });
  });
});

describe('businessUser.getBusinessInfo', () => {
  it('answers all fields, money in taka', async () => {
    const shop = await seedBusiness({ tier: 'PRO', smsBalance: 120 });
    const token = await tokenOf(shop.founder);
    const expected = {
      id: shop.id, name: shop.name, subscription: 'PRO', packageExpiresAt: expect.any(Date), smsRate: 0.35,
      smsBalance: 120, productUsage: 0, productLimit: 5_000, ecomOrderUsage: 0, ecomOrderLimit: 25_000,
      userUsage: 1, userLimit: 40, pacagePrice: 3_990,
    };
    expect((await server.trpcGet(token, 'businessUser.getBusinessInfo', { noCache: true })).data).toEqual(
      expected,
    );
    expect((await server.trpcGet(token, 'businessUser.getBusinessInfo')).data).toEqual(expected);
  });

  it('refuses input of the wrong type', async () => {
    const token = await tokenOf((await seedBusiness()).founder);
    const answer = await server.trpcGet(token, 'businessUser.getBusinessInfo', { noCache: 'yes' });
    expect(answer.status).toBe(400);
  });
});

interface Available {
  otherBusinesses: { id: string; name: string; packageExpiresAt: Date }[];
  isFounder: boolean;
}

const available = async (token: string) =>
  (await server.trpcGet<Available>(token, 'businessUser.getAvailableBusinesses')).data!;

describe('several businesses', () => {
  async function founderOfTwo(): Promise<{ first: Shop; second: Shop; token: string }> {
    const first = await seedBusiness();
    const second = await seedBusiness({ founder: first.founder, expiresInDays: -1 });
    return { first, second, token: await tokenOf(first.founder) };
  }

  it('are offered without the selected one, expired ones included', async () => {
    const { second, token } = await founderOfTwo();
    expect(await available(token)).toEqual({
      otherBusinesses: [{ id: second.id, name: second.name, packageExpiresAt: expect.any(Date) }],
      isFounder: true,
    });
  });

  it('are sorted as a person would, in both alphabets', async () => {
    const { founder } = await seedBusiness({ name: 'Selected' });
    for (const name of ['zari', 'Zeba', 'Shop 10', 'ঢাকা', 'amber', 'shop 2', 'আলো', 'Aarong', 'কাঁথা']) {
      await seedBusiness({ name, founder });
    }
    const { otherBusinesses } = await available(await tokenOf(founder));
    expect(otherBusinesses.map(({ name }) => name)).toEqual(
      ['আলো', 'কাঁথা', 'ঢাকা', 'Aarong', 'amber', 'shop 2', 'Shop 10', 'zari', 'Zeba'],
    );
  });

  it('are offered to a super-administrator from the first name on, however it is written', async () => {
    const { id: _id, ...shop } = await db.business.findFirstOrThrow();
    const names = ['aarong', ...Array.from({ length: 101 }, (_, number) => `BAZAR ${number}`)];
    await db.business.createMany({ data: names.map((name) => ({ ...shop, name })) });
    const { otherBusinesses } = await available(await tokenOf(await seedUser({ isSuperAdmin: true })));
    expect(otherBusinesses).toHaveLength(100);
    expect(otherBusinesses.map(({ name }) => name)).toContain('aarong');
  });

  it('are switched on the server, for every request after it', async () => {
    const { first, second, token } = await founderOfTwo();
    const switched = await server.trpcPost(token, 'businessUser.switchBusiness', { businessId: second.id });
    expect(switched.data).toMatchObject({ id: second.id, name: second.name });
    expect((await server.trpcGet(token, 'businessUser.checkBusinessExists')).data).toMatchObject({
      id: second.id,
    });
    expect((await available(token)).otherBusinesses.map(({ id }) => id)).toEqual([first.id]);
  });

  it('of others cannot be switched to, nor told from those that do not exist', async () => {
    const { first, token } = await founderOfTwo();
    const foreign = await seedBusiness();
    const attempts = [foreign.id, '00000000-0000-7000-8000-0000000000ff'].map((businessId) =>
      server.trpcPost(token, 'businessUser.switchBusiness', { businessId }));
    const [theirs, none] = await Promise.all(attempts);
    expect(theirs!.error).toEqual(none!.error);
    expect(theirs!.error).toMatchObject({ message: 'Business not found', data: { code: 'NOT_FOUND' } });
    expect((await server.trpcGet(token, 'businessUser.checkBusinessExists')).data).toMatchObject({
      id: first.id,
    });
  });

  it('that disabled the user are gone', async () => {
    const { first, second, token } = await founderOfTwo();
    await db.membership.updateMany({
      where: { businessId: second.id, userId: first.founder.id }, data: { status: 'DISABLED' },
    });
    expect((await available(token)).otherBusinesses).toEqual([]);
    const answer = await server.trpcPost(token, 'businessUser.switchBusiness', { businessId: second.id });
    expect(answer.error).toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  it('are nobody\'s to add but a founder\'s', async () => {
    const member = await withMember(await seedBusiness(), { role: 'ADMIN', flags: [] });
    expect((await available(await tokenOf(member))).isFounder).toBe(false);
  });

  it('can all be switched to by a super-administrator', async () => {
    const { id, name } = await seedBusiness();
    const token = await tokenOf(await seedUser({ isSuperAdmin: true }));
    const answer = await server.trpcPost(token, 'businessUser.switchBusiness', { businessId: id });
    expect(answer.data).toMatchObject({ name });
    const user = await server.trpcGet(token, 'user.getUserById');
    expect(user.data).toMatchObject({ role: 'SUPERADMIN', UserPermission: null });
  });
});

describe('user.getUserById', () => {
  it('answers role, address and the 17 flags', async () => {
    const member = await withMember(await seedBusiness(), { flags: ['order', 'search'] });
    const { data } = await server.trpcGet<{ UserPermission: Record<string, boolean> }>(
      await tokenOf(member), 'user.getUserById',
    );
    expect(data).toMatchObject({ id: member.id, email: member.email, role: 'MEMBER' });
    expect(Object.keys(data!.UserPermission)).toHaveLength(17);
    expect(
      Object.entries(data!.UserPermission)
        .filter(([, on]) => on)
        .map(([flag]) => flag),
    ).toEqual(['search', 'order']);
  });

  it('answers null for a member without a permission record', async () => {
    const member = await withMember(await seedBusiness(), { flags: null });
    const { data } = await server.trpcGet(await tokenOf(member), 'user.getUserById');
    expect(data).toMatchObject({ role: 'MEMBER', UserPermission: null });
  });
});
