import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerOptions } from '../../gateway/server.ts';
import { clientOf, type Client } from './client.ts';

export interface TestServer extends Client {
  app: FastifyInstance;
  close: () => Promise<void>;
}

/**
 * The whole gateway in this process, on a free port and on the test file's own database. `prepare` may add
 * routes before it starts.
 */
export async function testServer(
  options: ServerOptions = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<TestServer> {
  const app = await buildServer(options);
  prepare(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { ...clientOf(url), app, close: () => app.close() };
}
