import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.ts';
import { assertShownBusiness } from '../session/shown-business.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request; null when nobody is signed in, and on routes that need no session. */
    session: Session | null;
    /** The session as the last request found it: an adapter that `awaitsSession` may begin to read for it. */
    cachedSession: Session | null;
    /** Fulfilled when `session` or `refusal` is known: before any other adapter is asked. */
    identified: Promise<void> | null;
    /** Why the credential that came along, or the business that the page shows, was refused. */
    refusal: unknown;
  }

  interface FastifyContextConfig {
    /** Signs people in, or is called by machines with proofs of their own: a credential that comes along is not read. */
    anonymous?: true;
  }
}

/** The path of the route that was matched, however its address is spelled; null where there is none. */
const routeOf = ({ routeOptions }: FastifyRequest): string | null => routeOptions.url ?? null;

/** Routes under these paths load the session, unless their config says `anonymous`. */
function needsSession(request: FastifyRequest): boolean {
  const route = routeOf(request);
  if (route === null || request.routeOptions.config.anonymous) return false;
  return route === '/graphql' || route.startsWith('/api/');
}

/** GraphQL and tRPC answer a refused credential in their own form. */
const formatsErrors = (route: string | null) => route?.startsWith('/api/trpc/') ?? false;

/** GraphQL reads while PostgreSQL looks the session up, and gives nothing away before it knows the session. */
const awaitsSession = (request: FastifyRequest) => request.method === 'POST' && routeOf(request) === '/graphql';

async function begin(request: FastifyRequest): Promise<void> {
  const lookUp = await authenticate(request);
  if (!lookUp) return;
  request.cachedSession = lookUp.cachedSession;
  request.identified = lookUp.session.then(
    (session) => {
      request.session = session;
      try {
        assertShownBusiness(request.headers, session);
      } catch (error) {
        request.refusal = error;
      }
    },
    (error: unknown) => { request.refusal = error; },
  );
  if (!request.cachedSession || !awaitsSession(request)) await request.identified;
}

/**
 * Puts the session on the request before its body is read. A refused credential is kept until the rate limit
 * has counted the request, so that guessing is limited too.
 */
export function identify(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('cachedSession', null);
  app.decorateRequest('identified', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request) => {
    if (!needsSession(request)) return;
    await begin(request).catch((error: unknown) => { request.refusal = error; });
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(formatsErrors(routeOf(request)) ? null : (request.refusal as Error | null), payload);
  });
}
