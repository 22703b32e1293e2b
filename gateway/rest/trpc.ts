import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '../trpc/router.ts';
import { toTRPCError, type TRPCContext } from '../trpc/trpc.ts';
import { retryAfter } from './error-form.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { keepJsonText } from './parse-body.ts';

/** Throws what `identify` found, so that older clients get it in the form they read. */
function contextOf(request: FastifyRequest): TRPCContext {
  try {
    if (request.refusal) throw request.refusal;
    return { session: request.session, idempotencyKey: idempotencyKeyOf(request) };
  } catch (error) {
    throw toTRPCError(error);
  }
}

/** `/api/trpc/<procedure>[,<procedure>...]`, for older clients. */
export async function trpcRoutes(app: FastifyInstance): Promise<void> {
  keepJsonText(app, ['application/json']);
  app.all<{ Params: { path: string } }>('/api/trpc/:path', async (request, reply) => {
    await fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path: request.params.path,
      createContext: async () => contextOf(request),
      responseMeta: ({ errors }) => {
        const seconds = errors.map(({ cause }) => retryAfter(cause)).find(Boolean);
        return seconds ? { headers: { 'retry-after': String(seconds) } } : {};
      },
      onError: ({ error, path }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR') return;
        request.log.error({ err: error.cause ?? error, procedure: path }, 'Procedure failed');
      },
    });
    return reply;
  });
}
