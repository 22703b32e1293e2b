import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { env } from './env.ts';
import { graphqlRoutes } from './graphql/yoga.ts';
import type { Operations } from './graphql/persisted-operations.ts';
import { schema } from './graphql/schema.ts';
import { logger } from './logging/logger.ts';
import { modules } from './modules.ts';
import { exportRoutes } from './rest/export.ts';
import { answerError, handleErrors } from './rest/handle-errors.ts';
import { healthRoutes } from './rest/health.ts';
import { identify } from './rest/identify.ts';
import { limitArrival, limitBodies } from './rest/limit-bodies.ts';
import { limitRate } from './rest/limit-rate.ts';
import { observe } from './rest/observe.ts';
import { parseJson } from './rest/parse-body.ts';
import { secure } from './rest/secure.ts';
import { sessionRoutes } from './rest/session.ts';
import { trpcRoutes } from './rest/trpc.ts';
import { watchProxies } from './rest/watch-proxies.ts';
import { webApp } from './rest/web-app.ts';

export interface ServerOptions {
  /** True once the process has begun to shut down: /readyz then says so. */
  isStopping?: () => boolean;
  /** Folder of the built browser app. */
  webFolder?: string;
  /** Persisted operations; those of `schema/operations.json` when left out. */
  operations?: Operations;
  /** Which proxies are believed; those of the settings when left out. */
  trustProxy?: typeof env.TRUST_PROXY;
}

/** Long batches of tRPC carry all their names in one part of the address. */
const MAX_PARAM_LENGTH = 5_000;

/** An id from a proxy in front is kept when it can stand in a log as it is. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** A number means: so many proxies stand in front, whatever their addresses. */
function trustedProxies(setting: typeof env.TRUST_PROXY) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** A client may name the host in the request line too (`GET http://host/path`): nothing here needs it. */
const originForm = (url: string) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

const SWEEP_MS = 100;

/** Once the process ends, nobody keeps a connection open for a next request. */
function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    app.server.once('close', () => clearInterval(sweep));
  });
}

/** The whole gateway, ready to listen. It owns neither the database pool nor the worker. */
export async function buildServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { isStopping = () => false, webFolder, operations, trustProxy = env.TRUST_PROXY } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: env.BODY_LIMIT_BYTES,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    requestTimeout: env.REQUEST_TIMEOUT_MS,
    // Whoever does not read the answer must not keep it here for ever.
    connectionTimeout: env.CONNECTION_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(env.HEADERS_TIMEOUT_MS, env.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(1_000, env.HEADERS_TIMEOUT_MS / 2),
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  limitArrival(app);
  app.server.maxConnections = env.MAX_CONNECTIONS;
  // The order matters: count, then refuse what another site started, then ask who it is, then limit.
  handleErrors(app);
  observe(app);
  watchProxies(app);
  endConnections(app, isStopping);
  parseJson(app);
  await app.register(cookie);
  secure(app);
  identify(app);
  await limitRate(app);
  limitBodies(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(healthRoutes, { isStopping });
  await app.register(graphqlRoutes, { schema, operations });
  await app.register(trpcRoutes);
  await app.register(sessionRoutes);
  await app.register(exportRoutes);
  for (const { rest } of modules) if (rest) await app.register(rest);
  await webApp(app, { folder: webFolder });
  return app;
}
