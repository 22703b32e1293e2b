import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnv, given, readEnv } from '../gateway/env.ts';
import { openDatabase } from './database.ts';
import { ROOT } from './processes.ts';
import { fail } from './step-error.ts';

/**
 * `node scripts/with-database.ts <script> ...`: runs a script on the database of `npm start`, which is
 * started for it when it does not run.
 */
async function main(): Promise<void> {
  const settings = readEnv(given('DATABASE_URL') ? {} : { DATABASE_URL: 'postgres://embedded' });
  const database = await openDatabase(settings);
  const child = spawn(process.execPath, process.argv.slice(2), {
    cwd: ROOT,
    env: childEnv({ DATABASE_URL: database.url }),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit') as [number | null];
  await database.stop();
  process.exitCode = code ?? 1;
}

await main().catch(fail);
