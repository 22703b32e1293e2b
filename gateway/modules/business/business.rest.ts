import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOGO_MAX_BYTES } from '../../../schema/rules/logo.ts';
import { runQuery, execute } from '../../commands/execute.ts';
import { UnauthorizedError } from '../../errors.ts';
import { beforeBody } from '../../rest/before-body.ts';
import { idempotencyKeyOf } from '../../rest/idempotency-key.ts';
import { readBusinessLogo, setBusinessLogo } from './business-logo.ts';
import { readOffer } from './offer.ts';

type LogoUpload = FastifyRequest<{ Body: Buffer | undefined }>;

/** A little more is read than is taken, so that a picture just over the limit is told what the limit is. */
const BODY_LIMIT = LOGO_MAX_BYTES + 65_536;

/**
 * `GET /api/offer` tells anybody the tiers and prices. `PUT /api/business/logo` takes the bytes of a picture, whatever the request calls them, and answers `{logoUrl}`.
 * `GET /api/business/logo/<hash>` serves the one that belongs to the session's business.
 */
export async function businessRoutes(app: FastifyInstance): Promise<void> {
  // A context of its own: bodies are bytes here only.
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
    context.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    const preParsing = beforeBody((session) => session.assertCan(setBusinessLogo.permission));
    context.put('/api/business/logo', { bodyLimit: BODY_LIMIT, preParsing }, async (request: LogoUpload) => {
      const { session, body } = request;
      const input = { bytes: body ?? Buffer.alloc(0) };
      const idempotencyKey = idempotencyKeyOf(request);
      const { logoUrl } = await execute(setBusinessLogo, session!, input, { idempotencyKey });
      return { logoUrl };
    });
  });

  app.get('/api/offer', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await readOffer()));

  app.get<{ Params: { hash: string } }>('/api/business/logo/:hash', async ({ session, params }, reply) => {
    if (!session) throw new UnauthorizedError();
    const { contentType, bytes } = await runQuery(readBusinessLogo, session, { hash: params.hash });
    return reply
      .type(contentType)
      // The address changes with the picture. Private: shared caches must not answer for the gateway.
      .header('cache-control', 'private, max-age=31536000, immutable')
      // Opened as a page, the file must not run scripts, whatever type a browser takes it for.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(bytes));
  });
}
