import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnv } from '../../gateway/env.ts';
import { freePort } from '../../scripts/ports.ts';
import { hasEnded, ROOT } from '../../scripts/processes.ts';
import { processorOf } from '../chaos/processor.ts';
import { clientOf, type Client } from './client.ts';

export interface ChildGateway extends Client {
  port: number;
  pid: number;
  /** What it has printed so far. */
  output: () => string;
  hasEnded: () => boolean;
  /** Asks it to end and waits; returns its exit code, null when it had to be killed. */
  stop: () => Promise<number | null>;
  /** Ends it at once by SIGKILL. */
  kill: () => Promise<void>;
}

export interface ChildGatewayOptions {
  databaseUrl: string;
  /** Settings laid over those of this process. */
  env?: Record<string, string | undefined>;
  /** `gateway/worker.ts` runs jobs only and answers no requests. */
  program?: 'gateway/main.ts' | 'gateway/worker.ts';
}

const START_MS = 30_000;
const STOP_MS = 15_000;

/** A gateway as a process of its own, on a free port. Resolves when it answers that it is ready. */
export async function startGateway(options: ChildGatewayOptions): Promise<ChildGateway> {
  const { databaseUrl, env = {}, program = 'gateway/main.ts' } = options;
  const port = await freePort();
  const follow = join(ROOT, 'scripts', 'follow-parent.ts');
  const child = spawn(process.execPath, ['--import', follow, program], {
    cwd: ROOT,
    env: childEnv({ LOG_LEVEL: 'info', ...env, DATABASE_URL: databaseUrl, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join('');
  const gone = once(child, 'exit');

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await gone;
  }

  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(impatient);
    return child.exitCode;
  }

  const client = clientOf(`http://localhost:${port}`);
  const isReady = async () => {
    if (program === 'gateway/worker.ts') return output().includes('Karbar worker running');
    return (await client.request(null, '/readyz').catch(() => undefined))?.ok === true;
  };
  const since = Date.now();
  // Time in which other programs had the processors does not count: a busy machine is no failure.
  const isLate = () => Date.now() - since - processorOf(child.pid!).waited > START_MS;
  while (!(await isReady())) {
    const ended = hasEnded(child);
    if (ended || isLate()) {
      await kill();
      throw new Error(`The gateway ${ended ? 'ended' : 'was not ready in time'}:\n${output()}`);
    }
    await delay(30);
  }
  return { ...client, port, pid: child.pid!, output, hasEnded: () => hasEnded(child), stop, kill };
}
