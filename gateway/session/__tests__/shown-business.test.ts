import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { encodeId } from '../../graphql/global-id.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const header = (id: string) => ({ 'x-karbar-business': encodeId('Business', id) });
const QUERY = '{ viewer { business { name } } }';

it('a request of a page that shows another business is refused through every adapter', async () => {
  const [mine, other] = [await seedBusiness(), await seedBusiness()];
  const token = await tokenOf(mine.founder);

  // Twice: from the second request on, reads begin before the session is known.
  for (const _ of [1, 2]) {
    const refused = await server.graphql(token, QUERY, {}, header(other.id));
    expect(refused.status).toBe(412);
    expect(refused.data).toBeUndefined();
    expect(refused.errors).toEqual([{
      message: 'You work in another business now',
      extensions: {
        code: 'PRECONDITION_FAILED', reason: 'OTHER_BUSINESS', messageKey: 'You work in another business now', messageValues: {},
      },
    }]);
  }
  const upload = await server.request(token, '/api/business/logo', { method: 'PUT', headers: header(other.id) });
  expect(upload.status).toBe(412);
  const call = await server.request(token, '/api/trpc/businessUser.checkBusinessExists', { headers: header(other.id) });
  expect(await call.text()).toContain('You work in another business now');
});

it('the business of the session, and clients that show none, are served', async () => {
  const mine = await seedBusiness();
  const token = await tokenOf(mine.founder);
  const expected = { viewer: { business: { name: mine.name } } };
  expect((await server.graphql(token, QUERY, {}, header(mine.id))).data).toEqual(expected);
  expect((await server.graphql(token, QUERY)).data).toEqual(expected);
});
