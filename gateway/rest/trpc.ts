import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { msg } from '../../schema/rules/message.ts';
import { ValidationError } from '../errors.ts';
import { appRouter } from '../trpc/router.ts';
import { toTRPCError, type TRPCContext } from '../trpc/trpc.ts';
import { retryAfter } from './error-form.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { keepJsonText } from './parse-body.ts';
import { COMMAND_COST, takeTurns, tenantOf, tenantShares } from './tenant-shares.ts';

/** Throws what `identify` found, so that older clients get it in the form they read. */
function contextOf(request: FastifyRequest): TRPCContext {
  try {
    if (request.refusal) throw request.refusal;
    assertPositions(request);
    return {
      session: request.session,
      idempotencyKey: idempotencyKeyOf(request),
      requestId: request.id,
      read: (run) => tenantShares.read(tenantOf(request), run),
    };
  } catch (error) {
    throw toTRPCError(error);
  }
}

const MAX_BATCH = 10;
/** A query costs about as much as a page of a list. */
const QUERY_COST = 300;

const costOf = ({ method }: FastifyRequest) => (method === 'POST' ? COMMAND_COST : QUERY_COST);

/** How many procedures a request calls. Throws ValidationError when there are too many. */
function countProcedures(path: string): number {
  const count = path.split(',').length;
  if (count > MAX_BATCH) throw new ValidationError(msg('At most {{most}} procedures can be called in one request', { most: MAX_BATCH }));
  return count;
}

type Call = Pick<FastifyRequest, 'method' | 'query' | 'body' | 'params'>;

/**
 * The inputs of a batch stand under the positions of their procedures. tRPC takes what stands elsewhere for no input, and
 * would run the procedures without. Text that is no JSON is left to it.
 */
function assertPositions({ method, query, body, params }: Call): void {
  const { batch, input } = query as Record<string, unknown>;
  if (batch !== '1') return;
  const text = method === 'GET' ? input : body;
  if (typeof text !== 'string' || text === '') return;
  const count = countProcedures((params as { path: string }).path);
  if (positionsOf(text).some((key) => !/^\d$/.test(key) || Number(key) >= count)) {
    throw new ValidationError(msg('The inputs of a batch stand under 0, 1, and so on'));
  }
}

function positionsOf(text: string): string[] {
  try {
    const inputs: unknown = JSON.parse(text);
    return typeof inputs === 'object' && inputs !== null ? Object.keys(inputs) : ['none'];
  } catch {
    return [];
  }
}

/** `/api/trpc/<procedure>[,<procedure>...]`, for older clients. */
export async function trpcRoutes(app: FastifyInstance): Promise<void> {
  keepJsonText(app, ['application/json']);
  takeTurns(app);
  app.all<{ Params: { path: string } }>('/api/trpc/:path', async (request, reply) => {
    tenantShares.spend(tenantOf(request), costOf(request) * countProcedures(request.params.path));
    await fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      // It is decoded there once more: a comma written as %252C must not become one that was not counted.
      path: encodeURIComponent(request.params.path),
      createContext: async () => contextOf(request),
      responseMeta: ({ errors }) => {
        const seconds = errors.map(({ cause }) => retryAfter(cause)).find(Boolean);
        return seconds ? { headers: { 'retry-after': String(seconds) } } : {};
      },
      onError: ({ error, path }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR' && error.code !== 'SERVICE_UNAVAILABLE') return;
        const { cause = error } = error;
        request.log.error({ err: cause.cause ?? cause, procedure: path }, 'Procedure failed');
      },
    });
    return reply;
  });
}
