import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../../e2e/support/database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const COUNTS = '20261121045000_message_counts';
const BUSINESS = '00000000-0000-7000-8000-00000000b001';

const before = mkdtempSync(join(tmpdir(), 'karbar-migrations-'));
afterAll(() => rmSync(before, { recursive: true }));

const SHOP = `
  INSERT INTO "Business" ("id", "name", "packageExpiresAt", "smsRate", "productLimit", "ecomOrderLimit", "userLimit",
    "packagePricePoisha", "createdById")
  VALUES ('${BUSINESS}', 'Shop', now(), 0.35, 1, 1, 1, 1, gen_random_uuid());`;

const message = (status: string) => `
  INSERT INTO "SmsMessage" ("businessId", "id", "mobileNumber", "message", "segments", "cost", "status",
    "gateway")
  VALUES ('${BUSINESS}', gen_random_uuid(), '01711204466', 'On its way', 1, 1, '${status}', 'log');`;

test('messages from before are counted by status, and those that follow with them', async () => {
  const earlier = readMigrations().map(({ name }) => name).filter((name) => name < COUNTS);
  for (const name of earlier) cpSync(join(MIGRATIONS, name), join(before, name), { recursive: true });
  const url = await createDatabase('empty');
  await migrate(url, before);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`${SHOP}${message('SENT')}${message('SENT')}${message('REFUNDED')}`);
    await migrate(url, MIGRATIONS);
    await client.query(message('QUEUED') + message('SENT'));
    await client.query(`UPDATE "SmsMessage" SET "status" = 'UNKNOWN' WHERE "status" = 'QUEUED'`);
    await client.query(`DELETE FROM "SmsMessage" WHERE "status" = 'REFUNDED'`);
    const { rows } = await client.query(
      `SELECT "status", "count" FROM "StatusCount" WHERE "kind" = 'sms' AND "count" <> 0 ORDER BY 1`,
    );
    expect(rows).toEqual([{ status: 'SENT', count: 3 }, { status: 'UNKNOWN', count: 1 }]);
  } finally {
    await client.end();
  }
});
