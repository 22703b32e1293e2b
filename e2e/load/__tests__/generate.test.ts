import pg from 'pg';
import { expect, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { expectSoundLedgers } from '../../chaos/verdict.ts';
import { testDatabase } from '../../support/database.ts';
import { generate } from '../generate.ts';

it('the data of the bench passes every ledger check', async () => {
  const client = new pg.Client({ connectionString: await testDatabase() });
  await client.connect();
  await generate(client, { orders: 500, neighbours: 1, ordersPerNeighbour: 100, shelved: 50 }, () => {});
  await client.end();
  expect(await db.journalLine.count()).toBeGreaterThan(1_000);
  await expectSoundLedgers();
});
