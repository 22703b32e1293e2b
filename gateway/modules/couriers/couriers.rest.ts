import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { inTime } from '../../rest/in-time.ts';
import { webhookLimit } from '../../rest/limit-rate.ts';
import { findReceivingCourier, receiveReport, type ReceivingCourier } from './tracking/receive-report.ts';

/** Enough for a report, which is about one parcel. */
const MAX_REPORT_BYTES = 64 * 1024;

/** Couriers wait some seconds for an answer, and come again after a failure. */
const ACCEPT_MS = 10_000;
const RETRY_AFTER_SECONDS = 30;

declare module 'fastify' {
  interface FastifyRequest {
    /** The courier that a webhook address names, found before the body is read. */
    receivingCourier: ReceivingCourier | null;
  }
}

interface ReportRoute {
  Params: { courierId: string };
  Querystring: Record<string, unknown>;
  Body: Buffer | undefined;
}

/** `POST /api/webhooks/couriers/:courierId`, without a session: each courier authenticates in its own way. */
export async function courierRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (context) => {
    // Only for these routes: signatures are computed over the raw bytes.
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_REPORT_BYTES }, (_request, body, done) => done(null, body));
    context.decorateRequest('receivingCourier', null);
    context.post<ReportRoute>('/api/webhooks/couriers/:courierId', {
      bodyLimit: MAX_REPORT_BYTES,
      config: { anonymous: true, rateLimit: false },
      onRequest: [webhookLimit(app), async (request, reply) => {
        request.receivingCourier = await findReceivingCourier((request as FastifyRequest<ReportRoute>).params.courierId);
        if (request.receivingCourier) return;
        reply.header('connection', 'close');
        throw new NotFoundError('Courier');
      }],
    }, async (request, reply) => {
      const { headers, query, body = Buffer.alloc(0) } = request;
      const answer = await inTime(receiveReport(request.receivingCourier!, { headers, query, body }), ACCEPT_MS);
      if (answer === 'late') {
        // It may still be stored: a repetition is recognised by its hash.
        return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS)
          .send({ error: { code: 'SERVICE_UNAVAILABLE', message: 'Too many reports at once' } });
      }
      if (!answer) throw new UnauthorizedError('The secret does not match');
      return reply.status(answer.status).headers(answer.headers ?? {}).send(answer.body);
    });
  });
}
