import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/global-id.ts';

let server: TestServer;
let shop: Shop;
let founder: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness({ smsBalance: 9 });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

const CREATE = 'mutation ($input: CreateBrandInput!) { createBrand(input: $input) { __typename } }';
const DISABLE = 'mutation ($input: SetMemberDisabledInput!) { setMemberDisabled(input: $input) { __typename } }';

/** The answer to a request whose body comes in two parts, so far apart that its session is looked at again. */
async function sendSlowly(path: string, token: string, content: object, meanwhile: () => Promise<unknown>): Promise<string> {
  const body = JSON.stringify(content);
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (piece: string) => { answer += piece; }).once('close', () => resolve());
  });
  const head = [
    `POST ${path} HTTP/1.1`, 'host: localhost', 'connection: close', 'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`, `authorization: Bearer ${token}`,
  ].join('\r\n');
  const startedAt = performance.now();
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
  await meanwhile();
  await expect.poll(() => performance.now() - startedAt, { timeout: 5_000 }).toBeGreaterThan(1_500);
  socket.write(body.slice(10));
  await ended;
  return answer;
}

const DOORS = [
  ['/graphql', (text: string) => ({ query: CREATE, variables: { input: { name: text } } }), (name: string) => db.brand.count({ where: { businessId: shop.id, name } })],
  [
    '/api/trpc/sms.sendSingleSms', (message: string) => ({ json: { mobileNumber: '01711204466', message } }),
    (message: string) => db.smsMessage.count({ where: { businessId: shop.id, message } }),
  ],
] as const;

describe.each(DOORS)('a request to %s that comes slowly', (path, contentOf, written) => {
  it('has the rights that its person has once it is there', async () => {
    for (const isDisabled of [false, true]) {
      const member = await withMember(shop, { flags: ['product', 'order'] });
      const text = `By ${member.id}`;
      const answer = await sendSlowly(path, await tokenOf(member), contentOf(text), async () => {
        if (!isDisabled) return;
        const input = { memberId: encodeId('Member', member.id), disabled: true };
        const { data } = await server.graphql(founder, DISABLE, { input });
        expect(data).toEqual({ setMemberDisabled: { __typename: 'SetMemberDisabledSuccess' } });
      });
      expect([await written(text), answer]).toEqual([isDisabled ? 0 : 1, expect.stringMatching(isDisabled ? /UNAUTHORIZED|FORBIDDEN|NOT_FOUND/ : /^HTTP\/1\.1 200/)]);
    }
  });
});
