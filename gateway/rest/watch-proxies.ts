import type { FastifyInstance } from 'fastify';
import { env } from '../env.ts';

/**
 * Says once that a proxy seems to stand in front while TRUST_PROXY is off: everybody behind it then counts as one
 * address, and limits meant for one person refuse all.
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
