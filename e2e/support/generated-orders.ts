import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { env } from '../../gateway/env.ts';
import { idTokenFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { generate } from '../load/generate.ts';
import { copyFilledDatabase } from './database.ts';
import type { TestServer } from './test-server.ts';

/** Enough rows for the planner to prefer an index wherever one fits. */
export const SIZE = { orders: 20_000, neighbours: 2, ordersPerNeighbour: 500 };

/** Gives this test file the data of the bench; those are made once for all files. */
export async function withGeneratedOrders(): Promise<void> {
  await copyFilledDatabase('generated_orders', async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await generate(client, SIZE, () => {});
    await client.end();
  });
}

/** Signs in as the founder of the generated business, and gives the token. */
export async function signInToGenerated(server: TestServer): Promise<string> {
  // All test files share the accounts: each has a founder of its own.
  const firebaseUid = `bench-${uuidv7()}`;
  const email = `${firebaseUid}@karbar.test`;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`UPDATE "User" SET "firebaseUid" = $1, "email" = $2 WHERE "firebaseUid" = 'bench'`, [firebaseUid, email]);
  await client.end();
  await withAccount({ id: '', firebaseUid, email, name: 'Bench' });
  const token = await idTokenFor(email);
  // The first request of a session also looks after the account.
  await server.graphql(token, '{ viewer { name } }');
  return token;
}
