import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../errors.ts';
import { sessionRoutes } from '../../rest/session.ts';
import { authenticate, SESSION_COOKIE } from '../authenticate.ts';

/** The routes of the session and one that needs it: `GET /me`. */
export async function sessionApp(): Promise<FastifyInstance> {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof DomainError)) throw error;
    return reply.status(HTTP_STATUS[error.code]).send({ code: error.code, message: error.message });
  });
  await app.register(cookie);
  await app.register(sessionRoutes);
  app.route({
    method: 'GET',
    url: '/me',
    handler: async (request) => {
      const session = await (await authenticate(request))?.session;
      return { email: session?.user?.email ?? null, business: session?.business?.name ?? null };
    },
  });
  return app;
}

/** The value of the session cookie that an answer sets. */
export function cookieOf(headers: Record<string, unknown>): string {
  const [line] = [headers['set-cookie']].flat() as string[];
  return new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(line ?? '')?.[1] ?? '';
}
