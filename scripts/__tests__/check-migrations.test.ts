import { expect, test } from 'vitest';
import { createDatabase } from '../../e2e/support/database.ts';
import { MIGRATIONS, readMigrations, type Migration } from '../../prisma/migration-files.ts';
import { migrate } from '../../prisma/migrate.ts';
import { migrationDrift } from '../check-migrations.ts';
import { runSql } from '../postgres.ts';
import { withEngine, schemaOnDisk } from '../schema-engine.ts';

test('a change of the schema without a migration, and the reverse, are found', async () => {
  const migrated = await createDatabase('migrated');
  expect(await migrationDrift(migrated, await createDatabase('empty'))).toEqual([]);
  await runSql(
    migrated,
    'CREATE TABLE forgotten (id int)',
    'CREATE INDEX plain ON forgotten (id)',
    'CREATE INDEX "byHand" ON forgotten (abs(id))',
    'ALTER TABLE forgotten ADD CHECK (id > 0)',
  );
  const added = { path: 'prisma/schema/added.prisma', content: 'model Added {\n  id Int @id\n}' };
  const drift = await migrationDrift(migrated, await createDatabase('empty'), [...schemaOnDisk(), added]);
  expect(drift).toEqual([
    '+ column Added.id integer NOT NULL',
    '- column forgotten.id integer',
    '+ constraint Added.Added_pkey PRIMARY KEY (id)',
    '- CREATE INDEX plain ON public.forgotten USING btree (id)',
    '+ CREATE UNIQUE INDEX "Added_pkey" ON public."Added" USING btree (id)',
  ]);
});

async function migrateWithPrisma(url: string, migrations: Migration[]): Promise<string[]> {
  const { appliedMigrationNames } = await withEngine(url, (engine) => engine.applyMigrations({
    migrationsList: {
      baseDir: MIGRATIONS,
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
      shadowDbInitScript: '',
      migrationDirectories: migrations.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    },
    filters: { externalTables: [], externalEnums: [] },
  }));
  return appliedMigrationNames;
}

test("Prisma's own engine and ours accept each other's work", async () => {
  const [first, ...rest] = readMigrations();
  const ours = await createDatabase('empty');
  await migrate(ours);
  expect(await migrateWithPrisma(ours, [first!, ...rest])).toEqual([]);
  const theirs = await createDatabase('empty');
  // The WebAssembly engine splits function bodies at semicolons, so only plain SQL can be compared.
  expect(await migrateWithPrisma(theirs, [first!])).toEqual([first!.name]);
  expect(await migrate(theirs)).toEqual(rest.map(({ name }) => name));
});
