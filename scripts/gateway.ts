import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, startService, type Extra } from './processes.ts';
import { StepError } from './step-error.ts';

export interface Gateway {
  process: ChildProcess;
  /** Resolves when it answers that it is ready; rejects when it ends before. */
  ready: Promise<void>;
}

export interface GatewayOptions {
  port: number;
  /** Settings laid over this process's environment. */
  environment: Extra;
  /** Restart it when its code changes. */
  watch?: boolean;
}

const TIMEOUT_MS = 60_000;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new StepError('The gateway ended while it was starting, see above');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(50);
  }
  throw new StepError(`The gateway was not ready after ${TIMEOUT_MS / 1000} s: ${url}`);
}

/** Starts the gateway on this machine; it is stopped with `stopService`. */
export function startGateway({ port, environment, watch = false }: GatewayOptions): Gateway {
  const args = [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'gateway/main.ts'];
  const child = startService(args, { ...environment, PORT: String(port) });
  return { process: child, ready: untilReady(child, `http://localhost:${port}/readyz`) };
}
