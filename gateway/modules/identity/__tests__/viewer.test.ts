import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { setOnboardingStep } from '../../business/business-settings.ts';
import { sendSingleSms } from '../../messaging/send-single-sms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('the viewer', () => {
  it('is the person, their rights and everything that the shell shows', async () => {
    const shop = await seedBusiness({ tier: 'SME', smsBalance: 7 });
    const other = await seedBusiness({ founder: shop.founder });
    const answer = await server.graphql(await tokenOf(shop.founder), `{
      viewer {
        id email name role permissions isSpecialAccount isFounder lowStockCount delayedShippedCount
        business { id name subscription smsRate smsBalance productLimit userUsage pacagePrice onboardingStep }
        otherBusinesses { id name packageExpiresAt }
      }
    }`);
    const { viewer } = answer.data as { viewer: { permissions: string[] } };
    expect(viewer).toMatchObject({
      id: encodeId('Viewer', shop.founder.id), email: shop.founder.email, name: shop.founder.name,
      role: 'FOUNDER',
      isSpecialAccount: false, isFounder: true, lowStockCount: 0, delayedShippedCount: 0,
      business: {
        id: encodeId('Business', shop.id), name: shop.name, subscription: 'SME', smsRate: 0.4, smsBalance: 7,
        productLimit: 1_000, userUsage: 1, pacagePrice: 1_990, onboardingStep: 0,
      },
      otherBusinesses: [{ id: encodeId('Business', other.id), name: other.name }],
    });
    expect(viewer.permissions).toContain('FOUNDER');
    expect(viewer.permissions).not.toContain('SUPERADMIN');
  });

  it('has no first steps left where the business has what they lead to, whichever way it came by it', async () => {
    const shop = await seedBusiness({ smsBalance: 7 });
    const session = await sessionFor(shop.founder);
    const token = await tokenOf(shop.founder);
    const step = async () => {
      const { data } = await server.graphql(token, '{ viewer { business { onboardingStep } } }');
      return (data as { viewer: { business: { onboardingStep: number } } }).viewer.business.onboardingStep;
    };
    await execute(setOnboardingStep, session, { step: 2 });
    await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
    expect(await step()).toBe(2);
    await sendSingleSms(session, { mobileNumber: '01712345678', message: 'Your parcel is on its way' });
    expect(await step()).toBe(5);
  });

  it('learns who could renew the package, also as a member of an expired business', async () => {
    const shop = await seedBusiness({ expiresInDays: -3 });
    const second = await withMember(shop, { role: 'FOUNDER', name: 'Second Founder' });
    await withMember(shop, { role: 'ADMIN', name: 'No Founder' });
    const gone = await withMember(shop, { role: 'FOUNDER', name: 'Gone' });
    await db.membership.updateMany({ where: { userId: gone.id }, data: { status: 'DISABLED' } });
    const member = await withMember(shop, { flags: ['order'] });
    const answer = await server.graphql(await tokenOf(member), '{ viewer { business { founders } } }');
    expect(answer.data).toEqual({ viewer: { business: { founders: [shop.founder.name, second.name] } } });
  });

  it('without a business keeps the rest, and says what the gate looks for', async () => {
    const user = await seedUser();
    const answer = await server.graphql(
      await tokenOf(user), '{ viewer { email business { id } otherBusinesses { id } } }',
    );
    expect(answer.data).toEqual({ viewer: { email: user.email, business: null, otherBusinesses: [] } });
    expect(answer.errors).toMatchObject([
      {
        message: 'No business found for user', path: ['viewer', 'business'],
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
  });

  it('without a permission record may do nothing', async () => {
    const member = await withMember(await seedBusiness(), { flags: null });
    const answer = await server.graphql(
      await tokenOf(member), '{ viewer { role permissions lowStockCount delayedShippedCount } }',
    );
    expect(answer.data).toEqual({
      viewer: { role: 'MEMBER', permissions: ['SIGNED_IN', 'export'], lowStockCount: null, delayedShippedCount: null },
    });
  });

  it('sees their own business as a node, and no other', async () => {
    const [own, foreign] = [await seedBusiness(), await seedBusiness()];
    const token = await tokenOf(own.founder);
    const node = (id: string) =>
      server.graphql(token, 'query ($id: ID!) { node(id: $id) { ... on Business { name } } }', {
        id: encodeId('Business', id),
      });
    expect((await node(own.id)).data).toEqual({ node: { name: own.name } });
    expect(await node(foreign.id)).toMatchObject({ data: { node: null } });
  });
});

describe('the user list', () => {
  const MEMBERS = '{ members(first: 2) { edges { node { email role flags } } pageInfo { hasNextPage } } }';

  it('shows founders first, a page at a time, in one statement beside the session', async () => {
    const shop = await seedBusiness();
    await withMember(shop, { flags: ['order'] });
    await withMember(shop, { role: 'ADMIN', flags: [] });
    const token = await tokenOf(shop.founder);
    await server.graphql(token, MEMBERS);
    const answer = await server.graphql(token, MEMBERS);
    expect(answer.data).toMatchObject({
      members: {
        edges: [
          { node: { role: 'FOUNDER', email: shop.founder.email } }, { node: { role: 'ADMIN', flags: [] } },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(answer.sql).toBe(2);
  });

  it('is for those who may add users', async () => {
    const member = await withMember(await seedBusiness(), { flags: ['order'] });
    const answer = await server.graphql(await tokenOf(member), MEMBERS);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
