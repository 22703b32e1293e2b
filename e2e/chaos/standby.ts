import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runSql } from '../../scripts/postgres.ts';
import { rowsOf, serverFolder, serverOf, type OwnServer } from './own-server.ts';

/** A second server that follows the first one, commit by commit. */
export interface Standby extends OwnServer {
  /** Makes it the primary; resolves when it takes writes. */
  promote: () => Promise<void>;
}

export const portOf = ({ url }: OwnServer): number => Number(new URL(url).port);
const controlUrl = (url: string) => url.replace(/\/karbar$/, '/postgres');

/** A copy of a running server's files as of one moment: PostgreSQL's own way, without pg_basebackup. */
async function copyCluster(primary: OwnServer): Promise<string> {
  const folder = serverFolder();
  const data = join(folder, 'data');
  const client = new pg.Client({ connectionString: controlUrl(primary.url) });
  await client.connect();
  try {
    const { rows: [shown] } = await client.query<{ data_directory: string }>('SHOW data_directory');
    await client.query(`SELECT pg_backup_start('standby', true)`);
    // Files may vanish during the copy; the log that the standby replays contains their changes.
    spawnSync('cp', ['-a', shown!.data_directory, data]);
    const { rows: [stopped] } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
    for (const name of readdirSync(join(data, 'pg_wal'), { withFileTypes: true })) {
      if (name.isFile()) rmSync(join(data, 'pg_wal', name.name));
    }
    writeFileSync(join(data, 'backup_label'), stopped!.labelfile);
    cpSync(join(dirname(shown!.data_directory), 'password'), join(folder, 'password'));
  } finally {
    await client.end();
  }
  return folder;
}

/** Configures the copy as a standby of the primary; the files belong to the account that runs the servers. */
function follow(folder: string, { url }: OwnServer): void {
  const data = join(folder, 'data');
  const { port, password } = new URL(url);
  appendFileSync(join(data, 'postgresql.auto.conf'), `
primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password} application_name=standby'
`);
  writeFileSync(join(data, 'standby.signal'), '');
  const { uid, gid } = statSync(data);
  for (const name of ['standby.signal', 'backup_label']) chownSync(join(data, name), uid, gid);
}

/**
 * Starts a standby of `primary`. From then on the primary acknowledges a commit when the standby has it too, as far as
 * its database asks for that (`synchronous_commit`).
 */
export async function startStandby(primary: OwnServer): Promise<Standby> {
  const folder = await copyCluster(primary);
  follow(folder, primary);
  const standby = await serverOf(folder);
  const control = controlUrl(primary.url);
  await runSql(control, `ALTER SYSTEM SET synchronous_standby_names = 'standby'`, 'SELECT pg_reload_conf()');
  const isFollowing = async () => (await rowsOf<{ state: string }>(
    control, `SELECT sync_state AS state FROM pg_stat_replication WHERE application_name = 'standby'`,
  ))[0]?.state === 'sync';
  while (!(await isFollowing())) await delay(50);
  return { ...standby, promote: () => runSql(controlUrl(standby.url), 'SELECT pg_promote()') };
}

/** Acknowledged commits survive the primary, although it writes nothing to its disk in time. */
export const waitForStandbys = ({ url }: OwnServer): Promise<void> =>
  runSql(controlUrl(url), `ALTER DATABASE karbar SET synchronous_commit = 'on'`);
