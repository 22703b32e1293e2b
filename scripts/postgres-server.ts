import { spawn } from 'node:child_process';
import { openSync, rmSync, statSync } from 'node:fs';
import type { Account } from './postgres-binaries.ts';

/** What `postgres.ts` asks this process to run. */
export interface ServerTask {
  program: string;
  dataFolder: string;
  logFile: string;
  port: number;
  settings: Record<string, string>;
  account: Account;
  /** A folder that goes when the server is ended, by whoever started it or with them. */
  discard?: string;
}

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Runs one PostgreSQL server and ends it when the process that started this one ends or is killed, so that no server is
 * left running. It has a process group of its own, because Ctrl-C signals a whole group at once and the gateway still
 * needs its database to finish requests in flight.
 */
function run({ program, dataFolder, logFile, port, settings, account, discard }: ServerTask): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(logFile, size > LOG_LIMIT ? 'w' : 'a');
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program, ['-D', dataFolder, '-p', String(port), ...options], {
    ...account,
    cwd: dataFolder,
    stdio: ['ignore', log, log],
  });
  // SIGINT is PostgreSQL's fast shutdown: clients are dropped, everything committed is kept.
  let asked = false;
  const stop = () => {
    asked = true;
    server.kill('SIGINT');
  };
  process.on('disconnect', stop).on('SIGTERM', stop).on('SIGINT', stop);
  server.on('error', () => process.exit(1)).on('exit', (code) => {
    // The log of a server that ended by itself says why.
    if (asked && discard) rmSync(discard, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

process.once('message', (task) => run(task as ServerTask));
