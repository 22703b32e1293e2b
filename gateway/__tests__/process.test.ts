import { existsSync, readFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { signUp } from '../../e2e/support/accounts.ts';
import { testDatabase } from '../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../e2e/support/gateway.ts';

let gateway: ChildGateway | undefined;
const clients: pg.Client[] = [];
afterEach(async () => {
  await gateway?.kill();
  gateway = undefined;
  // A test that has failed may hold a lock, for which all others would wait.
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

async function start(env: Record<string, string> = {}): Promise<ChildGateway> {
  gateway = await startGateway({ databaseUrl: await testDatabase(), env });
  return gateway;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await testDatabase() });
  await client.connect();
  clients.push(client);
  return client;
}

/** Waits until a statement of the gateway stands before the lock. */
async function untilBlocked(client: pg.Client): Promise<void> {
  await expect.poll(async () => {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'karbar%' AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  }).toBeGreaterThan(0);
}

const DONE = /"task":"messaging.settleStuckSms","attempt":\d+,"msg":"job done"/;

describe('a gateway that is told to end', () => {
  it('finishes the request in flight, refuses new ones, and exits with 0', async () => {
    const { idToken } = await signUp('shutdown@karbar.test');
    const child = await start({ WORKER: 'off' });
    await child.graphql(idToken, '{ __typename }');
    const client = await connect();
    await client.query('BEGIN; LOCK TABLE "User"');
    const slow = child.graphql(idToken, '{ __typename }');
    await untilBlocked(client);
    const stopped = child.stop();
    const probe = () => child.request(null, '/healthz').then(() => 'open', () => 'closed');
    await expect.poll(probe).toBe('closed');
    await client.query('COMMIT');
    expect((await slow).data).toEqual({ __typename: 'Query' });
    expect(await stopped).toBe(0);
  });

  it('finishes the job in flight', async () => {
    const child = await start({ WORKER: 'on' });
    const client = await connect();
    await client.query('BEGIN; LOCK TABLE "SmsMessage"');
    const other = await connect();
    await other.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`);
    await untilBlocked(other);
    const stopped = child.stop();
    await expect.poll(() => child.output()).toContain('Shutting down');
    await client.query('COMMIT');
    expect(await stopped).toBe(0);
    const { rows } = await other.query(
      `SELECT 1 FROM graphile_worker.jobs
        WHERE task_identifier = 'messaging.settleStuckSms' AND attempts > 0`,
    );
    expect(rows).toEqual([]);
  });
});

const CALLERS = 1_500;
const SOMAXCONN = '/proc/sys/net/core/somaxconn';
const kernelLimit = existsSync(SOMAXCONN) ? Number(readFileSync(SOMAXCONN, 'utf8')) : 0;

describe('a gateway that is busy', () => {
  it.skipIf(kernelLimit < CALLERS)('takes the connections of all who call at once', async () => {
    const { pid, port } = await start({ WORKER: 'off' });
    process.kill(pid, 'SIGSTOP');
    let connected = 0;
    const callers = Array.from({ length: CALLERS }, () =>
      connectSocket(port, '127.0.0.1').on('error', () => {}).once('connect', () => { connected += 1; }));
    try {
      await expect.poll(() => connected).toBe(CALLERS);
    } finally {
      process.kill(pid, 'SIGCONT');
      for (const caller of callers) caller.destroy();
    }
  });
});

describe('what a gateway prints', () => {
  it('never holds a credential', async () => {
    const { idToken } = await signUp('logs@karbar.test');
    const child = await start({ LOG_LEVEL: 'trace' });
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ idToken });
    const signedIn = await child.request(null, '/api/session', { method: 'POST', headers: json, body });
    const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0]!;
    const address = '/graphql?query=%7B__typename%7D&token=t0k3n-in-query';
    await child.request(null, address, { headers: { cookie } });
    await child.graphql(idToken, '{ __typename }');
    await child.graphql('eyJhbGciOiJub25lIn0.eyJzdWIiOiJmb3JnZWQifQ.', '{ __typename }');
    const forged = '{"idToken": "f0rged-t0ken"}';
    await child.request(null, '/api/session', { method: 'POST', headers: json, body: forged });
    await child.stop();
    const output = child.output();
    expect(output).toContain('"status":401');
    for (const secret of [idToken, cookie.split('=')[1]!, 't0k3n-in-query', 'f0rged-t0ken', 'eyJ']) {
      expect(output).not.toContain(secret);
    }
  });

  it('names the request, who asked, and how long it took', async () => {
    const { idToken } = await signUp('named@karbar.test');
    const child = await start();
    await child.graphql(idToken, '{ __typename }', {}, { 'x-request-id': 'from-the-proxy' });
    await child.stop();
    const lines = child.output().split('\n').filter((line) => line.includes('from-the-proxy'));
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'info', requestId: 'from-the-proxy', method: 'POST', url: '/graphql', status: 200,
      ms: expect.any(Number), sql: expect.any(Number), user: expect.any(String),
    });
  });
});

/** Processes start after one another here; on a busy machine each takes half a minute. */
const STARTS_MS = 300_000;

it('a worker of its own runs jobs for gateways that do not', async () => {
  const databaseUrl = await testDatabase();
  const worker = await startGateway({ databaseUrl, program: 'gateway/worker.ts' });
  const client = await connect();
  await client.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`);
  await expect.poll(() => worker.output()).toMatch(DONE);
  expect(await worker.stop()).toBe(0);
});

it('a job that a killed gateway left behind is taken over by the next one', async () => {
  const child = await start({ WORKER: 'on' });
  const [client, other] = [await connect(), await connect()];
  await client.query('BEGIN; LOCK TABLE "SmsMessage"');
  await other.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`);
  await untilBlocked(other);
  await child.kill();
  await client.query('COMMIT');
  const next = await start({ WORKER: 'on' });
  await expect.poll(() => next.output()).toMatch(DONE);
}, STARTS_MS);

it('a gateway outlives a database that goes away in the middle of a job, then does the job', async () => {
  const child = await start({ WORKER: 'on' });
  const [client, other] = [await connect(), await connect()];
  const server = new pg.Client({ connectionString: inject('serverUrl') });
  await server.connect();
  const name = new URL(await testDatabase()).pathname.slice(1);
  await client.query('BEGIN; LOCK TABLE "SmsMessage"');
  await other.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`);
  await untilBlocked(other);
  await server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
  await server.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = $1 AND application_name IN ('karbar', 'karbar-worker')`,
    [name],
  );
  await expect.poll(async () => (await child.request(null, '/readyz')).status).toBe(503);
  await server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
  await client.query('COMMIT');
  await expect.poll(async () => (await child.request(null, '/readyz')).status).toBe(200);
  await expect.poll(() => child.output()).toMatch(DONE);
  await server.end();
  expect(await child.stop()).toBe(0);
}, STARTS_MS);
