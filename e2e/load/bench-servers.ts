import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnv } from '../../gateway/env.ts';
import { freePort } from '../../scripts/ports.ts';
import { HAS_PROFILE, ROOT } from './bench-options.ts';

/** The bare server, which answers by hand-written SQL. */
export function startRaw(url: string) {
  const child = fork(join(import.meta.dirname, 'raw-server.ts'), process.argv.slice(2), { env: childEnv({ DATABASE_URL: url }) });
  const port = new Promise<number>((resolve) => child.once('message', (m) => resolve((m as { port: number }).port)));
  return { port, stop: () => child.disconnect() };
}

const START_MS = 60_000;

export async function startGateway(url: string, emulatorHost: string) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'bench-gateway.ts'), {
    execArgv: HAS_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${join(ROOT, '.karbar')}`] : [],
    env: childEnv({
      DATABASE_URL: url, PORT: String(port), FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      WORKER: 'off', DEMO: 'off', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000',
    }),
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  for (;;) {
    const ready = await fetch(`${address}/readyz`).then((response) => response.ok, () => false);
    if (ready) return { address, processorMs: () => processorOf(child), stop: () => stopped(child) };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The gateway did not start');
    await delay(50);
  }
}

/** Processor time of the process so far, in milliseconds. */
function processorOf(child: ChildProcess): Promise<number> {
  const told = new Promise<number>((resolve) => child.once('message', (message) => resolve((message as { processorMs: number }).processorMs)));
  child.send('processor');
  return told;
}

function stopped(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}
