import { db, pool } from './db/client.ts';
import { startHeartbeat } from './db/heartbeat.ts';
import { startLanes } from './jobs/lanes.ts';
import { flushChanges } from './live/announce-changes.ts';
import { logger } from './logging/logger.ts';
import { watchPool } from './logging/watch-pool.ts';
import { onShutdown } from './shutdown.ts';

/** Runs background jobs only: any number of these beside gateways that run with WORKER=off. */
watchPool();
const heartbeat = startHeartbeat();
const worker = await startLanes();
logger.info('Karbar worker running');

onShutdown(async () => {
  await worker.stop();
  heartbeat.stop();
  await flushChanges();
  await db.$disconnect();
  await pool.end();
});
