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

async function create(client: pg.Client, name: string, template: string): Promise<string> {
  await client.query(`CREATE DATABASE "${name}" TEMPLATE ${template} STRATEGY file_copy`);
  return Object.assign(new URL(inject('serverUrl')), { pathname: `/${name}` }).href;
}

const uniqueName = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** One more database for a test: an empty one, or a copy of the migrated one. It goes with the server. */
export function createDatabase(kind: 'empty' | 'migrated'): Promise<string> {
  return onServer((client) => create(client, uniqueName('extra'), kind === 'empty' ? 'template0' : TEMPLATE));
}

const WORKER = `worker${process.env.VITEST_POOL_ID}`;
/** The same for all test files of a process: its modules, and so the pools of their connections, stay loaded. */
const OWN_NAME = uniqueName(WORKER);

let own: Promise<string> | undefined;

async function renew(client: pg.Client, template: string): Promise<string> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE datname LIKE $1',
    [`${WORKER}\\_%`],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  return create(client, OWN_NAME, template);
}

/** Gives the test file that begins a migrated database of its own, in place of that of the file before it. */
export function renewTestDatabase(): Promise<string> {
  own = onServer((client) => renew(client, TEMPLATE));
  return own;
}

/**
 * Gives this test file a copy of a filled database in place of its empty one. The first file of the run that asks for
 * `name` fills it, others wait for that; `fill` closes its connections.
 */
export function copyFilledDatabase(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  own = onServer(async (client) => {
    // Until this connection ends.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) {
      const unfinished = uniqueName(name);
      await fill(await create(client, unfinished, TEMPLATE));
      await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
    }
    return renew(client, `"${name}"`);
  });
  return own;
}

/** The connection string of the database of this test file, the same that `env.DATABASE_URL` names. */
export function testDatabase(): Promise<string> {
  if (!own) throw new Error('The setup file makes it');
  return own;
}
