import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, pngOf } from '../../../../e2e/support/pictures.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember, type Member } from '../../../../prisma/seed/factories/member.ts';
import { idTokenFor, sessionFor, withAccount } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { removeBusinessLogo, setBusinessLogo } from '../business-logo.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
let staff: string;
let rival: string;

async function tokenOf(member: Member): Promise<string> {
  await withAccount(member);
  return idTokenFor(member.email);
}

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
  rival = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

async function put(token: string | null, body: BodyInit, contentType = 'image/png') {
  const response = await server.request(token, '/api/business/logo', {
    method: 'PUT', body, headers: { 'content-type': contentType },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function upload(token: string, bytes: Buffer): Promise<string> {
  const { status, body } = await put(token, new Uint8Array(bytes));
  expect([status, Object.keys(body)]).toEqual([200, ['logoUrl']]);
  return body.logoUrl as string;
}

const urlSeenBy = async (token: string) => {
  const document = '{ viewer { business { logoUrl } } }';
  const { data } = await server.graphql<{ viewer: { business: { logoUrl: string | null } } }>(token, document);
  return data!.viewer.business.logoUrl;
};

const REMOVE = `mutation { removeBusinessLogo { __typename ... on RemoveBusinessLogoSuccess { data: business { logoUrl } } } }`;

describe('the logo of a business', () => {
  it.each([
    ['png', 'image/png'], ['jpeg', 'image/jpeg'], ['webp', 'image/webp'],
  ] as const)('is served as it was uploaded, %s', async (kind, contentType) => {
    const bytes = picture(kind);
    const url = await upload(founder, bytes);
    expect(await urlSeenBy(staff)).toBe(url);
    const served = await server.request(staff, url);
    expect(served.status).toBe(200);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is the picture alone where the file is an archive too', async () => {
    const url = await upload(founder, Buffer.concat([picture('png'), Buffer.from('PK\u0003\u0004')]));
    const served = await server.request(founder, url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(picture('png'));
  });

  it('has another address once it is another picture, and the old one is gone', async () => {
    const before = await upload(founder, picture('png'));
    const after = await upload(founder, picture('jpeg'));
    expect(after).not.toBe(before);
    expect((await server.request(founder, before)).status).toBe(404);
    expect(await upload(founder, picture('png'))).toBe(before);
  });

  it('can be removed, also when there is none', async () => {
    const url = await upload(founder, picture('png'));
    for (const _ of ['first', 'again']) {
      expect((await server.graphql(founder, REMOVE)).data).toEqual({
        removeBusinessLogo: { __typename: 'RemoveBusinessLogoSuccess', data: { logoUrl: null } },
      });
    }
    expect(await urlSeenBy(staff)).toBeNull();
    expect((await server.request(founder, url)).status).toBe(404);
  });

  it('does not exist for another business, also where both have the same picture', async () => {
    const url = await upload(founder, picture('png'));
    const foreign = await server.request(rival, url);
    const unknown = await server.request(rival, `/api/business/logo/${'0'.repeat(64)}`);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await unknown.text());
    expect(await urlSeenBy(rival)).toBeNull();
    expect(await upload(rival, picture('png'))).toBe(url);
    await server.graphql(rival, REMOVE);
    expect((await server.request(founder, url)).status).toBe(200);
  });

  it('is for the signed-in to see and for admins to change', async () => {
    const url = await upload(founder, picture('png'));
    expect((await server.request(null, url)).status).toBe(401);
    expect((await put(null, 'x')).status).toBe(401);
    expect(await put(staff, new Uint8Array(picture('jpeg')))).toMatchObject({
      status: 403, body: { error: { code: 'FORBIDDEN' } },
    });
    expect((await server.graphql(staff, REMOVE)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await urlSeenBy(founder)).toBe(url);
  });

  it('is taken from our own pages only', async () => {
    const response = await server.request(founder, '/api/business/logo', {
      method: 'PUT', body: new Uint8Array(picture('png')),
      headers: { origin: 'https://elsewhere.test', cookie: '__session=x' },
    });
    expect(response.status).toBe(403);
  });

  const TYPE = 'Choose a PNG, JPEG or WebP picture';
  const SIZE = 'The picture may have 1 MB at most';
  const SIDE = 'Each side of the picture needs 32 to 4,096 pixels';
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), TYPE],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), TYPE],
    ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), TYPE],
    ['a picture that breaks off', picture('jpeg').subarray(0, 700), TYPE],
    ['a picture just over the limit', Buffer.concat([picture('png'), Buffer.alloc(1_048_576)]), SIZE],
    ['a picture like a dot', pngOf(31, 31), SIDE],
    ['a picture like a banner', pngOf(4_097, 40), SIDE],
    ['a picture that unpacks to gigabytes', pngBomb(), SIDE],
  ])('is never %s', async (_, bytes, message) => {
    const before = await urlSeenBy(founder);
    const key = { messageKey: message, messageValues: {} };
    expect(await put(founder, new Uint8Array(bytes))).toEqual({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', message, ...key, fieldErrors: [{ field: 'logo', message, ...key }] } },
    });
    expect(await urlSeenBy(founder)).toBe(before);
  });

  it('is refused unread when it is far too large', async () => {
    const bytes = pngOf(3_600, 3_000, { noise: true });
    expect(bytes.length).toBeGreaterThan(10_000_000);
    const { statusCode, json } = await server.app.inject({
      method: 'PUT', url: '/api/business/logo', payload: bytes,
      headers: { 'content-type': 'image/png', authorization: `Bearer ${founder}` },
    });
    expect([statusCode, json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('leaves its traces in the audit trail, without its bytes', async () => {
    const { id, founder: owner } = await seedBusiness();
    const session = await sessionFor(owner);
    await execute(setBusinessLogo, session, { bytes: picture('png') });
    await execute(setBusinessLogo, session, { bytes: picture('jpeg') });
    await execute(removeBusinessLogo, session, {});
    const entries = await db.auditEntry.findMany({ where: { businessId: id, entityType: 'Business' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ summary }) => summary)).toEqual(['Added a logo', 'Changed the logo', 'Removed the logo']);
    expect(entries[0]!.after).toMatchObject({ contentType: 'image/png', width: 48, height: 40, size: 236 });
    expect(entries[2]!.before).toMatchObject({ contentType: 'image/jpeg' });
    expect(JSON.stringify(entries)).not.toContain('bytes');
  });

  it('is one, however many are uploaded at once', async () => {
    const owner = await sessionFor((await seedBusiness()).founder);
    const kinds = ['png', 'jpeg', 'webp', 'png', 'jpeg'] as const;
    await Promise.all(kinds.map((kind) => execute(setBusinessLogo, owner, { bytes: picture(kind) })));
    expect(await db.businessLogo.count({ where: { businessId: owner.businessId } })).toBe(1);
  });

  it('cannot be changed once the package has expired', async () => {
    const expired = await sessionFor((await seedBusiness({ expiresInDays: -1 })).founder);
    const attempt = execute(setBusinessLogo, expired, { bytes: picture('png') });
    await expect(attempt).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });
});

/** Small on the wire, 60,000 pixels a side. */
function pngBomb(): Buffer {
  const bytes = Buffer.from(picture('png'));
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}
