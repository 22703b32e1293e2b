import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { childEnv } from '../../gateway/env.ts';
import { freePort, isFree } from '../ports.ts';
import { ROOT } from '../processes.ts';

let folder: string;
let port: number;
let authPort: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karbar-start-'));
  await chmod(folder, 0o755);
  [port, authPort] = [await freePort(), await freePort()];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `npm start` of a machine where nothing is configured, but for its ports and its data folder. */
function start() {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: childEnv({
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      LOG_LEVEL: undefined,
      KARBAR_DATA: folder,
      PORT: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

async function untilReady({ child, output }: ReturnType<typeof start>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', () => output().includes('Ctrl-C stops it.') && resolve(output()));
  child.once('exit', () => reject(new Error(`ended before it was ready:\n${output()}`)));
  return promise;
}

test('starts everything, says where, stops everything, keeps the data', { timeout: 240_000 }, async () => {
  const first = start();
  const said = await untilReady(first);
  expect(said).toMatch(/Migrations +\d+\.\d s {2}\d+ applied/);
  expect(said).toMatch(new RegExp(`Karbar is ready after \\d+\\.\\d s: http://localhost:${port}\n`));
  expect(said).toContain('founder@karbar.test');
  const page = await fetch(`http://localhost:${port}/sign-in`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(first.output(), 'what goes well is not logged').not.toContain('"level":"info"');

  first.child.kill('SIGTERM');
  const [code] = await once(first.child, 'exit') as [number];
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  expect(await Promise.all([isFree(port, '127.0.0.1'), isFree(authPort, '127.0.0.1')])).toEqual([true, true]);

  const second = start();
  expect(await untilReady(second)).toMatch(/Migrations +\d+\.\d s {2}up to date/);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});

async function occupy(taken: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  return server;
}

test.each([
  ['PORT', () => port],
  ['FIREBASE_AUTH_EMULATOR_HOST', () => authPort],
])('a taken port is one clear line that names %s', async (setting, taken) => {
  const server = await occupy(taken());
  const { child, output } = start();
  const [code] = await once(child, 'exit') as [number];
  server.close();
  expect(code).toBe(1);
  const advice = `stop it, or set ${setting} to another one`;
  expect(output()).toBe(`Starting Karbar\nPort ${taken()} is in use by another program: ${advice}\n`);
});
