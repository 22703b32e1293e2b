import type { FastifyInstance } from 'fastify';
import { env } from '../env.ts';

/**
 * Logs once when requests seem to come through a proxy while TRUST_PROXY is off: all clients behind it would count as one
 * address and share the limits of one.
 */
export function watchProxies(app: FastifyInstance): void {
  if (env.TRUST_PROXY !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      const from = request.socket.remoteAddress;
      request.log.warn({ from }, 'X-Forwarded-For is not believed: set TRUST_PROXY where a proxy stands in front');
    }
    done();
  });
}
