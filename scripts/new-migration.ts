import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../prisma/migration-files.ts';
import { ensureDatabase } from './postgres.ts';
import { schemaChange, schemaOfLastMigration, schemaOnDisk } from './schema-engine.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/**
 * `npm run migration -- <name>`: writes the SQL that leads from the schema of the last committed migration
 * to the one on disk. Read it before committing it: renames look like a drop and an add.
 */
const name = process.argv[2]?.trim().toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
if (!name) {
  process.stderr.write('Give the migration a name: npm run migration -- add_courier_notes\n');
  process.exit(1);
}

const server = await startTemporaryPostgres();
try {
  await ensureDatabase(server, 'compare');
  const sql = await schemaChange(server.url('compare'), schemaOfLastMigration(), schemaOnDisk());
  if (sql === '') {
    process.stdout.write('prisma/schema has not changed since the last migration\n');
  } else {
    const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const folder = join(MIGRATIONS, `${time}_${name}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
    process.stdout.write(`Wrote ${join(folder, 'migration.sql')}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await server.stop();
}
