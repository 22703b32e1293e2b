import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.ts';
import { binaries, reachableFolder, serverAccount, type Account } from './postgres-binaries.ts';
import type { ServerTask } from './postgres-server.ts';
import { StepError } from './step-error.ts';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  // Compiling a plan takes longer than the short statements of this application run.
  jit: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** For data that may be lost in a crash. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
};

export interface PostgresOptions {
  /** Folder for the cluster, its password and its log; made when missing. */
  folder: string;
  /** A free one when left out. */
  port?: number;
  /** Tests: faster, and broken after a power cut. */
  throwaway?: boolean;
  /** The folder goes with the server, even when the process that started it is killed. */
  discard?: boolean;
  /** Folder with another server's programs, such as Debian's; the embedded ones when left out. */
  programs?: string;
}

export interface Postgres {
  port: number;
  /** Connection string of one of the server's databases; it need not exist yet. */
  url: (database: string) => string;
  /** A message for the user, such as that the data is kept in another place. */
  note?: string;
  /** True when a server of the same folder was running already; `stop` then leaves it alone. */
  reused: boolean;
  stop: () => Promise<void>;
}

interface Cluster {
  data: string;
  password: string;
  logFile: string;
}

/** Sorting and case that do not depend on the machine; servers before 17 have it from the system only. */
const EMBEDDED_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const SYSTEM_LOCALE = ['--locale=C.UTF-8'];

/**
 * In order of preference: pg_trgm asks the system which characters are letters. Without a UTF-8 locale there the
 * trigram indexes know nothing of Bangla, and a search for a Bangla word reads the whole table.
 */
const localesOf = ({ programs }: PostgresOptions): string[][] =>
  programs
    ? [SYSTEM_LOCALE]
    : [...['C.UTF-8', 'en_US.UTF-8'].map((ctype) => [...EMBEDDED_LOCALE, `--lc-ctype=${ctype}`]), EMBEDDED_LOCALE];

/** Runs initdb with the first of the locales that the system has; gives the message of the last refusal. */
function makeCluster(initdb: string, options: string[], locales: string[][], account: Account): string | null {
  let refusal = '';
  for (const locale of locales) {
    const done = spawnSync(initdb, [...options, ...locale], { ...account, cwd: '/', encoding: 'utf8' });
    if (done.status === 0) return null;
    refusal = done.stderr || String(done.error);
    if (!/invalid locale/.test(refusal)) break;
  }
  return refusal;
}

/** Makes a cluster in a temporary name first: an interrupted initdb leaves nothing that looks finished. */
function initialise(folder: string, bin: string, account: Account, options: PostgresOptions): Cluster {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const logFile = join(folder, 'server.log');
  if (!existsSync(data)) {
    const unfinished = `${data}.${process.pid}`;
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);
    const refusal = makeCluster(join(bin, 'initdb'), [
      `--pgdata=${unfinished}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256',
      '--encoding=UTF8', ...(options.throwaway ? ['--no-sync'] : []),
    ], localesOf(options), account);
    if (refusal !== null) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new StepError(`PostgreSQL could not make its data folder: ${refusal}`);
    }
    renameSync(unfinished, data);
  }
  return { data, password: readFileSync(passwordFile, 'utf8').trim(), logFile };
}

const address = (port: number, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The port of a server that runs on this cluster already; waits while that server starts or stops. */
async function runningPort({ data, password }: Cluster): Promise<number | undefined> {
  const pidFile = join(data, 'postmaster.pid');
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && existsSync(pidFile)) {
    const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
    if (!isAlive(Number(pid))) return undefined;
    if (port && await answers(address(Number(port), password, 'postgres'))) return Number(port);
    await delay(50);
  }
  return undefined;
}

function launch(task: ServerTask): ChildProcess {
  const guard = fork(join(import.meta.dirname, 'postgres-server.ts'), {
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  guard.send(task);
  guard.unref();
  guard.channel?.unref();
  return guard;
}

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function stop(guard: ChildProcess): Promise<void> {
  if (exited(guard)) return;
  const gone = new Promise((resolve) => guard.once('exit', resolve));
  guard.ref();
  guard.disconnect();
  await gone;
}

/**
 * Starts the PostgreSQL that comes with the project's packages, or finds the one that runs on the same
 * folder already. Throws with the last lines of the server's log when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { folder: wanted, port, throwaway, discard } = options;
  const account = serverAccount();
  const bin = options.programs ?? binaries(account);
  const { folder, note } = reachableFolder(account, wanted);
  const cluster = initialise(folder, bin, account, options);
  const running = (chosen: number, guard?: ChildProcess): Postgres => ({
    port: chosen,
    url: (database) => address(chosen, cluster.password, database),
    note,
    reused: !guard,
    stop: async () => guard && stop(guard),
  });

  const found = await runningPort(cluster);
  if (found) return running(found);

  const chosen = port ?? await freePort();
  const settings = { ...SETTINGS, ...(throwaway ? THROWAWAY : {}) };
  appendFileSync(cluster.logFile, '');
  const logStart = readFileSync(cluster.logFile).length;
  const guard = launch({
    program: join(bin, 'postgres'),
    dataFolder: cluster.data,
    logFile: cluster.logFile,
    port: chosen,
    settings,
    account,
    discard: discard ? folder : undefined,
  });
  while (!exited(guard)) {
    if (await answers(address(chosen, cluster.password, 'postgres'))) return running(chosen, guard);
    await delay(20);
  }
  // Lost a race against another start on the same folder: the winner's server serves both.
  const winner = await runningPort(cluster);
  if (winner) return running(winner);
  const log = readFileSync(cluster.logFile).subarray(logStart).toString('utf8').trim();
  throw new StepError(`PostgreSQL did not start:\n${log.split('\n').slice(-8).join('\n')}`);
}

/** Runs SQL on its own connection, one statement at a time where the list has several. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it is there. */
export async function ensureDatabase(server: Postgres, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
