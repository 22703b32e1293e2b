import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../prisma/migrate.ts';
import { isFree } from '../../scripts/ports.ts';
import { ensureDatabase, runSql, startPostgres } from '../../scripts/postgres.ts';

/** A PostgreSQL that a test may stop, freeze and set read-only, with one migrated database. */
export interface OwnServer {
  url: string;
  /** Ends it the fast way: clients are dropped, and connections are refused until `start`. */
  stop: () => Promise<void>;
  /** Resolves when it answers. */
  start: () => Promise<void>;
  /** Ends all its processes at once, as a machine that fails does: nothing is written any more. */
  crash: () => Promise<void>;
  /** Stops all its processes with open connections (SIGSTOP); resolves to a function that continues them. */
  freeze: () => Promise<() => void>;
  /** Every transaction may only read, those of open connections too. */
  setReadOnly: (on: boolean) => Promise<void>;
  /** Ends every connection at once, as a failover does. */
  dropConnections: () => Promise<void>;
  /** Connections of programs whose application_name is `name`. */
  connections: (name: string) => Promise<number>;
  remove: () => Promise<void>;
}

/** Outside the range of ephemeral ports, so that no other program gets it while the server is stopped. */
async function keptPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

export async function rowsOf<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'chaos' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Signals all processes of the server: first the one that would start others, then those that it has started. */
async function signalProcesses(url: string, signal: 'SIGSTOP' | 'SIGKILL') {
  const control = new pg.Client({ connectionString: url });
  control.on('error', () => {});
  await control.connect();
  const { rows: [parent] } = await control.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  // Stopped first, so that it starts none while they are counted.
  process.kill(parent!.pid, 'SIGSTOP');
  const { rows } = await control.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const pids = [parent!.pid, ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, signal);
  return { pids, control };
}

async function freezeProcesses(url: string): Promise<() => void> {
  const { pids, control } = await signalProcesses(url, 'SIGSTOP');
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    void control.end();
  };
}

/** An empty folder that the account of the server can enter. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karbar-chaos-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The server of `folder`, which need not hold a cluster yet, with what a test may do to it. */
export async function serverOf(folder: string): Promise<OwnServer> {
  const port = await keptPort();
  const start = () => startPostgres({ folder, port, throwaway: true });
  let server = await start();
  await ensureDatabase(server, 'karbar');
  const control = server.url('postgres');
  return {
    url: server.url('karbar'),
    stop: () => server.stop(),
    start: async () => { server = await start(); },
    crash: async () => {
      await signalProcesses(control, 'SIGKILL');
      await server.stop();
    },
    freeze: () => freezeProcesses(control),
    setReadOnly: (on) => runSql(
      control,
      `ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`,
      'SELECT pg_reload_conf()',
    ),
    dropConnections: () => runSql(control, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = 'karbar'`),
    connections: async (name) => (await rowsOf<{ count: number }>(
      control, 'SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = $1', [name],
    ))[0]!.count,
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one and makes it the database of this test file: call it before anything of the gateway is imported. */
export async function ownServer(): Promise<OwnServer> {
  const server = await serverOf(serverFolder());
  await migrate(server.url);
  process.env.DATABASE_URL = server.url;
  return server;
}
