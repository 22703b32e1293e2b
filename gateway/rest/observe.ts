import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countStatements } from '../db/statements.ts';
import { loggedPath } from '../logging/logged-path.ts';
import { httpDuration, sqlStatements } from '../logging/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SQL statements of this request so far. */
    statements: { count: number };
    /** The asynchronous context in which they are counted. */
    scope: AsyncResource;
  }
}

const QUIET = /^\/(?:healthz|readyz|metrics|assets\/)/;

const isStream = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** Ids of people, never their names or addresses. */
function summary(request: FastifyRequest, status: number, elapsed: number): object {
  const { method, url, ip, session, statements } = request;
  return {
    method,
    url: loggedPath(url),
    ip,
    status,
    ms: Math.round(elapsed * 10) / 10,
    sql: statements.count,
    user: session?.user?.id,
    business: session?.business?.id,
  };
}

/**
 * Counts the SQL statements of every request, says so in `Server-Timing: sql;desc="N"`, returns the request's
 * id in `X-Request-Id`, and leaves one line in the log and one observation in the metrics.
 */
export function observe(app: FastifyInstance): void {
  // Both are set by the first hook, before anything reads them.
  app.decorateRequest('statements', null as never);
  app.decorateRequest('scope', null as never);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    countStatements((counter) => {
      request.statements = counter;
      request.scope = new AsyncResource('request');
      done();
    });
  });
  // Reading a body ends in the context of the socket: step back into that of the request.
  app.addHook('preValidation', (request, _reply, done) => request.scope.runInAsyncScope(done));

  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('server-timing', `sql;desc="${request.statements.count}"`);
    done(null, payload);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    // A stream lasts as long as a page is open.
    if (!isStream(reply)) httpDuration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    sqlStatements.observe({ route }, request.statements.count);
    const level = QUIET.test(request.url) ? 'debug' : 'info';
    request.log[level](summary(request, reply.statusCode, reply.elapsedTime), 'request');
    done();
  });
}
