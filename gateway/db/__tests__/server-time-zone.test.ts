import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { env } from '../../env.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { db } from '../client.ts';
import { inUtc } from '../in-utc.ts';

/** A PostgreSQL of Dhaka, as a packaged one is that takes the time zone of its machine. */

let server: TestServer;
beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows: [row] } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.query(`ALTER DATABASE "${row!.name}" SET timezone = 'Asia/Dhaka'`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
  await client.end();
  server = await testServer();
});
afterAll(() => server.close());

it('takes what else the address says of its connections along', async () => {
  const address = Object.assign(new URL(env.DATABASE_URL), { search: '?options=-c%20search_path%3Dpublic&application_name=own%20name' }).href;
  const client = new pg.Client({ connectionString: inUtc(address) });
  await client.connect();
  const { rows } = await client.query(`SELECT current_setting('timezone') AS zone, current_setting('search_path') AS path, current_setting('application_name') AS name`);
  await client.end();
  expect(rows).toEqual([{ zone: 'UTC', path: 'public', name: 'own name' }]);
});

it('keeps and reads times as they are', async () => {
  const { id } = await seedBusiness();
  const at = new Date();
  await db.business.update({ where: { id }, data: { packageExpiresAt: at }, select: { id: true } });
  const [row] = await db.$queryRaw<{ age: number; said: Date }[]>`
    SELECT extract(epoch FROM now() - "packageExpiresAt")::float8 AS "age", "packageExpiresAt" AS "said" FROM "Business" WHERE "id" = ${id}::uuid`;
  expect(row!.said).toEqual(at);
  expect(Math.abs(row!.age)).toBeLessThan(60);
  expect(await db.business.findUnique({ where: { id }, select: { packageExpiresAt: true } })).toEqual({ packageExpiresAt: at });
});

it('ends the sessions of a member who signed in within the hours that the server is ahead', async () => {
  const shop = await seedBusiness();
  const member = await withMember(shop, { flags: ['search', 'order'] });
  const [founder, token] = [await tokenOf(shop.founder), await tokenOf(member)];
  const ask = () => server.graphql(token, '{ viewer { business { id } } }');
  expect((await ask()).errors).toBeUndefined();
  const ended = await server.graphql(founder, 'mutation ($input: EndMemberSessionsInput!) { endMemberSessions(input: $input) { __typename } }', {
    input: { memberId: encodeId('Member', member.id) },
  });
  expect(ended.data).toEqual({ endMemberSessions: { __typename: 'EndMemberSessionsSuccess' } });
  expect((await ask()).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED' });
});
