import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { addBuyerBlock } from '../buyer-blocks.ts';

const PHONE = '01711204466';

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
});
afterAll(() => server.close());

interface Caller {
  block: { action: string; reason: string } | null;
  addresses: { street: string; district: string; thana: string }[];
}

/** As somebody who only takes orders reads it. */
async function caller(): Promise<Caller> {
  const member = await withMember(shop, { flags: ['newOrder'] });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
  const { data } = await server.graphql<{ caller: Caller }>(await tokenOf(member), `{ caller(phone: "+8801711-204466") {
    block { action reason } addresses { street district thana } } }`);
  return data!.caller;
}

const rule = async (action: 'HOLD' | 'BLOCK' | 'ALLOW', reason: string, value = PHONE) =>
  execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value, action, reason });

it('says of somebody who calls what the rules about buyers say of their number, and why', async () => {
  await rule('BLOCK', 'Another number', '01899999999');
  expect((await caller()).block).toBeNull();
  await rule('BLOCK', 'Refused three parcels');
  expect((await caller()).block).toEqual({ action: 'BLOCK', reason: 'Refused three parcels' });
  await rule('ALLOW', 'Paid since');
  expect((await caller()).block).toBeNull();
  await rule('HOLD', 'Look first');
  await db.buyerBlock.updateMany({ where: { businessId: shop.id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await caller()).block).toBeNull();
});

it('says where their last orders went, with the district that the street does not name', async () => {
  const { id } = await withOrder(shop, { lines: [{ product: await withProduct(shop) }], phone: PHONE, address: 'Chowdhury Bari, holding 5' });
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id } }, data: { district: 'Cumilla', thana: 'Daudkandi' }, select: { id: true },
  });
  expect((await caller()).addresses).toEqual([{ street: 'Chowdhury Bari, holding 5', district: 'Cumilla', thana: 'Daudkandi' }]);
});
