import { hash } from 'node:crypto';
import { db, pool } from '../../gateway/db/client.ts';
import { env } from '../../gateway/env.ts';
import { endReads } from '../../gateway/fast-reads/read-connections.ts';
import { readOperations } from '../../gateway/graphql/persisted-operations.ts';
import { watchPool } from '../../gateway/logging/watch-pool.ts';
import { buildServer } from '../../gateway/server.ts';
import { onShutdown } from '../../gateway/shutdown.ts';
import { DOCUMENTS } from './cases.ts';

/** The gateway as in production, with the bench's documents added to its persisted operations. Started by bench.ts. */
watchPool();
const own = DOCUMENTS.map((document) => [hash('sha256', document), document] as const);
const app = await buildServer({ operations: new Map([...readOperations(), ...own]) });
onShutdown(async () => {
  await app.close();
  await db.$disconnect();
  await Promise.all([pool.end(), endReads()]);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ processorMs: (user + system) / 1_000 });
});
await app.listen({ port: env.PORT, host: env.HOST });
