import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated database that all others are copied from. */
export const TEMPLATE = 'karbar_template';

async function onServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function create(client: pg.Client, prefix: string, template: string): Promise<string> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE "${name}" TEMPLATE ${template} STRATEGY file_copy`);
  return Object.assign(new URL(inject('serverUrl')), { pathname: `/${name}` }).href;
}

/** One more database for a test: an empty one, or a copy of the migrated one. It goes with the server. */
export function createDatabase(kind: 'empty' | 'migrated'): Promise<string> {
  return onServer((client) => create(client, 'extra', kind === 'empty' ? 'template0' : TEMPLATE));
}

let own: Promise<string> | undefined;

/**
 * The connection string of this test file's own migrated database, the same that `env.DATABASE_URL` names.
 * The one of the file that ran before in the same worker is dropped.
 */
export function testDatabase(): Promise<string> {
  own ??= onServer(async (client) => {
    const prefix = `worker${process.env.VITEST_POOL_ID}`;
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${prefix}\\_%`],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
    return create(client, prefix, TEMPLATE);
  });
  return own;
}
