import { existsSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../prisma/seed/demo-accounts.ts';
import { startApp, type App } from '../../support/app.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The oldest server among the system's own that is supported, as Debian lays them out. */
function systemServer(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const oldest = versions.filter((version) => version >= 15).sort((a, b) => a - b)[0];
  return oldest ? `${DEBIAN}/${oldest}/bin` : undefined;
}

async function signIn(app: App, email: string): Promise<string> {
  const service = `http://${app.authEmulatorHost}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

const programs = systemServer();

describe.skipIf(!programs)("the app on the system's PostgreSQL instead of the embedded one", () => {
  let app: App;
  beforeAll(async () => void (app = await startApp({ programs })));
  afterAll(() => app.stop());

  test('is a server that was not built for this project', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows: [row] } = await client.query<{ version: string }>('SELECT version()');
    await client.end();
    expect(row!.version).toMatch(/Debian|Ubuntu/);
  });

  test('is migrated, seeded and ready', async () => {
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });

  test('answers the founder of the demo business', async () => {
    const authorization = `Bearer ${await signIn(app, 'founder@karbar.test')}`;
    const procedure = `${app.url}/api/trpc/businessUser.checkBusinessExists`;
    const trpc = await fetch(procedure, { headers: { authorization } });
    expect(await trpc.json()).toMatchObject({ result: { data: { json: { name: 'Nakshi Ghor' } } } });
    const graphql = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(await graphql.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
