import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDatabase, runSql, startPostgres } from '../postgres.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karbar-test-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('keeps its data between starts, behind a password that others cannot read', async () => {
  const first = await startPostgres({ folder, throwaway: true });
  await ensureDatabase(first, 'karbar');
  await ensureDatabase(first, 'karbar');
  await runSql(first.url('karbar'), 'CREATE TABLE kept (id int)');
  const guessed = first.url('karbar').replace(/:[^:@]+@/, ':guess@');
  await expect(runSql(guessed, 'SELECT 1')).rejects.toThrow('password');
  await first.stop();
  expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);

  const second = await startPostgres({ folder, throwaway: true });
  await runSql(second.url('karbar'), 'SELECT * FROM kept');
  await second.stop();
  await expect(runSql(second.url('karbar'), 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('a second start on the same folder uses the server that runs and leaves it running', async () => {
  const [first, second] = await Promise.all([
    startPostgres({ folder, throwaway: true }),
    startPostgres({ folder, throwaway: true }),
  ]);
  const [owner, guest] = first.reused ? [second, first] : [first, second];
  expect([owner.reused, guest.reused]).toEqual([false, true]);
  expect(guest.url('postgres')).toBe(owner.url('postgres'));
  await guest.stop();
  await runSql(owner.url('postgres'), 'SELECT 1');
  await owner.stop();
});

test('a taken port is reported with what the server said', async () => {
  const other = await startPostgres({ folder: join(folder, 'other'), throwaway: true });
  const failing = startPostgres({ folder: join(folder, 'own'), port: other.port, throwaway: true });
  await expect(failing).rejects.toThrow(/did not start:\n[^]*Address already in use/);
  await other.stop();
});

const asRoot = process.getuid?.() === 0;

test.runIf(asRoot)('data that only root could reach is kept elsewhere, and it says so', async () => {
  await chmod(folder, 0o700);
  const server = await startPostgres({ folder, throwaway: true });
  await server.stop();
  const elsewhere = /is kept in (\S+)$/.exec(server.note ?? '')?.[1] ?? '';
  expect(existsSync(join(elsewhere, 'data', 'PG_VERSION'))).toBe(true);
  await rm(elsewhere, { recursive: true });
});

/** Starts a server on `folder` in a process of its own, and kills that process. */
async function startAndKill(options: object): Promise<void> {
  const module = join(import.meta.dirname, '../postgres.ts');
  const script = `import { startPostgres } from ${JSON.stringify(module)};
    await startPostgres(${JSON.stringify({ folder, throwaway: true, ...options })});
    console.log('up');
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  await once(starter.stdout, 'data');
  expect(existsSync(pidFile())).toBe(true);
  starter.kill('SIGKILL');
}

const pidFile = () => join(folder, 'data', 'postmaster.pid');

test('the server ends with the process that started it, even when that one is killed', async () => {
  await startAndKill({});
  await vi.waitFor(() => expect(existsSync(pidFile())).toBe(false), { timeout: 10_000 });
  expect(existsSync(join(folder, 'data', 'PG_VERSION'))).toBe(true);
});

test('a folder to discard goes with the server when it stops and when its starter is killed', async () => {
  const server = await startPostgres({ folder, throwaway: true, discard: true });
  await server.stop();
  expect(existsSync(folder)).toBe(false);
  await startAndKill({ discard: true });
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 });
});
