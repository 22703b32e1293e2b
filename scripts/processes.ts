import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnv } from '../gateway/env.ts';
import { StepError } from './step-error.ts';

export const ROOT = join(import.meta.dirname, '..');

/** Laid over the environment of this process; undefined takes a variable away. */
export type Extra = Record<string, string | undefined>;

/**
 * Runs a Node script to its end, or for `timeout` milliseconds, and returns what it printed. Throws StepError
 * with all of it.
 */
export async function runScript(args: string[], extra: Extra = {}, timeout?: number): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: childEnv(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  });
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'close') as [number | null];
  const output = Buffer.concat(chunks).toString('utf8');
  if (code !== 0) throw new StepError(`${output.trim()}\n(node ${args.join(' ')} failed)`);
  return output;
}

/** The script of a package's command, to be run by Node without a shell in between. */
export const packageBin = (path: string) => join(ROOT, 'node_modules', path);

/**
 * Starts a Node program that runs until `stopService`. It has a process group of its own, so that Ctrl-C
 * leaves the order of the shutdown to us, and it ends by itself when this process is killed.
 */
export function startService(args: string[], extra: Extra): ChildProcess {
  const follow = join(import.meta.dirname, 'follow-parent.ts');
  return spawn(process.execPath, ['--import', follow, ...args], {
    cwd: ROOT,
    env: childEnv(extra),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Asks a service to end and waits; after `timeoutMs` it is killed. */
export async function stopService(child: ChildProcess, timeoutMs = 15_000): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await gone;
  clearTimeout(timer);
}
