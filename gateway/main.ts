import { db, pool } from './db/client.ts';
import { startHeartbeat } from './db/heartbeat.ts';
import { endReads } from './fast-reads/read-connections.ts';
import { env } from './env.ts';
import { startLanes } from './jobs/lanes.ts';
import type { Worker } from './jobs/worker.ts';
import { flushChanges } from './live/announce-changes.ts';
import { logger } from './logging/logger.ts';
import { watchPool } from './logging/watch-pool.ts';
import { buildServer } from './server.ts';
import { onShutdown } from './shutdown.ts';

/**
 * Connections that the kernel accepts for a process that is busy; Node's 511 are too few for shops that call at once.
 * The kernel's own limit (net.core.somaxconn) stands above it.
 */
const BACKLOG = 4_096;

/** One gateway process: it listens until it is told to end, then finishes what is in flight. */
watchPool();
const heartbeat = startHeartbeat();
let stopping = false;
const app = await buildServer({ isStopping: () => stopping });
let worker: Worker | undefined;

onShutdown(async () => {
  stopping = true;
  // Listening ends at once; requests and jobs that run already are waited for, side by side.
  await Promise.all([app.close(), worker?.stop()]);
  heartbeat.stop();
  await flushChanges();
  await db.$disconnect();
  await Promise.all([pool.end(), endReads()]);
});

if (env.WORKER) worker = await startLanes();
await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
logger.info({ worker: env.WORKER }, `Karbar gateway listening at ${app.listeningOrigin}`);
