import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { env } from '../env.ts';
import { TooManyRequestsError } from '../errors.ts';
import { networkOf } from '../session/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The Firebase account that is signing in, once its token has been verified. */
    signInAccount: string | null;
  }
}

/** Signed-in people of one network, a family or an office, may ask for as much as so many of them. */
const PEOPLE_PER_NETWORK = 10;

const SIGN_INS_PER_MINUTE = { network: 30, account: 60 };

/** Who is remembered at once; others that come then are counted in place of the longest unseen. */
const REMEMBERED = 50_000;

const atMost = (max: number) => Math.min(max, env.RATE_LIMIT_PER_MINUTE);

const userOf = ({ session, cachedSession }: FastifyRequest) => (session ?? cachedSession)?.user?.id;

/** Counts signed-in people by their network too, so that many accounts of one person do not multiply the limit. */
function limitNetworks(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: env.RATE_LIMIT_PER_MINUTE * PEOPLE_PER_NETWORK,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.addHook('onRequest', async (request) => {
    if (!userOf(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError();
  });
}

/** Requests without a route, which the plugin does not count: a body would be read and parsed for each. */
function limitUnknown(app: FastifyInstance): void {
  const count = app.createRateLimit({ max: env.RATE_LIMIT_PER_MINUTE, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip), allowList: [] });
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError();
  });
}

/**
 * So many requests a minute for each signed-in user, or else for each network. Call it after `identify`. Routes are
 * told apart by what the router has matched, however the address is spelled; their `config.rateLimit` says what is
 * special about one.
 */
export async function limitRate(app: FastifyInstance): Promise<void> {
  app.decorateRequest('signInAccount', null);
  await app.register(rateLimit, {
    hook: 'onRequest',
    timeWindow: 60_000,
    max: env.RATE_LIMIT_PER_MINUTE,
    cache: REMEMBERED,
    // Files of the app are cheap, and a page asks for many at once.
    allowList: ({ url }) => url.startsWith('/assets/'),
    keyGenerator: (request) => userOf(request) ?? networkOf(request.ip),
    errorResponseBuilder: () => new TooManyRequestsError(),
  });
  limitNetworks(app);
  limitUnknown(app);
}

/** Shops and couriers send for all of their orders from one address, in bursts: as much as so many people may ask for. */
const PEOPLE_PER_WEBHOOK = 10;

/**
 * The limit of webhooks for each network, as a hook. The plugin would run its own behind the hooks of the route, and
 * leave requests uncounted that those refuse: give the route `rateLimit: false` and this as its first hook.
 */
export const webhookLimit = (app: FastifyInstance): onRequestAsyncHookHandler =>
  app.rateLimit({ max: env.RATE_LIMIT_PER_MINUTE * PEOPLE_PER_WEBHOOK, timeWindow: 60_000 });

/** For the route that signs people in: a limit of its own for each network, counted before the body is read. */
export const signInLimit = () => ({
  rateLimit: {
    max: atMost(SIGN_INS_PER_MINUTE.network),
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  },
});

/** Counts the sign-ins of one account, wherever they come from; the function that it returns throws beyond the limit. */
export function accountLimit(app: FastifyInstance): (request: FastifyRequest, account: string) => Promise<void> {
  const count = app.createRateLimit({
    max: atMost(SIGN_INS_PER_MINUTE.account),
    timeWindow: 60_000,
    keyGenerator: ({ signInAccount }) => signInAccount!,
  });
  return async (request, account) => {
    request.signInAccount = account;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError();
  };
}
