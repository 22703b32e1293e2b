import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngOf } from '../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { sweepFiles } from '../../files/remove-files.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let shop: Shop;
let founder: string;
let orderId: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  orderId = (await withOrder(shop, { lines: [{ product: await withProduct(shop) }] })).id;
});
afterAll(() => server.close());

async function upload(token: string, side: number): Promise<{ status: number; id?: string }> {
  const response = await server.request(token, '/api/files/order-file?name=payment.png', {
    method: 'POST', body: new Uint8Array(pngOf(side, side)), headers: { 'content-type': 'image/png' },
  });
  return { status: response.status, ...(await response.json()) as { id?: string } };
}

async function read() {
  const { data } = await server.graphql<{ node: { version: number; files: { id: string; url: string }[] } }>(
    founder, 'query ($id: ID!) { node(id: $id) { ... on Order { version files { id url(size: ORIGINAL) } } } }', { id: encodeId('Order', orderId) });
  return data!.node;
}

async function keep(files: string[], token = founder) {
  const { data, errors } = await server.graphql<{ setOrderFiles: { __typename: string } }>(token,
    'mutation ($input: SetOrderFilesInput!) { setOrderFiles(input: $input) { __typename } }',
    { input: { orderId: encodeId('Order', orderId), version: (await read()).version, files } });
  return data?.setOrderFiles.__typename ?? errors?.[0]?.extensions?.code;
}

const memberWith = async (flags: ('orderList' | 'orderUpdate' | 'product')[]) => {
  const member = await withMember(shop, { flags });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
  return tokenOf(member);
};

it('keeps files with an order in their order, as long as they are named', async () => {
  const [first, second] = [(await upload(founder, 40)).id!, (await upload(founder, 48)).id!];
  expect(await keep([second, first])).toBe('SetOrderFilesSuccess');
  expect((await read()).files.map(({ id }) => id)).toEqual([second, first]);
  expect(await keep([first])).toBe('SetOrderFilesSuccess');
  await sweepFiles(Date.now() + 2 * DAY_MS);
  expect((await db.storedFile.findMany({ where: { businessId: shop.id }, select: { id: true } })).map(({ id }) => encodeId('StoredFile', id)))
    .toEqual([first]);
});

it('shows them to whoever sees orders, and lets those change them who change orders', async () => {
  await keep([(await upload(founder, 56)).id!]);
  const [file] = (await read()).files;
  const [reader, stranger] = [await memberWith(['orderList']), await memberWith(['product'])];
  const seen = async (token: string) => (await server.request(token, file!.url)).status;
  expect([await seen(founder), await seen(reader), await seen(stranger)]).toEqual([200, 200, 404]);
  expect((await upload(reader, 40)).status).toBe(403);
  expect(await keep([], reader)).toBe('FORBIDDEN');
  const other = await seedBusiness();
  expect(await seen(await tokenOf(other.founder))).toBe(404);
});
