import type { preParsingAsyncHookHandler } from 'fastify';
import { UnauthorizedError } from '../errors.ts';
import type { Session } from '../session/session.ts';

type Check = (session: Session, params: unknown) => void;

/**
 * For a route that takes large bodies, as its `preParsing`: refuses whoever may not send one, before it is read. Later than
 * `onRequest`, so that the rate limit has counted the request.
 */
export const beforeBody = (check: Check): preParsingAsyncHookHandler => async ({ session, params }, reply) => {
  try {
    if (!session) throw new UnauthorizedError();
    check(session, params);
  } catch (error) {
    // The rest of the body is not waited for.
    reply.header('connection', 'close');
    throw error;
  }
};
