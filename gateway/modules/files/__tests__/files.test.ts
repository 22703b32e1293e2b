import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { picture, pngOf } from '../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { setProductImages } from '../../catalog/product-images.ts';
import { fileChecks } from '../file-checks.ts';
import { sweepFiles } from '../remove-files.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let staff: string;
let rival: string;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
  rival = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

/** A picture with unique bytes, as a phone takes it: rotated by its EXIF orientation, with a GPS position in its metadata. */
const photo = (red: number, { width = 2_400, height = 1_200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function post(token: string | null, bytes: Buffer, purpose = 'product-image') {
  const response = await server.request(token, `/api/files/${purpose}?name=photo.jpg`, {
    method: 'POST', body: new Uint8Array(bytes), headers: { 'content-type': 'text/html' },
  });
  return { status: response.status, body: (await response.json()) as { id?: string; error?: { message: string } } };
}

async function upload(token: string, bytes: Buffer): Promise<string> {
  const { status, body } = await post(token, bytes);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return body.id!;
}

async function urlsOf(token: string, id: string) {
  const document = `query($id: ID!) { node(id: $id) { ... on StoredFile {
    width height contentType small: url(size: SMALL) medium: url large: url(size: ORIGINAL) } } }`;
  const { data } = await server.graphql<{ node: Record<string, string> | null }>(token, document, { id });
  return data!.node;
}

const uuidIn = (url: string) => url.split('/')[3]!;
const usage = async ({ id }: Shop) =>
  Number((await db.business.findUniqueOrThrow({ where: { id } })).fileUsageBytes);

describe('a picture that is uploaded', () => {
  it('is served upright in three sizes, without what the camera noted', async () => {
    const file = (await urlsOf(founder, await upload(founder, await photo(10))))!;
    expect([file.width, file.height, file.contentType]).toEqual([800, 1_600, 'image/webp']);
    const sides: number[][] = [];
    for (const url of [file.small!, file.medium!, file.large!]) {
      const served = await server.request(staff, url);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/webp', 'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { width, height, exif, orientation } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      sides.push([width, height]);
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
    expect(sides).toEqual([[80, 160], [320, 640], [800, 1_600]]);
  });

  it.each([
    ['notes of the camera', () => Buffer.from('Image_UTC_Data1732680000000SEFHk\0\0\0SEFT', 'latin1')],
    ['a brighter copy', () => photo(12, { width: 300, height: 150 })],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
  ])('is taken with what a phone writes behind it, such as %s, and kept without it', async (_case, behind) => {
    const tail = await behind();
    const file = (await urlsOf(founder, await upload(founder, Buffer.concat([await photo(11), tail]))))!;
    expect([file.width, file.height, file.contentType]).toEqual([800, 1_600, 'image/webp']);
    const served = Buffer.from(await (await server.request(founder, file.large!)).arrayBuffer());
    expect(served.includes(tail)).toBe(false);
    expect((await sharp(served).metadata()).format).toBe('webp');
  });

  it('is kept once, however often and by how many at once it is sent', async () => {
    const bytes = await photo(20);
    const ids = await Promise.all([1, 2, 3].map(() => upload(founder, bytes)));
    const used = await usage(shop);
    expect(new Set([...ids, await upload(founder, bytes)]).size).toBe(1);
    expect(await usage(shop)).toBe(used);
    expect(await findDrift(fileChecks)).toEqual([]);
  });

  it('does not exist for another business, and is nobody else’s copy', async () => {
    const bytes = await photo(30);
    const id = await upload(founder, bytes);
    const { small } = (await urlsOf(founder, id))!;
    expect(await urlsOf(rival, id)).toBeNull();
    const foreign = await server.request(rival, small!);
    const unknown = await server.request(rival, '/api/files/00000000-0000-7000-8000-000000000000/small');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await unknown.text());
    expect((await server.request(null, small!)).status).toBe(401);
    expect(await upload(rival, bytes)).not.toBe(id);
    const odd = await Promise.all(['original', 'huge', '..%2f..%2fsmall'].map(
      async (size) => (await server.request(founder, small!.replace('small', size))).status));
    expect(odd).toEqual([404, 404, 404]);
  });

  it('is taken from whoever keeps products', async () => {
    expect((await post(staff, await photo(40))).status).toBe(403);
    expect((await post(null, await photo(40))).status).toBe(401);
    expect((await post(founder, await photo(40), 'nothing-known')).status).toBe(404);
  });

  it.each([
    ['text', () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that breaks off', () => picture('jpeg').subarray(0, -20)],
    ['a page in front of a picture', () => Buffer.concat([Buffer.from('<html>'), picture('png')])],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a dot', () => pngOf(16, 400)],
    ['a picture of too many pixels', () => pngOf(9_000, 9_000)],
    ['a head without a picture', () => {
      const bytes = pngOf(64, 64);
      bytes.fill(0xff, bytes.indexOf('IDAT') + 6, bytes.indexOf('IDAT') + 20);
      return bytes;
    }],
  ])('is refused where it is %s, and takes no room', async (_case, make) => {
    const before = await usage(shop);
    const { status, body } = await post(founder, make());
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(/picture/)]);
    expect(await usage(shop)).toBe(before);
  });
});

it('a picture of more than 60 megapixels is told so, by its head alone: it is never decoded', async () => {
  const bytes = pngOf(64, 64);
  const head = bytes.indexOf('IHDR');
  bytes.writeUInt32BE(12_000, head + 4);
  bytes.writeUInt32BE(9_000, head + 8);
  const { status, body } = await post(founder, bytes);
  expect([status, body.error]).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST', message: 'The picture may have 60 megapixels at most' })]);
});

it('a picture whose turn comes late is kept for nobody who has left the business meanwhile', async () => {
  const own = await seedBusiness();
  const member = await withMember(own, { flags: ['product'] });
  const [token, owner] = [await tokenOf(member), await tokenOf(own.founder)];
  const photos = await Promise.all(Array.from({ length: 8 }, (_, index) => photo(200 + index, { width: 5_000, height: 4_000 })));
  const answers = photos.map((bytes) => post(token, bytes));
  expect((await Promise.race(answers)).status).toBe(200);
  const { data } = await server.graphql(owner, 'mutation ($input: SetMemberDisabledInput!) { setMemberDisabled(input: $input) { __typename } }', {
    input: { memberId: encodeId('Member', member.id), disabled: true },
  });
  expect(data).toEqual({ setMemberDisabled: { __typename: 'SetMemberDisabledSuccess' } });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(5);
  expect(statuses.filter((status) => status !== 200)).toSatisfy((refused: number[]) => refused.every((status) => [401, 403, 404].includes(status)));
});

describe('the room for files', () => {
  it('is what the package allows, also when many are sent at once', async () => {
    const small = await seedBusiness({ limits: { fileLimitMb: 0 } });
    const token = await tokenOf(small.founder);
    const refused = await post(token, await photo(50));
    expect([refused.status, refused.body.error?.message]).toEqual([412, expect.stringContaining('no more room for files')]);
    await db.business.update({ where: { id: small.id }, data: { fileLimitMb: 1 } });
    // Noise cannot be compressed: each picture takes about two thirds of the allowed space.
    const noise = await Promise.all([1, 2, 3].map((seed) => sharp(pngOf(1_500 + seed, 1_100, { noise: true })).png().toBuffer()));
    const statuses = (await Promise.all(noise.map((bytes) => post(token, bytes)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(3);
    expect(await usage(small)).toBeLessThanOrEqual(1_048_576);
    expect(await findDrift(fileChecks)).toEqual([]);
  });

  it('is given back when nothing uses a file any more, or its upload broke off', async () => {
    const own = await seedBusiness();
    const token = await tokenOf(own.founder);
    const { productId } = await withProduct(own);
    const [used, unused] = [await upload(token, await photo(60)), await upload(token, await photo(61))];
    const [usedUrl, unusedUrl] = [(await urlsOf(token, used))!.small!, (await urlsOf(token, unused))!.small!];
    await execute(setProductImages, await sessionFor(own.founder), { id: productId, version: 1, images: [uuidIn(usedUrl)] });
    await sweepFiles(Date.now() + 23 * HOUR_MS);
    expect((await server.request(token, unusedUrl)).status).toBe(200);
    await sweepFiles(Date.now() + 25 * HOUR_MS);
    expect((await server.request(token, unusedUrl)).status).toBe(404);
    expect(await readdir(join(env.FILE_FOLDER!, own.id, uuidIn(unusedUrl)))).toEqual([]);
    expect((await server.request(token, usedUrl)).status).toBe(200);
    await db.storedFile.updateMany({ where: { businessId: own.id, id: uuidIn(usedUrl) }, data: { status: 'UPLOADING' } });
    await db.productImage.deleteMany({ where: { businessId: own.id } });
    await sweepFiles(Date.now() + 2 * HOUR_MS);
    expect(await usage(own)).toBe(0);
  });
});

describe('the pictures of a product', () => {
  const SET = `mutation($input: SetProductImagesInput!) { setProductImages(input: $input) {
    __typename ... on SetProductImagesSuccess { data: product { version images { id } timeline { edges { node { summary } } } } } } }`;
  const set = (token: string, input: object) =>
    server.graphql<{ setProductImages: { __typename: string; data?: { images: { id: string }[]; timeline: object } } }>(
      token, SET, { input });

  it('are kept in their order, and another business’s picture is not found', async () => {
    const { productId } = await withProduct(shop);
    const id = Buffer.from(`Product:${productId}`).toString('base64');
    const [one, two] = [await upload(founder, await photo(70)), await upload(founder, await photo(71))];
    await set(founder, { id, version: 1, images: [one, two] });
    const { data } = await set(founder, { id, version: 2, images: [two, one] });
    expect(data!.setProductImages.data).toMatchObject({
      images: [{ id: two }, { id: one }],
      timeline: {
        edges: [{ node: { summary: 'Sorted the pictures' } }, { node: { summary: 'Added 2 pictures' } }, {}],
      },
    });
    const foreign = await upload(rival, await photo(72));
    expect((await set(founder, { id, version: 3, images: [foreign] })).data!.setProductImages.__typename).toBe('NotFoundError');
    expect((await set(founder, { id, version: 1, images: [] })).data!.setProductImages.__typename).toBe('ConflictError');
  });
});

it('decodes at most two pictures at once, however many businesses send them', async () => {
  let most = 0;
  const held = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  // A picture that another thread starts between the two readings is in both, for that one sample.
  const count = () => { most = Math.max(most, Math.min(held(), held(), held())); };
  const tokens = await Promise.all(Array.from({ length: 6 }, async () => tokenOf((await seedBusiness()).founder)));
  const bytes = pngOf(3_000, 2_000);
  sharp.queue.on('change', count);
  try {
    const ids = await Promise.all(tokens.map((token) => upload(token, bytes)));
    expect(new Set(ids).size).toBe(tokens.length);
  } finally {
    sharp.queue.off('change', count);
  }
  expect(most).toBe(2);
});
