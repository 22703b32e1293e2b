import pg from 'pg';
import { migrate } from '../prisma/migrate.ts';
import { ensureDatabase, runSql } from './postgres.ts';
import { schemaChange, schemaOnDisk, type SchemaFile } from './schema-engine.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { fail } from './step-error.ts';

/**
 * `node scripts/check-migrations.ts`, also run by `npm run check`: builds one database from prisma/migrations and one from
 * prisma/schema, and says where they differ. What the schema language cannot express (checks, triggers, indexes that
 * are partial, on expressions or with columns beside their keys) may stand in migrations alone.
 */

const CATALOG = `
  SELECT format('column %s.%I %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
      coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')) AS line, false AS handmade
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT format('enum %s: %s', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder)), false
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname
  UNION ALL
  SELECT pg_get_indexdef(i.indexrelid),
      i.indpred IS NOT NULL OR i.indexprs IS NOT NULL OR i.indnatts > i.indnkeyatts OR m.amname <> 'btree'
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am m ON m.oid = c.relam
    WHERE c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('constraint %s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid)),
      k.contype IN ('c', 't', 'x')
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.connamespace = 'public'::regnamespace AND k.contype <> 'n'`;

async function catalog(url: string): Promise<Map<string, boolean>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string; handmade: boolean }>(CATALOG);
  await client.end();
  const modelled = rows.filter(({ line }) => !line.includes('_prisma_migrations'));
  return new Map(modelled.map(({ line, handmade }) => [line, handmade]));
}

/** The differences between a migrated database and the data model, which is built in an empty database. */
export async function migrationDrift(
  migratedUrl: string,
  emptyUrl: string,
  schema: SchemaFile[] = schemaOnDisk(),
): Promise<string[]> {
  await runSql(emptyUrl, await schemaChange(emptyUrl, [], schema));
  const [actual, wanted] = [await catalog(migratedUrl), await catalog(emptyUrl)];
  return [
    ...[...wanted.keys()].filter((line) => !actual.has(line)).map((line) => `+ ${line}`),
    ...[...actual].filter(([line, handmade]) => !wanted.has(line) && !handmade).map(([line]) => `- ${line}`),
  ].sort((a, b) => a.slice(2).localeCompare(b.slice(2)));
}

async function main(): Promise<void> {
  const server = await startTemporaryPostgres();
  try {
    for (const name of ['migrated', 'modelled']) await ensureDatabase(server, name);
    await migrate(server.url('migrated'));
    const drift = await migrationDrift(server.url('migrated'), server.url('modelled'));
    if (drift.length === 0) return;
    process.stderr.write(
      'prisma/schema and prisma/migrations differ (+ only in the schema, - only in the migrations). ' +
      `Run: npm run migration -- <name>\n${drift.join('\n')}\n`,
    );
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

if (import.meta.main) await main().catch(fail);
