import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { pngOf } from '../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { sweepFiles } from '../../files/remove-files.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

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

const memberWith = async (flags: ('orderList' | 'orderUpdate' | 'product' | 'deliveryMethod')[]) => {
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

describe('evidence of a dispute', () => {
  async function dispute(order: string, files: string[], token = founder) {
    const { data, errors } = await server.graphql<{ disputeOrder: { __typename: string; message?: string } }>(token,
      'mutation ($input: DisputeOrderInput!) { disputeOrder(input: $input) { __typename ... on Error { message } } }',
      { input: { orderId: encodeId('Order', order), note: 'Paid 100 less', files } });
    return data?.disputeOrder.message ?? data?.disputeOrder.__typename ?? errors?.[0]?.extensions?.code;
  }
  const filesOf = (id: string) => db.orderFile.findMany({ where: { businessId: shop.id, orderId: id }, orderBy: { position: 'asc' } });
  async function delivered(): Promise<string> {
    const { id } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5 }), price: 500 }] });
    const session = Session.system(shop.id);
    await execute(saveDeliveryMethod, session, { name: `Steadfast ${id.slice(-6)}`, kind: 'MANUAL' });
    await execute(confirmOrder, session, { orderId: id });
    await execute(shipOrder, session, { orderId: id, courierName: `Steadfast ${id.slice(-6)}`, trackingCode: `SD${id}` });
    await execute(deliverOrder, session, { orderId: id });
    return id;
  }

  it('comes to the files of the order, behind those that it has', async () => {
    const id = await delivered();
    const kept = (await upload(founder, 64)).id!;
    const evidence = (await upload(founder, 72)).id!;
    await db.orderFile.create({ data: { businessId: shop.id, orderId: id, fileId: decodeId(kept)!.id, position: 0 } });
    expect(await dispute(id, [evidence, kept])).toBe('DisputeOrderSuccess');
    expect((await filesOf(id)).map(({ fileId }) => encodeId('StoredFile', fileId))).toEqual([kept, evidence]);
    await sweepFiles(Date.now() + 2 * DAY_MS);
    expect(await filesOf(id)).toHaveLength(2);
  });

  it('is refused beyond what an order may have, and changes nothing then', async () => {
    const id = await delivered();
    const ids = await Promise.all(Array.from({ length: 10 }, async (_, index) => (await upload(founder, 80 + index)).id!));
    await db.orderFile.createMany({
      data: ids.map((fileId, position) => ({ businessId: shop.id, orderId: id, fileId: decodeId(fileId)!.id, position })),
    });
    const more = (await upload(founder, 96)).id!;
    expect(await dispute(id, [more])).toBe('An order has at most 10 files, and this one has 10');
    expect(await dispute(id, [])).toBe('DisputeOrderSuccess');
  });

  it('takes the permission to change orders; a file of another business does not exist', async () => {
    const id = await delivered();
    const evidence = (await upload(founder, 104)).id!;
    const clerk = await memberWith(['deliveryMethod']);
    expect(await dispute(id, [evidence], clerk)).toBe('FORBIDDEN');
    const other = await seedBusiness();
    const foreign = (await upload(await tokenOf(other.founder), 40)).id!;
    expect(await dispute(id, [foreign])).toBe('File not found');
    expect(await dispute(id, [], clerk)).toBe('DisputeOrderSuccess');
  });
});
