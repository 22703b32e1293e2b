import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../e2e/support/database.ts';
import { migrate, MigrationError } from '../migrate.ts';
import { MIGRATIONS, readMigrations } from '../migration-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIRST = 'CREATE TABLE shop (id int PRIMARY KEY); INSERT INTO shop VALUES (1);';
const SECOND = 'ALTER TABLE shop ADD COLUMN name text;';

let url: string;

function write(migrations: Record<string, string>): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"');
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

beforeEach(async () => {
  url = await createDatabase('empty');
  write({ '1_first': FIRST, '2_second': SECOND });
});

test('applies what is missing, in order, once', async () => {
  write({ '1_first': FIRST });
  expect(await migrate(url, folder)).toEqual(['1_first']);
  write({ '1_first': FIRST, '2_second': SECOND });
  expect(await migrate(url, folder)).toEqual(['2_second']);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await query('SELECT * FROM shop')).toEqual([{ id: 1, name: null }]);
});

test('leaves the table that prisma migrate deploy reads', async () => {
  await migrate(url, folder);
  const rows = await query(`SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at,
    finished_at >= started_at AS finished FROM _prisma_migrations ORDER BY migration_name`);
  expect(rows).toEqual([
    {
      migration_name: '1_first',
      checksum: '3daebb9cfb53607b078796a3e9fff67125d7ef324d9ad0578516a44311720349',
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
      finished: true,
    },
    expect.objectContaining({ migration_name: '2_second', applied_steps_count: 1, finished: true }),
  ]);
});

test('four gateways starting together apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)));
  expect(applied.flat()).toEqual(['1_first', '2_second']);
});

test('a migration that fails is rolled back whole and can be repaired', async () => {
  write({ '1_first': FIRST, '2_second': `${SECOND} INSERT INTO shop VALUES (1);` });
  await expect(migrate(url, folder)).rejects.toThrow(
    'Migration 2_second failed and was rolled back: duplicate key value violates unique constraint',
  );
  expect(await query('SELECT * FROM shop')).toEqual([{ id: 1 }]);
  write({ '1_first': FIRST, '2_second': SECOND });
  expect(await migrate(url, folder)).toEqual(['2_second']);
});

test('a migration that cannot run in a transaction is run without one', async () => {
  write({ '1_first': FIRST, '2_index': 'CREATE INDEX CONCURRENTLY shop_id ON shop (id);' });
  expect(await migrate(url, folder)).toEqual(['1_first', '2_index']);
});

test('one that stopped half-way is refused until somebody has looked at it', async () => {
  write({ '1_first': FIRST, '2_index': 'CREATE UNIQUE INDEX CONCURRENTLY shop_one ON shop ((id / 0));' });
  await expect(migrate(url, folder)).rejects.toThrow('Migration 2_index failed half-way: division by zero');
  await expect(migrate(url, folder)).rejects.toThrow(/^Migration 2_index was .* did not finish\./);
  await query('DROP INDEX shop_one');
  await query("DELETE FROM _prisma_migrations WHERE migration_name = '2_index'");
  write({ '1_first': FIRST, '2_index': 'CREATE UNIQUE INDEX CONCURRENTLY shop_one ON shop (id);' });
  expect(await migrate(url, folder)).toEqual(['2_index']);
});

test('one marked as rolled back by prisma migrate resolve runs again', async () => {
  write({ '1_first': FIRST, '2_second': SECOND });
  await migrate(url, folder);
  await query('ALTER TABLE shop DROP COLUMN name');
  await query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '2_second'");
  expect(await migrate(url, folder)).toEqual(['2_second']);
});

test('an edited migration is refused', async () => {
  await migrate(url, folder);
  write({ '1_first': `${FIRST} `, '2_second': SECOND });
  await expect(migrate(url, folder)).rejects.toThrow(/^Migration 1_first was edited after/);
});

test('a database of a newer version is refused', async () => {
  await migrate(url, folder);
  write({ '1_first': FIRST });
  await expect(migrate(url, folder)).rejects.toThrow(/^Migration 2_second was applied .* is not in/);
});

test('a server that is not there is named without its password', async () => {
  const unreachable = migrate('postgres://karbar:secret@127.0.0.1:1/karbar', folder);
  await expect(unreachable).rejects.toThrow(MigrationError);
  await expect(unreachable).rejects.toThrow('PostgreSQL at 127.0.0.1:1 could not be used: connect ECONNR');
  await expect(unreachable).rejects.not.toThrow('secret');
});

test('the command prints what it did and fails with one line', async () => {
  const script = join(import.meta.dirname, '../migrate.ts');
  const run = () => promisify(execFile)(process.execPath, [script], { env: { DATABASE_URL: url } });
  expect((await run()).stdout).toMatch(/^Applied \d{14}_init/);
  expect((await run()).stdout).toBe('The database is up to date\n');
  await query("UPDATE _prisma_migrations SET checksum = 'x' WHERE migration_name LIKE '%_init'");
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Migration \d+_init was edited after .*\n$/) as string,
  });
});

test('a migration that data of earlier days stands in the way of is not begun, and says what to do', async () => {
  write({ '1_first': FIRST, '2_second': SECOND });
  writeFileSync(join(folder, '2_second', 'obstacles.sql'), `SELECT 'Shop ' || id || ' has to go' AS obstacle FROM shop`);
  await expect(migrate(url, folder)).rejects.toThrow(
    'Migration 2_second was not begun, because of what is in the database:\n  Shop 1 has to go',
  );
  await query('DELETE FROM shop');
  expect(await migrate(url, folder)).toEqual(['2_second']);
});

test('SKUs that differ in case only are named before they become unique whatever their case', async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith('_products_in_full'));
  rmSync(folder, { recursive: true });
  for (const { name } of all.slice(0, at)) cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  await migrate(url, folder);
  // Without the business that a foreign key would ask for.
  await query(`SET session_replication_role = 'replica';
    INSERT INTO "Product" ("businessId", "id", "name", "updatedAt")
      VALUES ('0b000000-0000-7000-8000-000000000001', '0b000000-0000-7000-8000-000000000002', 'Lamp', now());
    INSERT INTO "Variant" ("businessId", "id", "productId", "sku", "pricePoisha", "isOffered")
      SELECT '0b000000-0000-7000-8000-000000000001', gen_random_uuid(), '0b000000-0000-7000-8000-000000000002', sku, 100, true
      FROM unnest(ARRAY['LAMP', 'lamp', 'VASE']) sku;`);
  cpSync(join(MIGRATIONS, all[at]!.name), join(folder, all[at]!.name), { recursive: true });
  await expect(migrate(url, folder)).rejects.toThrow('has the SKUs "LAMP", "lamp", which differ in upper and lower case only');
  await query(`UPDATE "Variant" SET "sku" = 'LAMP-2' WHERE "sku" = 'lamp'`);
  expect(await migrate(url, folder)).toEqual([all[at]!.name]);
});
