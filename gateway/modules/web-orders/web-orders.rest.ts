import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { receive } from './receive-delivery.ts';

/** An order of a thousand lines is about half of this. */
const MAX_DELIVERY_BYTES = 5 * 1024 * 1024;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type DeliveryRequest = FastifyRequest<{ Params: { siteId: string }; Body: Buffer<ArrayBuffer> | undefined }>;

/**
 * `POST /api/webhooks/woocommerce/:siteId`, without a session: the signature says who it is. Bodies of any
 * type are taken as bytes, because the signature is over them.
 */
export async function webOrderRoutes(app: FastifyInstance): Promise<void> {
  // A context of its own: the parsers of the rest of the gateway stay as they are.
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: MAX_DELIVERY_BYTES } as const;
    context.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    context.post('/api/webhooks/woocommerce/:siteId', {
      bodyLimit: MAX_DELIVERY_BYTES,
      // One shop sends from one address, in bursts, and never again what was refused.
      config: { rateLimit: { max: 12_000, timeWindow: '1 minute' } },
    }, (request: DeliveryRequest) => answer(request));
  });
}

async function answer(request: DeliveryRequest) {
  const { siteId } = request.params;
  const body = request.body ?? Buffer.alloc(0);
  const receipt = UUID.test(siteId) ? await receive(siteId, request.headers, body) : 'unknown-site';
  if (receipt === 'unknown-site') throw new NotFoundError('Site');
  if (receipt === 'unverified') throw new UnauthorizedError('The signature does not match');
  return { ok: true };
}
