import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { findReceivingCourier, receiveReport, type ReceivingCourier } from './tracking/receive-report.ts';

/** A report is about one parcel. */
const MAX_REPORT_BYTES = 64 * 1024;

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

/** `POST /api/webhooks/couriers/:courierId`, without a session: each courier proves itself in its own way. */
export async function courierRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (context) => {
    // The parsers of the rest of the gateway stay as they are: signatures are over bytes.
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_REPORT_BYTES }, (_request, body, done) => done(null, body));
    context.decorateRequest('receivingCourier', null);
    context.post<ReportRoute>('/api/webhooks/couriers/:courierId', {
      bodyLimit: MAX_REPORT_BYTES,
      // Couriers send from one address for all of their merchants.
      config: { anonymous: true, rateLimit: { max: 12_000, timeWindow: '1 minute' } },
      onRequest: async (request, reply) => {
        request.receivingCourier = await findReceivingCourier((request as FastifyRequest<ReportRoute>).params.courierId);
        if (request.receivingCourier) return;
        reply.header('connection', 'close');
        throw new NotFoundError('Courier');
      },
    }, async (request, reply) => {
      const { headers, query, body = Buffer.alloc(0) } = request;
      const answer = await receiveReport(request.receivingCourier!, { headers, query, body });
      if (!answer) throw new UnauthorizedError('The secret does not match');
      return reply.status(answer.status).headers(answer.headers ?? {}).send(answer.body);
    });
  });
}
