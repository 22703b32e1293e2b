import { fork } from 'node:child_process';
import { join } from 'node:path';
import { childEnv } from '../gateway/env.ts';
import { StepError } from './step-error.ts';

export interface AuthEmulator {
  /** host:port, what FIREBASE_AUTH_EMULATOR_HOST wants. */
  host: string;
  stop: () => Promise<void>;
}

export interface AuthEmulatorOptions {
  /** A free one when left out. */
  port?: number;
  project?: string;
  /** Show what the emulator prints, such as the links of its mails. */
  verbose?: boolean;
}

const HOST = '127.0.0.1';

/**
 * Starts the Firebase Auth emulator on the loopback address and waits until it answers. Its accounts live
 * in memory only. Throws when the port is taken.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions = {}): Promise<AuthEmulator> {
  const { port = 0, project = 'demo-karbar', verbose = false } = options;
  const output = verbose ? 'inherit' : 'ignore';
  const child = fork(join(import.meta.dirname, 'auth-emulator-server.ts'), [project, HOST, String(port)], {
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
    // The first setting makes the emulator print its messages, the second would print far too many.
    env: childEnv({ IS_FIREBASE_CLI: 'true', DEBUG: undefined }),
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = await Promise.race([
    new Promise<{ port?: number; failed?: string }>((resolve) => child.once('message', resolve)),
    exit.then(() => ({ port: undefined, failed: 'it ended at once' })),
  ]);
  if (!answer.port) {
    child.kill();
    throw new StepError(`The Firebase Auth emulator did not start: ${answer.failed}`);
  }
  child.unref();
  child.channel?.unref();
  const stop = async () => {
    child.ref();
    if (child.connected) child.disconnect();
    await exit;
  };
  return { host: `${HOST}:${answer.port}`, stop };
}
