import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { db, pool } from '../../db/client.ts';
import { encodeId } from '../global-id.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

/** Resolves when somebody waits for a lock of this table. */
async function untilAwaited(table: string): Promise<void> {
  const isAwaited = async () => (await db.$queryRaw<object[]>`
    SELECT 1 FROM pg_locks WHERE NOT "granted" AND "relation" = ${`"${table}"`}::regclass`).length > 0;
  await expect.poll(isAwaited, { timeout: 15_000 }).toBe(true);
}

const DISABLE = `mutation ($input: SetMemberDisabledInput!) {
  setMemberDisabled(input: $input) { __typename ... on SetMemberDisabledSuccess { member { id } } ... on Error { code message } }
}`;

it('a record that somebody deletes between its change and the answer is a conflict, not an internal error', async () => {
  const shop = await seedBusiness();
  const { id: userId } = await withMember(shop);
  const token = await tokenOf(shop.founder);
  const [holder, deleter] = [await pool.connect(), await pool.connect()];
  try {
    // The command waits for the audit trail with the member changed; the deleter waits for the command, and the answer for it.
    await holder.query('BEGIN; LOCK TABLE "AuditEntry" IN SHARE ROW EXCLUSIVE MODE');
    const answer = server.graphql(token, DISABLE, { input: { memberId: encodeId('Member', userId), disabled: true } });
    await untilAwaited('AuditEntry');
    const deleted = deleter.query('BEGIN; LOCK TABLE "Membership" IN ACCESS EXCLUSIVE MODE');
    await untilAwaited('Membership');
    await holder.query('COMMIT');
    await deleted;
    await deleter.query('DELETE FROM "Membership" WHERE "userId" = $1', [userId]);
    await deleter.query('COMMIT');
    const { data, errors } = await answer;
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ setMemberDisabled: { __typename: 'ConflictError', code: 'CONFLICT' } });
  } finally {
    for (const client of [holder, deleter]) client.release(true);
  }
});
