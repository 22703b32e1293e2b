import pg from 'pg';
import { startAuthEmulator } from '../../scripts/auth-emulator.ts';
import { marks, startData } from './bench-data.ts';
import type { Load, Servers } from './bench-load.ts';
import { IN_BROWSER, isChosen, ORDERS, say } from './bench-options.ts';
import { startGateway, startRaw } from './bench-servers.ts';
import { browserTimes } from './browser-times.ts';
import { measureBulkSms } from './bulk-sms-job.ts';
import { cases } from './cases.ts';
import { confirmMany } from './confirm-many.ts';
import { measureCourierJobs } from './courier-jobs.ts';
import { judgeDeepPage, measureRead } from './measure-reads.ts';
import { measureApprovals, measureWrites } from './measure-writes.ts';
import { ORDER_WRITES } from './order-cases.ts';
import { signInBenchUser } from './sign-in.ts';
import { stockScarceGoods, WRITE_CASES } from './stock-writes.ts';

/**
 * `npm run bench`: a business with a million orders beside a hundred others, and for every hot read the
 * gateway's throughput beside the same read as hand-written SQL through a bare Node server. The ratio of the
 * two is the result; absolute numbers depend on the machine. 'CPU ms' is what one request takes of the processors in
 * the gateway; with FAST_READS=off in the environment, without its fast reads. `--orders N`, `--seconds N`, `--connections N`,
 * `--browser` for the times of the web app in a real browser instead (after `npm run build`),
 * `--only TEXT,TEXT` for the cases whose name has one of them, `--profile` to leave the gateway's CPU profile in .karbar/.
 */
const emulator = await startAuthEmulator();
const data = await startData();
const client = new pg.Client({ connectionString: data.url });
await client.connect();
const raw = startRaw(data.url);
const gateway = await startGateway(data.url, emulator.host);

async function measureAll(cookie: string): Promise<void> {
  say(`\n${''.padEnd(34)}     gateway                             one SQL statement, bare Node`);
  say(`${''.padEnd(34)}    req/s    p50    p99  SQL CPU ms      req/s    p50    p99   ratio`);
  const chosen = cases(await marks(client)).filter(({ name }) => isChosen(name));
  const servers: Servers = {
    gateway: gateway.address,
    processor: gateway.processorMs,
    raw: `http://127.0.0.1:${await raw.port}`,
    headers: { 'content-type': 'application/json', cookie },
  };
  const results = new Map<string, Load>();
  for (const one of chosen) results.set(one.name, await measureRead(one, servers));
  if (isChosen('approve')) await measureApprovals(client, servers);
  const writes = [...ORDER_WRITES, ...WRITE_CASES].filter(({ name }) => isChosen(name));
  if (writes.length > 0) await stockScarceGoods(client);
  for (const one of writes) await measureWrites(client, one, servers);
  if (isChosen('confirm 500 in bulk')) say(await confirmMany(client, servers));
  const jobs = { client, url: data.url, gateway: gateway.address, headers: servers.headers, isChosen, say };
  await measureCourierJobs(jobs);
  await measureBulkSms(jobs);
  judgeDeepPage(results);
}

try {
  const cookie = await signInBenchUser(emulator.host, gateway.address);
  if (IN_BROWSER) for (const times of await browserTimes(gateway.address, cookie, ORDERS)) say(times);
  else await measureAll(cookie);
} finally {
  await gateway.stop();
  raw.stop();
  await client.end();
  await Promise.all([data.stop(), emulator.stop()]);
}
