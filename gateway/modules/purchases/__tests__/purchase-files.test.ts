import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { pngOf } from '../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { sweepFiles } from '../../files/remove-files.ts';
import { setPurchaseFiles } from '../purchase-files.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let purchaseId: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const product = await withProduct(shop);
  purchaseId = (await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 1, unitCost: 5 }] })).id;
});
afterAll(() => server.close());

async function upload(token: string, side: number): Promise<{ status: number; id?: string }> {
  const response = await server.request(token, '/api/files/purchase-file?name=bill.png', {
    method: 'POST', body: new Uint8Array(pngOf(side, side)), headers: { 'content-type': 'image/png' },
  });
  return { status: response.status, ...(await response.json()) as { id?: string } };
}

interface Read {
  node: { version: number; files: { id: string; name: string; url: string }[] | null };
}

async function read(token: string): Promise<Read['node']> {
  const document = 'query ($id: ID!) { node(id: $id) { ... on Purchase { version files { id name url(size: ORIGINAL) } } } }';
  const { data, errors } = await server.graphql<Read>(token, document, { id: encodeId('Purchase', purchaseId) });
  expect(errors).toBeUndefined();
  return data!.node;
}

async function attach(files: string[], token = founder) {
  const { version } = await read(founder);
  const { data, errors } = await server.graphql<{ setPurchaseFiles: { __typename: string; fieldErrors?: object[] } }>(token,
    'mutation ($input: SetPurchaseFilesInput!) { setPurchaseFiles(input: $input) { __typename } }',
    { input: { purchaseId: encodeId('Purchase', purchaseId), version, files } });
  return data?.setPurchaseFiles.__typename ?? errors?.[0]?.extensions?.code;
}

describe('the bill of a purchase', () => {
  it('is kept in any status, in its order, as long as it is named', async () => {
    const [first, second] = [(await upload(founder, 40)).id!, (await upload(founder, 48)).id!];
    expect(await attach([second, first])).toBe('SetPurchaseFilesSuccess');
    expect((await read(founder)).files!.map(({ id }) => id)).toEqual([second, first]);
    expect(await attach([first])).toBe('SetPurchaseFilesSuccess');
    await sweepFiles(Date.now() + 2 * DAY_MS);
    expect((await db.storedFile.findMany({ where: { businessId: shop.id }, select: { id: true } })).map(({ id }) => encodeId('StoredFile', id)))
      .toEqual([first]);
  });

  it('says what goods cost: whoever may not see that gets neither the list nor the bytes, and changes nothing', async () => {
    await attach([(await upload(founder, 56)).id!]);
    const member = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
    const admin = await tokenOf(member);
    expect((await read(admin)).files).toBeNull();
    const [file] = (await read(founder)).files!;
    const seen = async (token: string) => (await server.request(token, file!.url)).status;
    expect([await seen(founder), await seen(admin)]).toEqual([200, 404]);
    const { version } = await read(founder);
    await expect(execute(setPurchaseFiles, await sessionFor(member), { purchaseId, version, files: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await read(founder)).files).toHaveLength(1);
  });

  it('is a file that was uploaded for it', async () => {
    const response = await server.request(founder, '/api/files/product-image?name=lamp.png', {
      method: 'POST', body: new Uint8Array(pngOf(72, 72)), headers: { 'content-type': 'image/png' },
    });
    const { id } = await response.json() as { id: string };
    expect(await attach([id])).not.toBe('SetPurchaseFilesSuccess');
  });
});
