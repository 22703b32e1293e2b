import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { UnauthorizedError } from '../../errors.ts';
import { decodeId, encodeId } from '../../graphql/global-id.ts';
import { idempotencyKeyOf } from '../../rest/idempotency-key.ts';
import { settleCallback } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const MY_LIMITS = '/reports/my-limits';

const callbackParams = z.object({ id: z.uuid() });

/** A malformed value counts as missing. */
const callbackQuery = z.object({
  paymentID: z.string().catch(''),
  status: z.enum(['success', 'failure', 'cancel']).nullable().catch(null),
});

/**
 * `POST /api/bkash/create-payment` starts a payment and answers `{bkashURL}`. bKash sends the browser back to
 * `GET /api/bkash/callback/<payment>`, which settles the payment and leads to My Limits.
 */
export async function billingRoutes(app: FastifyInstance): Promise<void> {
  app.post('/api/bkash/create-payment', async (request) => {
    const { session, body } = request;
    if (!session) throw new UnauthorizedError();
    const idempotencyKey = idempotencyKeyOf(request);
    const { bkashURL } = await startPayment(session, withPlainBusinessId(body), { idempotencyKey });
    return { bkashURL };
  });

  app.get('/api/bkash/callback/:id', { config: { anonymous: true } }, async (request, reply) => {
    const params = callbackParams.safeParse(request.params);
    if (!params.success) return reply.redirect(MY_LIMITS, 303);
    const { id } = params.data;
    const { paymentID, status } = callbackQuery.parse(request.query);
    // What fails here is finished by the poller, so the browser is redirected either way.
    await settleCallback(id, paymentID, status).catch((error: unknown) => {
      request.log.error({ err: error, paymentId: id }, 'A payment could not be settled at its callback');
    });
    return reply.redirect(`${MY_LIMITS}?payment=${encodeURIComponent(encodeId('Payment', id))}`, 303);
  });
}

/** Clients that know the business from GraphQL send its global id. */
function withPlainBusinessId(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('businessId' in body)) return body;
  const decoded = typeof body.businessId === 'string' ? decodeId(body.businessId) : null;
  return decoded?.typename === 'Business' ? { ...body, businessId: decoded.id } : body;
}
