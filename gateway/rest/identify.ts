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
    /** When the session was begun to be looked up, by `performance.now()`. */
    identifiedAt: number;
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

/** What a request takes that is sent at once. A slow body, or the wait for a turn, may last while its person loses their rights. */
const KNOWN_MS = 1_000;

async function begin(request: FastifyRequest): Promise<void> {
  request.identifiedAt = performance.now();
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

/** The session as it is by now, where the request took long to come. */
async function beginAgain(request: FastifyRequest): Promise<void> {
  const { session, refusal, identifiedAt } = request;
  if (!session || refusal || performance.now() - identifiedAt < KNOWN_MS) return;
  request.session = null;
  await begin(request).catch((error: unknown) => { request.refusal = error; });
  if (request.refusal && !formatsErrors(routeOf(request))) throw request.refusal;
}

/**
 * Puts the session on the request before its body is read, and once more behind one that was slow. A refused credential is kept until the rate limit
 * has counted the request, so that guessing is limited too.
 */
export function identify(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('cachedSession', null);
  app.decorateRequest('identified', null);
  app.decorateRequest('identifiedAt', 0);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request) => {
    if (!needsSession(request)) return;
    await begin(request).catch((error: unknown) => { request.refusal = error; });
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(formatsErrors(routeOf(request)) ? null : (request.refusal as Error | null), payload);
  });
  app.addHook('preValidation', beginAgain);
}
