import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { StepError } from './step-error.ts';

export interface SchemaFile {
  path: string;
  content: string;
}

const ROOT = join(import.meta.dirname, '..');
const SCHEMA = 'prisma/schema';

/** The data model as it stands on disk. */
export function schemaOnDisk(): SchemaFile[] {
  return readdirSync(join(ROOT, SCHEMA))
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: `${SCHEMA}/${name}`, content: readFileSync(join(ROOT, SCHEMA, name), 'utf8') }));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The data model of the last commit that changed the migrations, which is what they result in. Throws outside git. */
export function schemaOfLastMigration(): SchemaFile[] {
  if (git('status', '--porcelain', '--', 'prisma/migrations')) {
    throw new StepError('Commit what has changed in prisma/migrations first, together with its schema');
  }
  const commit = git('log', '-1', '--format=%H', '--', 'prisma/migrations');
  return git('ls-tree', '--name-only', commit, `${SCHEMA}/`)
    .split('\n')
    .filter((path) => path.endsWith('.prisma'))
    .map((path) => ({ path, content: git('show', `${commit}:${path}`) }));
}

/**
 * Lets `use` work with Prisma's engine in WebAssembly on the database at `url`; it wants a live server even
 * to compare files. The pool is ended here because the engine keeps its locks as long as a connection lasts.
 */
export async function withEngine<T>(url: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

/** The SQL that leads from one data model to another, empty when they are the same. */
export async function schemaChange(url: string, from: SchemaFile[], to: SchemaFile[]): Promise<string> {
  const { stdout } = await withEngine(url, (engine) => engine.diff({
    from: from.length > 0 ? { tag: 'schemaDatamodel', files: from } : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: to },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  }));
  const sql = stdout?.trim() ?? '';
  return sql === '-- This is an empty migration.' ? '' : sql;
}
