import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.ts';
import { assertShownBusiness } from '../session/shown-business.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null when nobody is signed in, and on addresses that need nobody. */
    session: Session | null;
    /** The session as the last request found it: an adapter that `awaitsSession` may begin to read for it. */
    cachedSession: Session | null;
    /** Fulfilled when `session` or `refusal` is known: before any other adapter is asked. */
    identified: Promise<void> | null;
    /** Why the credential that came along, or the business that the page shows, was refused. */
    refusal: unknown;
  }
}

/** Adapters that need to know who asks. The rest signs people in, or is called by machines with own proofs. */
const needsSession = (path: string) =>
  /^\/graphql(?:[/?]|$)/.test(path) ||
  (path.startsWith('/api/') && !/^\/api\/(?:session|webhooks|bkash\/callback)(?:[/?]|$)/.test(path));

/** GraphQL and tRPC answer a refused credential in their own form. */
const formatsErrors = (path: string) => path.startsWith('/api/trpc/');

/** GraphQL reads while PostgreSQL looks the session up, and gives nothing away before it knows the session. */
const awaitsSession = ({ method, url }: FastifyRequest) => method === 'POST' && url === '/graphql';

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
    if (!needsSession(request.url)) return;
    await begin(request).catch((error: unknown) => { request.refusal = error; });
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(formatsErrors(request.url) ? null : (request.refusal as Error | null), payload);
  });
}
