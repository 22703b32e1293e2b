import type { FastifyInstance } from 'fastify';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null when nobody is signed in, and on addresses that need nobody. */
    session: Session | null;
    /** Why the credential that came along was refused. */
    refusal: unknown;
  }
}

/** Doors that need to know who asks. The rest signs people in, or is called by machines with own proofs. */
const needsSession = (path: string) =>
  /^\/graphql(?:[/?]|$)/.test(path) ||
  (path.startsWith('/api/') && !/^\/api\/(?:session|webhooks|bkash\/callback)(?:[/?]|$)/.test(path));

/** GraphQL and tRPC answer a refused credential in their own form. */
const speaksForItself = (path: string) => path.startsWith('/api/trpc/');

/**
 * Puts the session on the request before its body is read. A refused credential is kept until the rate limit
 * has counted the request, so that guessing is limited too.
 */
export function identify(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request) => {
    if (!needsSession(request.url)) return;
    try {
      request.session = await authenticate(request);
    } catch (error) {
      request.refusal = error;
    }
  });
  app.addHook('preParsing', async (request) => {
    if (request.refusal && !speaksForItself(request.url)) throw request.refusal;
  });
}
