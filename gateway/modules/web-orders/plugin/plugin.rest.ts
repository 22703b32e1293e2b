import type { FastifyInstance, FastifyRequest } from 'fastify';
import { execute } from '../../../commands/execute.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { NotFoundError, UnauthorizedError, ValidationError } from '../../../errors.ts';
import { Session } from '../../../session/session.ts';
import { findReceivingSite, type ReceivingSite } from '../receive-delivery.ts';
import { captureCheckout } from './capture-checkout.ts';
import { decideCheckout, decideInput } from './decide-checkout.ts';
import { pluginKey, verifyCall } from './plugin-key.ts';
import { pluginRules } from './plugin-setting.ts';
import { pluginZip } from './plugin-zip.ts';

/** A checkout of a hundred lines has a quarter of this size. */
const MAX_CALL_BYTES = 64 * 1024;

type PluginRequest = FastifyRequest<{ Params: { siteId: string; action: string }; Body: Buffer | undefined }>;

type Action = (site: ReceivingSite, body: unknown) => Promise<object>;

const ACTIONS = new Map<string, Action>([
  ['checkout', async ({ businessId, siteId }, checkout) => ({
    result: await execute(captureCheckout, Session.system(businessId), { siteId, checkout }),
  })],
  ['decide', ({ businessId, siteId }, body) => decideCheckout(businessId, siteId, parseInput(decideInput, body))],
  ['setting', async ({ businessId, siteId }) => {
    const { capturesCheckout, consentText, phoneProof } = await pluginRules(db, businessId, siteId);
    return { capturesCheckout, consentText, asksCode: phoneProof !== 'OFF' };
  }],
]);

/**
 * `POST /api/plugin/woocommerce/:siteId/:action`, without a session: signed by the plugin with the key of its site.
 * `GET /api/plugin/woocommerce/:siteId.zip`: the plugin with the site's settings inside, for administrators.
 */
export async function pluginRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_CALL_BYTES }, (_request, body, done) => done(null, body));
    context.post<{ Params: { siteId: string; action: string }; Body: Buffer | undefined }>(
      '/api/plugin/woocommerce/:siteId/:action',
      // A shop calls for all of its buyers from one address.
      { bodyLimit: MAX_CALL_BYTES, config: { anonymous: true, rateLimit: { max: 1_200, timeWindow: '1 minute' } } },
      (request) => answer(request),
    );
  });
  app.get<{ Params: { file: string } }>('/api/plugin/woocommerce/:file', { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } }, async (request, reply) => {
    const { session, params: { file } } = request;
    if (!session) throw new UnauthorizedError();
    session.assertCan('ADMIN');
    const site = file.endsWith('.zip') ? await findReceivingSite(file.slice(0, -'.zip'.length)) : null;
    if (!site || site.businessId !== session.businessId) throw new NotFoundError('Site');
    return reply.type('application/zip').header('content-disposition', 'attachment; filename="karbar.zip"').header('cache-control', 'private, no-store')
      .send(await pluginZip(site.siteId, pluginKey(site.siteId, site.webhookSecret)));
  });
}

async function answer(request: PluginRequest): Promise<object> {
  const { params: { siteId, action }, headers, body = Buffer.alloc(0) } = request;
  const run = ACTIONS.get(action);
  const site = run ? await findReceivingSite(siteId) : null;
  if (!run || !site) throw new NotFoundError('Site');
  const [time, signature] = [headers['x-karbar-time'], headers['x-karbar-signature']].map((value) => (typeof value === 'string' ? value : undefined));
  if (!verifyCall(pluginKey(site.siteId, site.webhookSecret), { time, signature, action, body })) throw new UnauthorizedError('The signature does not match');
  if (!site.enabled) throw new NotFoundError('Site');
  await noteSeen(site);
  return run(site, readJson(body));
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ValidationError('Not JSON');
  }
}

/** At most once a minute: shows on the setting page that the plugin works. */
async function noteSeen({ businessId, siteId }: ReceivingSite): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PluginSetting" ("businessId", "siteId", "lastSeenAt", "version") VALUES (${businessId}::uuid, ${siteId}::uuid, now(), 0)
    ON CONFLICT ("businessId", "siteId") DO UPDATE SET "lastSeenAt" = now()
    WHERE "PluginSetting"."lastSeenAt" IS NULL OR "PluginSetting"."lastSeenAt" < now() - interval '1 minute'`;
}
