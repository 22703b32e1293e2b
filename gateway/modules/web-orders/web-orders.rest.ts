import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { inTime } from '../../rest/in-time.ts';
import { webhookLimit } from '../../rest/limit-rate.ts';
import { wakeInbox } from './inbox-jobs.ts';
import { keyHandOutRoutes } from './key-hand-out/key-hand-out.rest.ts';
import { pluginRoutes } from './plugin/plugin.rest.ts';
import { findReceivingSite, receive, type Receipt, type ReceivingSite } from './receive-delivery.ts';

/** An order of a thousand lines has about half of this size. */
const MAX_DELIVERY_BYTES = 5 * 1024 * 1024;

/** WooCommerce waits a minute for an answer; a shop's own web server often less. */
const ACCEPT_MS = 10_000;
const RETRY_AFTER_SECONDS = 30;

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the webhook address, found before the body is read. */
    receivingSite: ReceivingSite | null;
  }
}

type DeliveryRequest = FastifyRequest<{ Params: { siteId: string }; Body: Buffer<ArrayBuffer> | undefined }>;

/**
 * `POST /api/webhooks/woocommerce/:siteId`, without a session: the signature authenticates the shop. Bodies of any
 * type are read as bytes, because the signature covers the bytes.
 */
export async function webOrderRoutes(app: FastifyInstance): Promise<void> {
  await app.register(pluginRoutes);
  await app.register(keyHandOutRoutes);
  // A Fastify context of its own: the body parsers of other routes stay as they are.
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: MAX_DELIVERY_BYTES } as const;
    context.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    context.decorateRequest('receivingSite', null);
    context.post<{ Params: { siteId: string }; Body: Buffer<ArrayBuffer> | undefined }>(
      '/api/webhooks/woocommerce/:siteId',
      {
        bodyLimit: MAX_DELIVERY_BYTES,
        config: { anonymous: true, rateLimit: false },
        onRequest: [webhookLimit(app), async (request, reply) => {
          request.receivingSite = await findReceivingSite((request as DeliveryRequest).params.siteId);
          if (request.receivingSite) return;
          // A body that does not arrive in time is not waited for.
          reply.header('connection', 'close');
          throw new NotFoundError('Site');
        }],
      },
      async (request, reply) => {
        const receipt = await inTime(accept(request), ACCEPT_MS);
        // It may still be stored: a repetition is recognised by its hash.
        if (receipt === 'late') {
          return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS)
            .send({ error: { code: 'SERVICE_UNAVAILABLE', message: 'Too many deliveries at once' } });
        }
        if (receipt === 'unverified') throw new UnauthorizedError('The signature does not match');
        return { ok: true };
      },
    );
  });
}

async function accept(request: DeliveryRequest): Promise<Receipt> {
  const site = request.receivingSite!;
  const receipt = await receive(site, request.headers, request.body ?? Buffer.alloc(0));
  if (receipt === 'stored' && site.enabled) wakeInbox(site.businessId);
  return receipt;
}
