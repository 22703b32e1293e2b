import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { readPictures } from '../../../gateway/modules/product-sync/read-pictures.ts';
import { request as requestKeys } from '../../../gateway/modules/web-orders/key-hand-out/__tests__/support.ts';
import { withSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { ROOT } from '../../../scripts/processes.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';

vi.hoisted(() => Object.assign(process.env, { PUBLIC_URL: 'https://karbar.test', SHOP_NETWORK: 'public' }));

/** Of our own network, or of a cloud's own services, in the spellings that programs understand. */
const OWN = [
  '127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '127.0.0.1.', '0.0.0.0', '10.0.0.1', '172.16.5.4', '192.168.0.1', '100.64.0.1',
  '169.254.169.254', '[::1]', '[::]', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]', '①②⑦.0.0.1', '224.0.0.1', '255.255.255.255',
];

let server: TestServer;
let shop: Shop;
let founder: string;
let connections = 0;
const inside = createServer((socket) => { connections += 1; socket.destroy(); });
const port = () => (inside.address() as AddressInfo).port;

beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  // Both families, where the machine has both: `localhost` may lead to either.
  inside.listen(0);
  await once(inside, 'listening');
});
afterAll(async () => {
  inside.close();
  await server.close();
});

const save = async (url: string) => (await server.graphql<{ saveWebSite: { __typename: string; fieldErrors?: { field: string }[]; webSite?: { id: string } } }>(
  founder,
  `mutation ($input: SaveWebSiteInput!) { saveWebSite(input: $input) {
    __typename ... on SaveWebSiteSuccess { webSite { id } } ... on ValidationError { fieldErrors { field } } } }`,
  { input: { name: url, url, consumerKey: `ck_${'a'.repeat(40)}`, consumerSecret: `cs_${'a'.repeat(40)}`, webhookSecret: 'whsec_of_the_test', enabled: false } },
)).data!.saveWebSite;

it('an address is typed in these places and no other', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const found = inputs.flatMap((input) => Object.values(input.getFields())
    .filter(({ name, type }) => /url|host|endpoint|domain|callback|link|server/i.test(name) && getNamedType(type).name === 'String')
    .map(({ name }) => `${input.name}.${name}`));
  // The last is shown to people as a link, and never asked by this server.
  expect(found.toSorted()).toEqual(['RequestSiteKeysInput.url', 'SaveWebSiteInput.url', 'SaveDeliveryMethodInput.trackingUrl'].toSorted());
  const procedures = JSON.parse(readFileSync(join(ROOT, 'schema', 'procedures.json'), 'utf8')) as { path: string; input: { properties?: object } }[];
  expect(procedures.filter(({ input }) => Object.keys(input.properties ?? {}).some((name) => /url|host|endpoint/i.test(name))).map(({ path }) => path)).toEqual([]);
});

it('whoever calls an address of a tenant says in which network it has to be', () => {
  const folder = join(ROOT, 'gateway');
  const callers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('__tests__'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
    .filter(([path, text]) => /(?<!function )\b(?:outbound|outboundOf|wooClient)\(/.test(text) && path !== 'http/outbound.ts');
  // Addresses that whoever runs the gateway has set.
  const ours = [
    'modules/billing/bkash/client.ts', 'modules/couriers/clients/client-of.ts', 'modules/files/stores/s3-store.ts', 'modules/identity/send-invitation.ts', 'modules/marketing/meta/meta-client.ts',
    'modules/messaging/gateways/providers.ts', 'modules/web-orders/courier-score/ask-bd-courier.ts', 'modules/web-orders/courier-score/ask-steadfast.ts',
  ];
  const open = callers.filter(([, text]) => !/network: env\.SHOP_NETWORK|retryTimeouts: false, network,/.test(text)).map(([path]) => path);
  expect(open.toSorted()).toEqual(ours);
});

describe('an address of our own network', () => {
  it.each(OWN)('is refused when it is typed: %s', async (host) => {
    for (const scheme of ['http', 'https']) {
      expect(await save(`${scheme}://${host}:${port()}/shop`)).toMatchObject({ __typename: 'ValidationError', fieldErrors: [{ field: 'url' }] });
    }
    expect((await requestKeys(server, founder, { url: `https://${host}` })).refusal).toMatchObject({ fieldErrors: [{ field: 'url' }] });
  });

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])('is not connected to, whatever stands in the row: %s', async (host) => {
    // As a name that led elsewhere when it was typed, or a row of earlier days.
    const site = await withSite(shop, { url: `http://${host}:${port()}` });
    const { data } = await server.graphql<{ testWebSite: { test: { ok: boolean; message: string } } }>(
      founder, 'mutation ($input: TestWebSiteInput!) { testWebSite(input: $input) { ... on TestWebSiteSuccess { test { ok message } } } }',
      { input: { siteId: encodeId('WebSite', site.id) } },
    );
    expect(data!.testWebSite.test).toEqual({ ok: false, message: 'The address of the shop is not on the internet' });
    const pictures = await readPictures(await sessionFor(shop.founder), [`http://${host}:${port()}/latest/meta-data`, `https://${host}:${port()}/x.png`]);
    expect([pictures, connections]).toEqual([[], 0]);
    await db.webSite.delete({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example/{code}', 'file:///etc/passwd', '//x.example', 'http://'])('is no link to follow a parcel by: %s', async (trackingUrl) => {
    const { data } = await server.graphql<{ saveDeliveryMethod: object }>(
      founder, 'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename ... on ValidationError { fieldErrors { field } } } }',
      { input: { name: 'Paperfly', kind: 'MANUAL', trackingUrl } },
    );
    expect(data!.saveDeliveryMethod).toEqual({ __typename: 'ValidationError', fieldErrors: [{ field: 'trackingUrl' }] });
  });
});
