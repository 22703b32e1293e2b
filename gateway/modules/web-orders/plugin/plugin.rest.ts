import type { FastifyInstance, FastifyRequest } from 'fastify';
import { execute } from '../../../commands/execute.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { NotFoundError, TooManyRequestsError, UnauthorizedError, ValidationError } from '../../../errors.ts';
import { inTime } from '../../../rest/in-time.ts';
import { Session } from '../../../session/session.ts';
import { findReceivingSite, readSite, type ReceivingSite } from '../receive-delivery.ts';
import { captureShare } from './buyer-shares.ts';
import { callLimits } from './call-limits.ts';
import { captureCheckout, type Captured } from './capture-checkout.ts';
import { decideCheckout, decideInput, type Decision } from './decide-checkout.ts';
import { isTimely, pluginKey, verifyCall, verifyHead } from './plugin-key.ts';
import { pluginRules } from './plugin-setting.ts';
import { pluginZip } from './plugin-zip.ts';

/** A checkout of a hundred lines has a quarter of this size. */
const MAX_CALL_BYTES = 64 * 1024;

/** The plugin waits three seconds. An answer that it does not get stops its calls for a minute, decisions included. */
const ANSWER_MS = 2_500;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call of a plugin asks for, found before its body is read. */
    pluginCall: PluginCall | null;
  }
}

interface PluginCall {
  site: ReceivingSite;
  action: Action;
  /** Its head proves whose it is, and it was counted. */
  isProven: boolean;
}

interface PluginRoute {
  Params: { siteId: string; action: string };
  Body: Buffer | undefined;
}
type PluginRequest = FastifyRequest<PluginRoute>;

interface Action {
  run: (site: ReceivingSite, body: unknown) => Promise<object>;
  /** The answer while too much is asked at once. Without one, the call is refused. */
  busy?: object;
}

const ACTIONS = new Map<string, Action>([
  ['checkout', {
    run: async ({ businessId, siteId }, checkout) => ({
      result: await execute(captureCheckout, Session.system(businessId), { siteId, checkout }, { share: captureShare }),
    }),
    busy: { result: 'too-many' satisfies Captured },
  }],
  ['decide', {
    run: ({ businessId, siteId }, body) => decideCheckout(businessId, siteId, parseInput(decideInput, body)),
    busy: { action: 'ALLOW', reason: 'too much is asked at once', messageBn: '', messageEn: '' } satisfies Decision,
  }],
  ['setting', {
    run: async ({ businessId, siteId }) => {
      const { capturesCheckout, consentText, phoneProof } = await pluginRules(db, businessId, siteId);
      return { capturesCheckout, consentText, asksCode: phoneProof !== 'OFF' };
    },
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
    context.decorateRequest('pluginCall', null);
    const limits = callLimits(app, ({ pluginCall, params }) =>
      (pluginCall ? { siteId: pluginCall.site.siteId, action: (params as PluginRoute['Params']).action } : null));
    context.post<PluginRoute>('/api/plugin/woocommerce/:siteId/:action', {
      bodyLimit: MAX_CALL_BYTES,
      config: { anonymous: true, rateLimit: false },
      onRequest: async (request, reply) => {
        try {
          const call = await findCall(request as PluginRequest);
          request.pluginCall = call;
          if (!call?.isProven) await limits.unproven(request);
          assertSigned(request);
          // Answered without its body.
          if (call?.isProven && !(await limits.proven(request))) return reply.header('connection', 'close').send(busy(call.action));
        } catch (error) {
          // A body that does not arrive in time is not waited for.
          reply.header('connection', 'close');
          throw error;
        }
      },
    }, async (request) => {
      const { site, action, isProven } = verified(request);
      if (isProven) return answer(site, action, request);
      limits.remember(request);
      return (await limits.proven(request)) ? answer(site, action, request) : busy(action);
    });
  });
  app.get<{ Params: { file: string } }>('/api/plugin/woocommerce/:file', { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } }, async (request, reply) => {
    const { session, params: { file } } = request;
    if (!session) throw new UnauthorizedError();
    session.assertCan('ADMIN');
    // Not from the cache: whoever has just changed the secret gets the new key.
    const site = file.endsWith('.zip') ? await readSite(file.slice(0, -'.zip'.length)) : null;
    if (!site || site.businessId !== session.businessId) throw new NotFoundError('Site');
    return reply.type('application/zip').header('content-disposition', 'attachment; filename="karbar.zip"').header('cache-control', 'private, no-store')
      .send(await pluginZip(site.siteId, pluginKey(site.siteId, site.webhookSecret)));
  });
}

async function findCall({ params: { siteId, action: name }, headers }: PluginRequest): Promise<PluginCall | null> {
  const action = ACTIONS.get(name);
  const site = action ? await findReceivingSite(siteId) : null;
  if (!action || !site) return null;
  const head = { time: headerOf(headers, 'x-karbar-time'), proof: headerOf(headers, 'x-karbar-proof'), action: name };
  return { site, action, isProven: verifyHead(pluginKey(site.siteId, site.webhookSecret), head) };
}

/** Throws where the head already says that the call is nobody's, or too old. */
function assertSigned({ pluginCall, headers }: FastifyRequest): void {
  if (!pluginCall) throw new NotFoundError('Site');
  if (!isTimely(headerOf(headers, 'x-karbar-time')) || !headerOf(headers, 'x-karbar-signature')) throw new UnauthorizedError(WRONG);
}

const WRONG = 'The signature does not match';

const headerOf = (headers: FastifyRequest['headers'], name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

function verified({ pluginCall, headers, params, body = Buffer.alloc(0) }: PluginRequest) {
  const { site, action, isProven } = pluginCall!;
  const call = { time: headerOf(headers, 'x-karbar-time'), signature: headerOf(headers, 'x-karbar-signature'), action: params.action, body };
  if (!verifyCall(pluginKey(site.siteId, site.webhookSecret), call)) throw new UnauthorizedError(WRONG);
  if (!site.enabled) throw new NotFoundError('Site');
  return { site, action, isProven };
}

function busy({ busy: instead }: Action): object {
  if (!instead) throw new TooManyRequestsError();
  return instead;
}

async function answer(site: ReceivingSite, action: Action, { body = Buffer.alloc(0) }: PluginRequest): Promise<object> {
  const run = async () => {
    await noteSeen(site);
    return action.run(site, readJson(body));
  };
  try {
    const result = await inTime(run(), ANSWER_MS);
    return result === 'late' ? busy(action) : result;
  } catch (error) {
    if (error instanceof TooManyRequestsError) return busy(action);
    throw error;
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ValidationError('Not JSON');
  }
}

/** At most once a minute: shows on the setting page that the plugin works. A key from before a change does not count. */
async function noteSeen({ businessId, siteId, sealedSecret }: ReceivingSite): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PluginSetting" ("businessId", "siteId", "lastSeenAt", "version")
    SELECT "businessId", "id", now(), 0 FROM "WebSite"
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid AND "webhookSecret" = ${sealedSecret}
    ON CONFLICT ("businessId", "siteId") DO UPDATE SET "lastSeenAt" = now()
    WHERE "PluginSetting"."lastSeenAt" IS NULL OR "PluginSetting"."lastSeenAt" < now() - interval '1 minute'`;
}
