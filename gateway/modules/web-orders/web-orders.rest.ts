import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { wakeInbox } from './inbox-jobs.ts';
import { pluginRoutes } from './plugin/plugin.rest.ts';
import { findReceivingSite, receive, type Receipt, type ReceivingSite } from './receive-delivery.ts';

/** An order of a thousand lines is about half of this. */
const MAX_DELIVERY_BYTES = 5 * 1024 * 1024;

/** WooCommerce waits for a minute; a shop's own web server often less. */
const ACCEPT_MS = 10_000;
const RETRY_AFTER_SECONDS = 30;

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that a webhook address names, found before the body is read. */
    receivingSite: ReceivingSite | null;
  }
}

type DeliveryRequest = FastifyRequest<{ Params: { siteId: string }; Body: Buffer<ArrayBuffer> | undefined }>;

/**
 * `POST /api/webhooks/woocommerce/:siteId`, without a session: the signature says who it is. Bodies of any
 * type are taken as bytes, because the signature is over them.
 */
export async function webOrderRoutes(app: FastifyInstance): Promise<void> {
  await app.register(pluginRoutes);
  // A context of its own: the parsers of the rest of the gateway stay as they are.
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: MAX_DELIVERY_BYTES } as const;
    context.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    context.decorateRequest('receivingSite', null);
    context.post<{ Params: { siteId: string }; Body: Buffer<ArrayBuffer> | undefined }>(
      '/api/webhooks/woocommerce/:siteId',
      {
        bodyLimit: MAX_DELIVERY_BYTES,
        // One shop sends from one address, in bursts, and never again what was refused.
        config: { anonymous: true, rateLimit: { max: 12_000, timeWindow: '1 minute' } },
        onRequest: async (request, reply) => {
          request.receivingSite = await findReceivingSite((request as DeliveryRequest).params.siteId);
          if (request.receivingSite) return;
          // What is still on its way is not waited for.
          reply.header('connection', 'close');
          throw new NotFoundError('Site');
        },
      },
      async (request, reply) => {
        const receipt = await inTime(accept(request));
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

/** It may still be stored after `late` was said: a delivery that comes again is known by its hash. */
async function inTime(receipt: Promise<Receipt>): Promise<Receipt | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => { timer = setTimeout(() => resolve('late'), ACCEPT_MS); });
  return Promise.race([receipt, late]).finally(() => clearTimeout(timer));
}
